import { ordinal } from '@berea/scripture'
import type { AnswerContext } from '../answer-context.ts'
import { knownQuestionOf } from '../known-question.ts'
import { readPassage, wholeSentences } from '../quoting.ts'
import { longestVerses, tellingVerses } from '../telling-verses/telling.ts'
import type { Found } from './passages.ts'

/** Verses that a quotation has at most, if what tells is to come in. */
const LONGEST = 6

/** What is quoted in the first sentence is shown again with verses before and after, of a few more than of many. */
const aroundOf = (count: number): number => (count > 2 ? 1 : 2)

/**
 * A passage cut anew where what tells lies beside what weighs most. Of "Why was Moses not let into the land?" the rock
 * and the crowd weigh most, Numbers 20:7–11; the reason stands in verse 12.
 */
export function trimToAnswer(context: AnswerContext, main: Found): Found {
  const whole = readPassage(context, main.pericope)
  if (!whole) return main
  const { verses } = tellingVerses(context, { ...main, text: whole }, longestVerses(context))
  const [first, last] = [verses[0], verses.at(-1)]
  if (!first || !last) return main
  const placeOf = ({ verse }: typeof first) =>
    whole.verses.findIndex((other) => ordinal(other.verse) === ordinal(verse))
  const told = { from: placeOf(first), to: placeOf(last) }
  const quoted = { from: placeOf(main.text.verses[0]!), to: placeOf(main.text.verses.at(-1)!) }
  // Does the quotation show anything beside what tells?
  const hasMore = quoted.from < told.from || quoted.to > told.to
  if (told.from >= quoted.from && told.to <= quoted.to && (hasMore || !knownQuestionOf(context))) return main
  const both = { from: Math.min(told.from, quoted.from), to: Math.max(told.to, quoted.to) }
  const around = hasMore ? 0 : aroundOf(both.to - both.from + 1)
  const wide = { from: Math.max(0, both.from - around), to: Math.min(whole.verses.length - 1, both.to + around) }
  const cut = wide.to - wide.from < LONGEST ? wide : wholeSentences(whole.verses, told.from, told.to, LONGEST)
  // A quotation stays in one chapter: that of what tells.
  const kept = whole.verses.slice(cut.from, cut.to + 1).filter(({ section }) => section === first.section)
  const hasPeak = kept.some(({ verse }) => ordinal(verse) === ordinal(main.peak))
  return {
    ...main,
    passage: { first: kept[0]!.verse, last: kept.at(-1)!.verse },
    text: { ...whole, verses: kept },
    peak: hasPeak ? main.peak : first.verse,
  }
}
