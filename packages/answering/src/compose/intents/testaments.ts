import { testamentOf } from '@berea/scripture'
import type { Found } from '../../gather/passages/passages.ts'
import type { Budget } from '../composer.ts'
import type { Block } from '../draft.ts'
import { scripture } from '../parts.ts'
import type { SentenceWriter } from '../sentence-writer.ts'

/** Passages of weight: by Testament under two headings where each has two, else in one part. Gives what was quoted. */
export function* composeByTestament(
  writer: SentenceWriter,
  passages: readonly Found[],
  budget: Budget,
): Generator<Block, Found[]> {
  const { heading } = writer.sentences
  const old = passages.filter(({ passage }) => testamentOf(passage.first.book) !== 'new')
  const young = passages.filter((found) => !old.includes(found))
  const quoted: Found[] = []
  const both = [
    { title: heading.old, found: old },
    { title: heading.young, found: young },
  ].sort((a, b) => (b.found[0]?.score ?? 0) - (a.found[0]?.score ?? 0))
  const parts = old.length > 1 && young.length > 1 ? both : [{ title: heading.scripture, found: passages }]
  for (const { title, found } of parts) {
    yield writer.heading(title)
    for (const [i, one] of found.entries()) {
      // Each part has its weightiest passage; more as long as there is room.
      if (i > 0 && (!budget.hasRoom('scripture') || quoted.length > 3)) break
      yield* scripture(writer, [one])
      quoted.push(one)
    }
  }
  return quoted
}
