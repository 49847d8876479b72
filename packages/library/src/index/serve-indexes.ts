import { parentPort } from 'node:worker_threads'
import type { ThreadOrder, ThreadReply } from './index-thread.ts'

type Indexes<Index, Files, Question> = {
  /** `others`: what is open already, to share with. */
  readonly open: (files: Files, others: Iterable<Index>) => Index
  readonly answer: (index: Index, question: Question) => unknown
}

/** The other end of an `indexThread`: holds what is open, and answers one order after the other. */
export function serveIndexes<Index, Files, Question>({ open, answer }: Indexes<Index, Files, Question>): void {
  const indexes = new Map<string, Index>()

  function perform(order: Exclude<ThreadOrder<Files, Question>, { type: 'close' }>): unknown {
    if (order.type === 'ask') return answer(indexes.get(order.key)!, order.question)
    indexes.set(order.key, open(order.files, indexes.values()))
    return undefined
  }

  parentPort?.on('message', (order: ThreadOrder<Files, Question>) => {
    if (order.type === 'close') {
      indexes.delete(order.key)
      return
    }
    let reply: ThreadReply
    try {
      reply = { id: order.id, found: perform(order) }
    } catch (error) {
      reply = { id: order.id, broke: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
    parentPort?.postMessage(reply)
  })
}
