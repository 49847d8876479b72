import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { OwnRecord } from '@berea/knowledge'
import { RECORD_FEATURES } from '../../packages/library/src/own/record-features.ts'
import { fitted, type Row } from './fitting.ts'
import { type Measured, openMeasured, questionOf } from './opened.ts'
import {
  type Asked,
  answersAmong,
  byOthers,
  judged,
  judgedKey,
  othersUnrelated,
  passing,
  toldAtLength,
  typed,
  unrehearsed,
} from './questions.ts'

/**
 * Fits the score of "is this record the answer to this question", and its gates.
 * `node evals/handbook/fit.ts --library DIR [--write]`
 *
 * The articles are fitted on what people typed who had not seen them, judged by a reader, beside questions about something else and
 * questions that only name a matter. Figures are cross-validated.
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: join(import.meta.dirname, '../../data/library') },
    write: { type: 'boolean', default: false },
  },
})
const FILE = join(import.meta.dirname, '../../packages/library/src/own/record-weights.json')
/** What is so like a question of another set may answer it, and nobody has judged it: neither right nor wrong. */
const UNJUDGED = 0.87
const measured = await openMeasured(values.library)
const { knowledge } = measured
const answersTo = answersAmong(knowledge)
const labels = judged()
/** By people who had not seen the articles, on whatever they had in mind. */
const byPeople = [...byOthers('fitting'), ...byOthers('measuring'), ...unrehearsed(), ...toldAtLength(), ...typed()]
const peoplesOwn = new Set(byPeople.map(({ question }) => question))
const questions = [...byPeople, ...othersUnrelated(), ...passing('fitting')]

async function rowsOf(byWords: boolean): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const asked of questions) rows.push(await rowOf(measured, asked, byWords))
  return rows
}

async function rowOf(measured: Measured, asked: Asked, byWords: boolean): Promise<Row> {
  const { library } = measured
  const { question, locale } = asked
  const candidates = await library.recordCandidates(await questionOf(measured, question, locale, byWords))
  const records = library.ownRecords()
  return {
    group: asked.group,
    features: candidates.map(({ features }) => RECORD_FEATURES.map((name) => features[name])),
    right: candidates.map(({ record, likeness }) => isRight(asked, records[record]!, likeness)),
    isByPeople: peoplesOwn.has(question),
    needsCare: candidates.map(({ record }) => records[record]!.needsCare),
  }
}

/** An article is no answer to what has verses of its own, whichever they are, unless a reader found that it is. */
function isRight(asked: Asked, { kind, id }: OwnRecord, likeness: number): boolean | undefined {
  if (answersTo(asked)?.has(`${kind}/${id}`)) return true
  const label = asked.near?.includes(id) ? 'near' : labels.get(judgedKey(asked.question, id))
  if (label) return label === 'near' ? undefined : label === 'yes'
  return peoplesOwn.has(asked.question) || likeness < UNJUDGED ? false : undefined
}

async function fittedOn(byWords: boolean) {
  const made = fitted(await rowsOf(byWords), RECORD_FEATURES)
  console.log(byWords ? 'by words' : 'with the encoder', made)
  return made
}

const before = JSON.parse(readFileSync(FILE, 'utf8'))
const made = {
  ...before,
  date: new Date().toISOString().slice(0, 10),
  data: `${knowledge.records.article.length} articles; asked, the unrehearsed, told at length and typed as people type them, judged by a reader; untold first to third, natural, questions and first dev as questions about something else; passing, its fitting half`,
  encoder: await fittedOn(false),
  words: await fittedOn(true),
}
if (values.write) writeFileSync(FILE, `${JSON.stringify(made, undefined, 2)}\n`)
else console.log('as it stands:', before.date)
await measured.close()
process.exit(0)
