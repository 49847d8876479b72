import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fillPlaceholders, knowledge, languageOf, ownRecords } from '@berea/knowledge'
import { isProblem, LOCALES, type Locale, overlaps, parseUsfm } from '@berea/scripture'
import { BEARING_FEATURES, bearingFeatures } from '../../packages/answering/src/against/bearing.ts'
import { openContext } from '../../packages/answering/src/gather/answer-context.ts'
import { gatherEvidence } from '../../packages/answering/src/gather/gather.ts'
import { understand } from '../../packages/answering/src/index.ts'
import { fitLogistic, probability } from '../relevance/logistic.ts'
import { openTexts, type Texts } from '../texts.ts'

/**
 * Fits what tells whether a passage speaks of a statement: on sentences of the handbook, under which its editors laid passages.
 * What is found and stands under the sentence's article is taken to speak of it, the rest not to, though some of it does: the
 * share that is right is the least it can be.
 *
 *   node evals/against/fit.ts [--library data/library] [--every 25] [--write]
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../../data/library', import.meta.url)) },
    every: { type: 'string', default: '25' },
    write: { type: 'boolean', default: false },
  },
})

/** From where on so many of those shown stand under the article itself. */
const RIGHT = 0.5
const FOLDS = 5
/** Passages that are looked at for one sentence. */
const PASSAGES = 10

type Row = { readonly features: readonly number[]; readonly isOne: boolean; readonly group: string }

const placesOf = (references: readonly string[]) =>
  references.flatMap((reference) => {
    const passage = parseUsfm(reference)
    return isProblem(passage) ? [] : [passage]
  })

const articles = ownRecords(knowledge().records).filter(({ kind }) => kind === 'article')
const chosen = articles.filter((_one, at) => at % Number(values.every) === 0)

async function rowsOf({ library, encoder }: Texts): Promise<Row[]> {
  const rows: Row[] = []
  for (const article of chosen) for (const locale of LOCALES) rows.push(...(await rowsOn(article, locale)))
  return rows

  async function rowsOn(article: (typeof articles)[number], locale: Locale): Promise<Row[]> {
    const sentences = article.sentences(languageOf(locale))
    const grounds = sentences.flatMap(({ rests }) => rests.flatMap((one) => ('passages' in one ? one.passages : [])))
    const under = placesOf([...grounds, ...article.verses])
    const found: Row[] = []
    for (const { text } of sentences) {
      const question = { text: fillPlaceholders(text, locale), locale, tradition: 'none', mode: 'deep' } as const
      const { matter: _none, ...understood } = understand(question)
      const context = openContext({ ...understood, locale }, library, [], encoder ? { encoder } : {})
      const evidence = await gatherEvidence(context, { count: PASSAGES, perBook: 3, bothTestaments: false })
      for (const one of evidence.passages) {
        const isOne = under.some((place) => overlaps(place, one.passage))
        found.push({ features: await bearingFeatures(context, evidence, one), isOne, group: article.id })
      }
    }
    return found
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000

function fitted(rows: readonly Row[]) {
  const groups = [...new Set(rows.map(({ group }) => group))]
  const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]))
  const fits = Array.from({ length: FOLDS }, (_, fold) =>
    fitLogistic(rows.filter(({ group }) => foldOf.get(group) !== fold)),
  )
  const scored = rows
    .map((row) => ({ ...row, score: probability(fits[foldOf.get(row.group)!]!, row.features) }))
    .sort((a, b) => b.score - a.score)
  const ones = rows.filter(({ isOne }) => isOne).length
  let right = 0
  let best = { least: 1, shown: 0, right: 0 }
  scored.forEach(({ isOne, score }, at) => {
    if (isOne) right += 1
    if (right / (at + 1) >= RIGHT) best = { least: score, shown: at + 1, right }
  })
  const { intercept, weights } = fitLogistic(rows)
  const half = (share: number) => scored.slice(0, Math.round(rows.length * share)).filter(({ isOne }) => isOne).length
  return {
    figures: {
      passages: rows.length,
      'under the article': round(ones / rows.length),
      shown: round(best.shown / rows.length),
      'shown and under the article': round(best.right / best.shown),
      'under the article and shown': round(best.right / ones),
      'of the first tenth': round(half(0.1) / (rows.length * 0.1)),
    },
    intercept: round(intercept),
    weights: Object.fromEntries(BEARING_FEATURES.map((name, at) => [name, round(weights[at]!)])),
    least: round(best.least),
  }
}

const result: Record<string, unknown> = {
  date: new Date().toISOString().slice(0, 10),
  data: `sentences of ${chosen.length} articles of the handbook in five languages, and the passages found for each`,
}
for (const [name, isWords] of [
  ['encoder', false],
  ['words', true],
] as const) {
  const texts = await openTexts(values.library, isWords)
  result[name] = fitted(await rowsOf(texts))
  await texts.close()
}
console.log(JSON.stringify(result, null, 2))
const WEIGHTS = fileURLToPath(new URL('../../packages/answering/src/against/weights.json', import.meta.url))
if (values.write) writeFileSync(WEIGHTS, `${JSON.stringify(result, null, 2)}\n`)
