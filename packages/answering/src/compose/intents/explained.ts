import { overlaps } from '@berea/scripture'
import type { AnswerContext } from '../../gather/answer-context.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { readFound } from '../../gather/reading.ts'
import type { Explained } from '../../gather/statements/explained.ts'

/** Verses of a note that are printed with it. */
const LONGEST = 6

/** The verses that an explanation is on stand first; then those that were found for the question. */
export function passagesWith(
  context: AnswerContext,
  { statement }: Explained,
  found: readonly Found[],
): readonly Found[] {
  const [place] = statement.section.passages
  if (statement.kind !== 'note' || !place) return found
  const own = found.find(({ passage }) => overlaps(passage, place))
  const read = own ?? readFound(context, shorten(place))
  const rest = found.filter((one) => one !== own && !(read && overlaps(one.passage, read.passage)))
  return read ? [read, ...rest] : found
}

const shorten = ({ first, last }: Found['passage']): Found['passage'] =>
  first.chapter === last.chapter && last.verse - first.verse >= LONGEST
    ? { first, last: { ...first, verse: first.verse + LONGEST - 1 } }
    : { first, last }
