import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALES } from '@berea/scripture'
import { gateOf, scoreOf, weightsFor } from '../../packages/library/src/own/record-score.ts'
import { type Measured, openMeasured, questionOf } from './opened.ts'
import { type Asked, answersAmong, byOthers, heldQuestions, passing, unrelated } from './questions.ts'

/**
 * How well the handbook is found, as its issue measures it: `node evals/handbook/run.ts --library DIR [--words] [--list]`
 *
 * Articles that wait for their second reader count too. `--list`: what went wrong, question by question.
 */
const { values } = parseArgs({
  options: {
    library: { type: 'string', default: join(import.meta.dirname, '../../data/library') },
    words: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

const measured = await openMeasured(values.library)
const { knowledge } = measured

type Hit = { readonly record: string; readonly score: number; readonly isAnswer: boolean }

const weights = weightsFor(!values.words)

/** As `findRecords` has it, but for the way that is held out. */
async function firstOf({ library, encoder }: Measured, one: Asked): Promise<Hit | undefined> {
  const { question, locale, heldOut } = one
  const looked = await questionOf({ encoder }, question, locale, values.words)
  const candidates = await library.recordCandidates(looked, heldOut)
  const scored = candidates.map(({ record, features }) => ({ record, score: scoreOf(features, weights) }))
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  if (!best) return undefined
  const { id, needsCare } = library.ownRecords()[best.record]!
  return { ...best, record: id, isAnswer: best.score >= gateOf(weights, needsCare) }
}

const tell = (what: string, { question, locale }: Asked, first: Hit | undefined) => {
  if (values.list) console.log(`  ${what}  ${locale}  ${question}  →  ${first?.record} ${first?.score.toFixed(2)}`)
}
const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`

console.log(`${knowledge.records.article.length} articles, ${values.words ? 'by words alone' : 'with the encoder'}`)
for (const alone of [false, true]) {
  console.log(alone ? 'held out with its translations' : 'held out')
  const held = heldQuestions(knowledge, alone)
  for (const locale of LOCALES) {
    const asked = held.filter((one) => one.locale === locale)
    let first = 0
    let above = 0
    for (const one of asked) {
      const hit = await firstOf(measured, one)
      const isRight = hit?.record === one.record?.id
      if (isRight) first++
      if (isRight && hit?.isAnswer) above++
      if (!alone && !(isRight && hit?.isAnswer)) tell(isRight ? 'below the gate' : 'another first', one, hit)
    }
    console.log(`  ${locale}: first ${share(first, asked.length)}; and above the gate ${share(above, asked.length)}`)
  }
}
const answersTo = answersAmong(knowledge)
const others = byOthers('measuring')
const answered = others.filter((one) => answersTo(one))
const tally = { first: 0, above: 0 }
for (const one of answered) {
  const hit = await firstOf(measured, one)
  const isRight = hit !== undefined && answersTo(one)?.has(`article/${hit.record}`) === true
  if (isRight) tally.first++
  if (isRight && hit.isAnswer) tally.above++
  else tell(isRight ? 'below the gate' : 'another first', one, hit)
}
console.log(
  `asked by others: first ${share(tally.first, answered.length)}; and above the gate ${share(tally.above, answered.length)}`,
)
for (const [name, asked, most] of [
  ['asked by others, of matters not written yet', others.filter((one) => !answersTo(one)), 5],
  ['about something else', unrelated(), 14],
  ['only named in passing (measuring half)', passing('measuring'), 3],
] as const) {
  let got = 0
  for (const one of asked) {
    const hit = await firstOf(measured, one)
    if (!hit?.isAnswer) continue
    got++
    tell('got an article', one, hit)
  }
  console.log(`${name}: ${share(got, asked.length)} get an article; at most ${most}`)
}
await measured.close()
process.exit(0)
