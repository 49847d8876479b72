import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FOLLOWING_FEATURES } from '../../packages/library/src/own/following.ts'
import { fitted, type Row } from './fitting.ts'
import { LANGUAGE_OF, openMeasured, questionOf } from './opened.ts'
import { type Asked, answersAmong, byOthers, followed, judged, judgedKey, typed, unrehearsed } from './questions.ts'

/**
 * Fits the score of "is this record the answer to what is asked on in a conversation", on top of that of a question by itself
 * (`fit.ts`, first). `node evals/handbook/fit-following.ts --library DIR [--write]`
 *
 * `followed.jsonl` says what was told before and which records answer. So that a new subject is heard as one, the questions that
 * people typed by themselves are asked behind a record that has nothing to do with them. Figures are cross-validated.
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: join(import.meta.dirname, '../../data/library') },
    write: { type: 'boolean', default: false },
  },
})
const FILE = join(import.meta.dirname, '../../packages/library/src/own/record-weights.json')

const measured = await openMeasured(values.library)
const { library, knowledge } = measured
const articles = new Map(knowledge.records.article.map((article) => [article.id, article]))
const answersTo = answersAmong(knowledge)
const labels = judged()
const records = library.ownRecords()

/** Always the same article for the same question. */
const anyArticle = (question: string): string => {
  const ids = [...articles.keys()].toSorted()
  return ids[createHash('sha256').update(question).digest().readUInt32BE(0) % ids.length]!
}
const switched = [...byOthers('fitting'), ...byOthers('measuring'), ...unrehearsed(), ...typed()].map(
  (asked): Asked => {
    const after = anyArticle(asked.question)
    return { ...asked, after, group: `behind ${after}` }
  },
)
const asked = [...followed().map((one): Asked => ({ ...one, group: one.after ?? '' })), ...switched]

async function rowOf(one: Asked, byWords: boolean): Promise<Row | undefined> {
  const { question, locale, after = '', group } = one
  const article = articles.get(after)
  if (!article) throw new Error(`no article ${after}`)
  const language = LANGUAGE_OF[locale]
  const joined = await questionOf(measured, `${article.title[language]}: ${question}`, locale, byWords)
  const alone = await questionOf(measured, question, locale, byWords)
  const section = `berea-handbook/article/${after}/${language}`
  const candidates = await library.followingCandidates({ ...alone, after: { section, joined } })
  return {
    group,
    features: candidates.map(({ features }) => FOLLOWING_FEATURES.map((name) => features[name])),
    right: candidates.map(({ record }) => isRight(one, record)),
    isByPeople: true,
    needsCare: candidates.map(({ record }) => records[record]!.needsCare),
  }
}

function isRight(one: Asked, record: number): boolean | undefined {
  const { kind, id } = records[record]!
  if (answersTo(one)?.has(`${kind}/${id}`)) return true
  const label = one.near?.includes(id) ? 'near' : labels.get(judgedKey(one.question, id))
  return label === 'near' ? undefined : label === 'yes'
}

async function fittedOn(byWords: boolean) {
  const rows: Row[] = []
  for (const one of asked) {
    const row = await rowOf(one, byWords)
    if (row) rows.push(row)
  }
  const made = fitted(rows, FOLLOWING_FEATURES)
  console.log(byWords ? 'by words' : 'with the encoder', made)
  return made
}

const before = JSON.parse(readFileSync(FILE, 'utf8'))
const made = {
  ...before,
  followingData: `${followed().length} follow-ups behind an article, and ${switched.length} questions about something else behind one; each labelled by one reader`,
  followingEncoder: await fittedOn(false),
  followingWords: await fittedOn(true),
}
if (values.write) writeFileSync(FILE, `${JSON.stringify(made, undefined, 2)}\n`)
await measured.close()
process.exit(0)
