import type { Section } from '@berea/library'
import { sizeOf } from '@berea/scripture'
import { type AnswerContext, wordsOf } from '../answer-context.ts'
import { readPassage } from '../quoting.ts'
import { wordsOfVerses } from '../verse-words.ts'

/** A sentence of which more than this share is the verse's own words repeats the verse. */
const ECHO = 0.78

/** A note on more verses than this can't be taken to repeat them. */
const WIDEST = 6

/** Does a sentence of a note say anything that the verses it stands under don't? */
export function beyondVerse(
  context: AnswerContext,
  { passages: [place] }: Section,
  language: string,
): (words: string) => boolean {
  const verses = place && sizeOf(place) <= WIDEST ? (readPassage(context, place)?.verses ?? []) : []
  const said = wordsOfVerses(verses, context.locale)
  return (words) => {
    const own = wordsOf(words, language)
    return own.intersection(said).size <= own.size * ECHO
  }
}
