import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type AnalysedLanguage, analysedLanguage, type VerseLikeness } from '@berea/library'
import { ordinal } from '@berea/scripture'
import type { Heading } from '../packages/library/src/building/assembling-verses.ts'
import { type Generation, readGeneration } from '../packages/library/src/building/generation.ts'
import { partPath } from '../packages/library/src/building/parts.ts'
import { LIKENESS_FEATURES, likenessFeatures } from '../packages/library/src/meaning/likeness-ranker.ts'
import { type Example, train } from '../packages/library/src/training/softmax.ts'
import { shapeOf } from '../packages/library/src/verses/shape.ts'
import { Vectors } from '../packages/library/src/verses/vectors.ts'
import { VerseSearch } from '../packages/library/src/verses/verse-search.ts'
import { VerseSpace } from '../packages/library/src/verses/verse-space.ts'
import { type QuestionSet, readQuestionSets } from './questions.ts'
import { goldOf } from './retrieval.ts'
import { openTexts } from './texts.ts'

const USAGE = `node evals/fit-likeness.ts [--library DIR] [--from DIR] [--fit questions.en,questions.zh-cn,questions.fr-fr]

Fits the weights by which likeness ranks the verses of a question (packages/library/src/meaning/likeness-weights.json) on sets
of questions whose chapters the encoder was not trained with, and prints them with hit@10 of every set: as it is without
likeness, with it, and, of the sets that were fitted on, with weights that have not seen the places asked about.`

const DEPTH = 10
const FOLDS = 5
/** Verses of one fold lie side by side, so that a passage is not in two of them. */
const FOLD_WIDTH = 50

/** One question: its candidates in their order without likeness, and each with its features. */
type Row = {
  readonly set: string
  readonly fold: number
  readonly gold: ReadonlySet<number>
  readonly before: readonly number[]
  readonly places: readonly number[]
  readonly features: readonly (readonly number[])[]
}

const { values: options } = parseArgs({
  options: {
    library: { type: 'string', default: fileURLToPath(new URL('../data/library', import.meta.url)) },
    from: { type: 'string', default: fileURLToPath(new URL('../../shared/evals', import.meta.url)) },
    fit: { type: 'string', default: 'questions.en,questions.zh-cn,questions.fr-fr' },
    help: { type: 'boolean', default: false },
  },
})

async function main(): Promise<number> {
  const generation = await readGeneration(options.library)
  if (options.help || !generation) {
    console.log(USAGE)
    return options.help ? 0 : 2
  }
  const rows = await rowsOf(generation, await readQuestionSets(options.from))
  const fitted = options.fit.split(',')
  const data = rows.filter(({ set }) => fitted.includes(set))
  const whole = weightsOn(data)
  const folds = Array.from({ length: FOLDS }, (_, fold) => weightsOn(data.filter((row) => row.fold !== fold)))
  const figures = [...Map.groupBy(rows, ({ set }) => set)].map(([set, all]) => [
    set,
    {
      questions: all.length,
      without: hits(all, ({ before }) => before),
      with: hits(all, (row) => ordered(row, whole)),
      'with, unseen places': hits(all, (row) => ordered(row, folds[row.fold]!)),
    },
  ])
  console.log(JSON.stringify({ data: fitted, weights: named(whole), figures: Object.fromEntries(figures) }, null, 2))
  return 0
}

async function rowsOf(generation: Generation, sets: readonly QuestionSet[]): Promise<readonly Row[]> {
  const { library, encoder, close } = await openTexts(options.library)
  const searches = new Map<AnalysedLanguage, VerseSearch>()
  const rows: Row[] = []
  for (const { name, locale, rows: asked } of sets) {
    const language = analysedLanguage(locale)!
    const search = searches.get(language) ?? openSearch(generation, language)
    searches.set(language, search)
    for (const row of asked) {
      const vectors = await encoder?.query(row.question)
      const likeness = vectors && (await library.likeness(vectors))
      if (!likeness) throw new Error(`${options.library} has no model or no vectors of verses`)
      const made = rowOf(search, row.question, likeness)
      const gold = goldOf(row)
      const [first = 0] = gold
      if (made) rows.push({ set: name, fold: Math.floor(first / FOLD_WIDTH) % FOLDS, gold, ...made })
    }
    console.error(name)
  }
  await close()
  return rows
}

/** Undefined for a topic: it is ranked otherwise. */
function rowOf(search: VerseSearch, question: string, likeness: VerseLikeness) {
  const { candidates, isTopic } = search.candidates(question, likeness)
  if (isTopic) return undefined
  return {
    before: search.search(question, DEPTH).map(({ verse }) => ordinal(verse)),
    places: candidates.map(({ place }) => place),
    features: likenessFeatures(candidates, likeness),
  }
}

function openSearch({ verses, vectors }: Generation, language: AnalysedLanguage): VerseSearch {
  const folder = partPath(options.library, verses.get(language)!)
  const headings = JSON.parse(readFileSync(join(folder, 'pericopes.json'), 'utf8')) as readonly Heading[]
  const shape = shapeOf(headings.map(({ place }) => place))
  const [part] = vectors.values()
  const words =
    part === undefined ? undefined : new Vectors(readFileSync(join(partPath(options.library, part), 'vectors')))
  return new VerseSearch(readFileSync(join(folder, 'verses')), shape, words && new VerseSpace(words, shape))
}

function weightsOn(rows: readonly Row[]): Float64Array {
  const examples = rows.flatMap(({ places, gold, features }): Example[] => {
    const [right, wrong] = [true, false].map((isGold) => features.filter((_, at) => gold.has(places[at]!) === isGold))
    if (right!.length === 0) return []
    return [{ right: right!.length, rows: [...right!, ...wrong!].map((row) => Float32Array.from(row)) }]
  })
  return train(examples, LIKENESS_FEATURES.length).weights
}

function ordered({ places, features }: Row, weights: Float64Array): readonly number[] {
  const scored = places.map((place, at) => ({
    place,
    score: features[at]!.reduce((sum, value, i) => sum + value * weights[i]!, 0),
  }))
  return scored.sort((a, b) => b.score - a.score).map(({ place }) => place)
}

const hits = (rows: readonly Row[], order: (row: Row) => readonly number[]): number => {
  const found = rows.filter((row) =>
    order(row)
      .slice(0, DEPTH)
      .some((place) => row.gold.has(place)),
  )
  return Math.round((found.length / rows.length) * 1000) / 1000
}

const named = (weights: Float64Array) =>
  Object.fromEntries(LIKENESS_FEATURES.map((name, at) => [name, Math.round(weights[at]! * 1000) / 1000]))

process.exitCode = await main()
