import { covered, wordsOf } from '../../gather/answer-context.ts'
import { gatherEvidence } from '../../gather/gather.ts'
import { isFromLife } from '../../gather/passages/counsel.ts'
import { personsOf } from '../../gather/passages/persons.ts'
import { tellsOfOwn } from '../../gather/situations/tells-of-own.ts'
import { QUOTED } from '../../gather/situations/turned-to.ts'
import { explainBy } from '../../gather/statements/statements.ts'
import { wordsOfVerses } from '../../gather/verse-words.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, named, readOn, scripture, voices } from '../parts.ts'
import { paragraph, settled } from '../sentence-writer.ts'
import { composeFound } from './found.ts'

/** Share of the sought words that a passage must have for "it stands there" to be true. */
const STANDS_THERE = 0.6
/** And where somebody may be telling of themselves: « J'ai menti à mon amie et je n'ose plus la regarder » is no verse. */
const STANDS_TYPED = 0.85

/** Where something is written: the place, the words in their context, and where words like them stand. */
export const composeFind: Composer = async function* (writer, budget) {
  const { context } = writer
  const { sentences } = writer
  const evidence = await gatherEvidence(context, { count: 4, perBook: 2 })
  const [main, ...others] = evidence.passages
  if (!main || !evidence.found)
    return yield* isFromLife(context) ? composeFound(writer, budget) : nothingFound(writer, evidence)
  const sought = wordsOf(context.understood.wording ?? context.understood.search, context.locale)
  const shareOf = (found: typeof main) =>
    covered(sought, wordsOf(found.text.verses.map(({ text }) => text).join(' '), context.locale))
  // "Moses taught Solomon to write" stands nowhere, whatever verse has the other words.
  const has = wordsOfVerses(main.text.verses, context.locale)
  const soughtNames = personsOf(context).filter(({ isPerson, words }) => isPerson && words.isSubsetOf(sought))
  const isTyped = tellsOfOwn(context.understood) && !QUOTED.test(context.understood.question.text)
  const least = isTyped ? STANDS_TYPED : STANDS_THERE
  const stands = soughtNames.every(({ words }) => words.isSubsetOf(has)) && shareOf(main) >= least
  // A whole sentence that stands nowhere may be somebody telling of their life.
  if (!stands && isFromLife(context)) return yield* composeFound(writer, budget)
  if (!stands && isTyped) {
    return yield* nothingFound(writer, evidence)
  }
  const again = [...main.parallels, ...others.filter((found) => shareOf(found) >= STANDS_THERE)].slice(0, 3)
  const said = paragraph(
    writer.mark(
      stands ? sentences.found : context.understood.wording ? sentences.near : sentences.stands,
      named(writer, main),
    ),
    again.length > 0
      ? writer.mark(
          sentences.foundAgain,
          again.flatMap((found) => named(writer, found)),
        )
      : undefined,
  )
  yield stands || context.understood.wording ? settled(said) : said
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
