import { covered, wordsOf } from '../../evidence/desk.ts'
import { gatherEvidence } from '../../evidence/gather.ts'
import { isFromLife } from '../../evidence/passages/counsel.ts'
import { personsOf } from '../../evidence/passages/persons.ts'
import { tellsOfOwn } from '../../evidence/situations/tells-of-own.ts'
import { QUOTED } from '../../evidence/situations/turned-to.ts'
import { explainBy } from '../../evidence/statements/statements.ts'
import { wordsOfVerses } from '../../evidence/verse-words.ts'
import { inBrief } from '../brief.ts'
import type { Composer } from '../composer.ts'
import { nothingFound } from '../nothing.ts'
import { attributed, named, readOn, scripture, voices } from '../parts.ts'
import { paragraph } from '../pen.ts'
import { composeTopic } from './topic.ts'

/** Share of the sought words that a passage must have for "it stands there" to be true. */
const STANDS_THERE = 0.6
/** And where somebody may be telling of themselves: « J'ai menti à mon amie et je n'ose plus la regarder » is no verse. */
const STANDS_TYPED = 0.85

/** Where something is written: the place, the words in their context, and where words like them stand. */
export const composeFind: Composer = async function* (pen, budget) {
  const { desk } = pen
  const { sentences } = pen
  const evidence = await gatherEvidence(desk, { count: 4, perBook: 2 })
  const [main, ...others] = evidence.passages
  if (!main || !evidence.found) return yield* isFromLife(desk) ? composeTopic(pen, budget) : nothingFound(pen, evidence)
  const sought = wordsOf(desk.understood.wording ?? desk.understood.search, desk.locale)
  const shareOf = (found: typeof main) =>
    covered(sought, wordsOf(found.text.verses.map(({ text }) => text).join(' '), desk.locale))
  // "Moses taught Solomon to write" stands nowhere, whatever verse has the other words.
  const has = wordsOfVerses(main.text.verses, desk.locale)
  const soughtNames = personsOf(desk).filter(({ isPerson, words }) => isPerson && words.isSubsetOf(sought))
  const isTyped = tellsOfOwn(desk.understood) && !QUOTED.test(desk.understood.question.text)
  const least = isTyped ? STANDS_TYPED : STANDS_THERE
  const stands = soughtNames.every(({ words }) => words.isSubsetOf(has)) && shareOf(main) >= least
  // A whole sentence that stands nowhere may be somebody telling of their life.
  if (!stands && isFromLife(desk)) return yield* composeTopic(pen, budget)
  if (!stands && isTyped) {
    return yield* nothingFound(pen, evidence)
  }
  const again = [...main.parallels, ...others.filter((found) => shareOf(found) >= STANDS_THERE)].slice(0, 3)
  yield paragraph(
    pen.mark(stands ? sentences.found : desk.understood.wording ? sentences.near : sentences.stands, named(pen, main)),
    again.length > 0
      ? pen.mark(
          sentences.foundAgain,
          again.flatMap((found) => named(pen, found)),
        )
      : undefined,
  )
  if (budget.isQuick) return yield* inBrief(pen, budget, evidence, true)
  yield* scripture(pen, [main])

  const [note] = await explainBy(desk, main.passage, ['notes'], desk.words, 1)
  if (note) yield paragraph(attributed(pen, note))
  const second = others.filter((found) => found.score > main.score * 0.35).slice(0, 2)
  if (second.length > 0) yield pen.heading(sentences.heading.elsewhere)
  yield* scripture(pen, second)
  if (budget.hasRoom('teachers')) yield* voices(pen, [main], 2)
  yield* readOn(pen, main, [...others.filter((found) => !second.includes(found)), ...evidence.further])
  return { evidence, passages: [main, ...second] }
}
