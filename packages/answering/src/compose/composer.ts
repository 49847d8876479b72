import type { Evidence } from '../gather/gather.ts'
import type { Found } from '../gather/passages/passages.ts'
import type { Block } from './draft.ts'
import type { SentenceWriter } from './sentence-writer.ts'

/** What has been composed, for the follow-ups and the list of related texts. */
export type Composed = {
  readonly evidence?: Evidence
  readonly passages: readonly Found[]
  /** Nothing good was found: what stands in `passages` is no more than near. */
  readonly isNear?: true
  /** What may be asked next, where whoever wrote the answer has said so; else it is looked for. */
  readonly next?: readonly string[]
}

/** How much room an answer still has; what comes later in it may use more of it. */
export type Budget = {
  readonly isQuick: boolean
  hasRoom(part: 'scripture' | 'teachers' | 'traditions'): boolean
}

/** One intent's way of answering: blocks in reading order. */
export type Composer = (writer: SentenceWriter, budget: Budget) => AsyncGenerator<Block, Composed>

/** Words that a deep answer may have before no further passage, voice or table is begun. */
const FULL = { scripture: 0.55, teachers: 0.8, traditions: 0.9 }
const WORDS = 620
const CHARACTERS = 950

/** Words, for Chinese characters: what a reader counts as length. */
export function lengthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return han + words
}

/** A quick answer stays well below 120 words or 200 characters. */
const QUICK = { words: 110, characters: 190 }

export function createBudget(isQuick: boolean, isChinese: boolean, written: () => number): Budget {
  const most = isQuick ? (isChinese ? QUICK.characters : QUICK.words) : isChinese ? CHARACTERS : WORDS
  return { isQuick, hasRoom: (part) => written() < most * FULL[part] }
}
