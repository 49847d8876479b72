import { type AnswerContext, covered, wordsOf } from '../../gather/answer-context.ts'
import { gatherEvidence } from '../../gather/gather.ts'
import { isFromLife } from '../../gather/passages/counsel.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { personsOf } from '../../gather/passages/persons.ts'
import { tellsOfOwn } from '../../gather/situations/tells-of-own.ts'
import { QUOTED } from '../../gather/situations/turned-to.ts'
import { explainBy } from '../../gather/statements/statements.ts'
import { wordsOfVerses } from '../../gather/verse-words.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import type { Block } from '../draft.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, named, readOn, scripture, voices } from '../parts.ts'
import { paragraph, type SentenceWriter, settled } from '../sentence-writer.ts'
import { composeFound } from './found.ts'

/** Share of the sought words that a passage must have for "it stands there" to be true. */
const STANDS_THERE = 0.6
/** And where somebody may be telling of themselves: « J'ai menti à mon amie et je n'ose plus la regarder » is no verse. */
const STANDS_TYPED = 0.85

/** Where something is written: the place, the words in their context, and where words like them stand. */
export const composeFind: Composer = async function* (writer, budget) {
  const { context, sentences } = writer
  const evidence = await gatherEvidence(context, { count: 4, perBook: 2 })
  const [main, ...others] = evidence.passages
  if (!main || !evidence.found)
    return yield* isFromLife(context) ? composeFound(writer, budget) : nothingFound(writer, evidence)
  const isTyped = tellsOfOwn(context.understood) && !QUOTED.test(context.understood.question.text)
  const stands = standsIn(context, main, isTyped ? STANDS_TYPED : STANDS_THERE)
  // A whole sentence that stands nowhere may be somebody telling of their life.
  if (!stands && isFromLife(context)) return yield* composeFound(writer, budget)
  if (!stands && isTyped) return yield* nothingFound(writer, evidence)
  const again = others.filter((found) => shareSought(context, found) >= STANDS_THERE)
  yield sayWhere(writer, main, [...main.parallels, ...again].slice(0, 3), stands)
  if (budget.isQuick) return yield* inBrief(writer, budget, evidence, true)
  yield* scripture(writer, [main])

  const [note] = await explainBy(context, main.passage, ['notes'], context.words, 1)
  if (note) yield paragraph(attributed(writer, note))
  const second = others.filter((found) => found.score > main.score * 0.35).slice(0, 2)
  if (second.length > 0) yield writer.heading(sentences.heading.elsewhere)
  yield* scripture(writer, second)
  if (budget.hasRoom('teachers')) yield* voices(writer, [main], 2)
  yield* readOn(writer, main, [...others.filter((found) => !second.includes(found)), ...evidence.further])
  return { evidence, passages: [main, ...second] }
}

const soughtBy = ({ understood, locale }: AnswerContext): ReadonlySet<string> =>
  wordsOf(understood.wording ?? understood.search, locale)

const shareSought = (context: AnswerContext, { text }: Found): number =>
  covered(soughtBy(context), wordsOf(text.verses.map((verse) => verse.text).join(' '), context.locale))

/** "Moses taught Solomon to write" stands nowhere, whatever verse has the other words. */
function standsIn(context: AnswerContext, main: Found, least: number): boolean {
  const has = wordsOfVerses(main.text.verses, context.locale)
  const sought = soughtBy(context)
  const names = personsOf(context).filter(({ isPerson, words }) => isPerson && words.isSubsetOf(sought))
  return names.every(({ words }) => words.isSubsetOf(has)) && shareSought(context, main) >= least
}

/** Where the words stand, or which come near to them, and where words like them stand again. */
function sayWhere(writer: SentenceWriter, main: Found, again: readonly Found[], stands: boolean): Block {
  const { sentences, context, mark } = writer
  const isWorded = context.understood.wording !== undefined
  const forms = isWorded ? sentences.near : sentences.stands
  const others = again.flatMap((found) => named(writer, found))
  const said = paragraph(
    mark(stands ? sentences.found : forms, named(writer, main)),
    others.length > 0 ? mark(sentences.foundAgain, others) : undefined,
  )
  return stands || isWorded ? settled(said) : said
}
