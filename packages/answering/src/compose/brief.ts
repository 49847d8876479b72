import type { Evidence } from '../gather/gather.ts'
import type { Budget, Composed } from './composer.ts'
import type { Block } from './draft.ts'
import { outrightOfAny } from './parts.ts'
import { paragraph, type SentenceWriter } from './sentence-writer.ts'

/** The end of a quick answer: after a lead that a note or a dictionary gave, one verse that speaks for itself, if there is room. */
export function* inBrief(
  writer: SentenceWriter,
  budget: Budget,
  evidence: Evidence,
  hasStatement: boolean,
): Generator<Block, Composed> {
  const passages = evidence.passages.slice(0, 3)
  const main = passages[0]?.score ?? 0
  const near = passages.filter(({ score }) => score > main * 0.5)
  const verse = budget.hasRoom('scripture')
    ? outrightOfAny(writer, hasStatement ? near : near.slice(1), true)
    : undefined
  if (verse && !writer.isSaid(verse.quote)) {
    const line = writer.say(writer.sentences.reads, writer.place(verse.passage))
    yield paragraph(writer.introduced(line, verse.quote, verse.within))
  }
  return { evidence, passages }
}
