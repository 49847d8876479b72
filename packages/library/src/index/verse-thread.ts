import { Worker } from 'node:worker_threads'
import type { AnalysedLanguage } from '../analysis/analyse.ts'
import type { VerseHit } from '../library.ts'
import type { LikeQuestion } from '../verses/like-questions.ts'
import type { Hits, Order, Reply, VerseFiles } from './verse-worker.ts'

/** One language's verses, open in the thread. */
type OpenIndex = {
  search(question: string, limit: number): Promise<readonly VerseHit[]>
  like(
    of: 'questions' | 'passages',
    question: string,
    language: AnalysedLanguage,
    limit: number,
  ): Promise<readonly LikeQuestion[]>
  close(): void
}

/**
 * A thread of its own that finds verses: half of what an answer costs, done beside the other half. It holds
 * the indexes by itself, so that nothing is in memory twice; it begins with the first of them and ends with the last.
 */
export type VerseThread = { open(key: string, files: VerseFiles): Promise<OpenIndex> }

type Waiting = { readonly resolve: (hits: never) => void; readonly reject: (error: Error) => void }
/** `Omit` for each of the orders by itself. */
type WithoutId<Some> = Some extends unknown ? Omit<Some, 'id'> : never

export function verseThread(): VerseThread {
  const open = new Map<string, VerseFiles>()
  let running: Running | undefined

  /** A thread that broke is followed by another one, with what was open. */
  function thread(): Running {
    if (running) return running
    const started = start(() => {
      if (running === started) running = undefined
    })
    for (const [key, files] of open) started.tell({ type: 'open', id: 0, key, files })
    running = started
    return started
  }

  return {
    async open(key, files) {
      await thread().ask({ type: 'open', key, files })
      open.set(key, files)
      return {
        search: (question, limit) => thread().ask<readonly VerseHit[]>({ type: 'search', key, question, limit }),
        like: (of, question, language, limit) =>
          thread().ask<readonly LikeQuestion[]>({ type: 'like', of, key, question, language, limit }),
        close() {
          open.delete(key)
          running?.tell({ type: 'close', key })
          if (open.size > 0) return
          running?.end()
          running = undefined
        },
      }
    },
  }
}

type Running = {
  /** The order says which hits are found. */
  ask<Found extends Hits>(order: WithoutId<Exclude<Order, { type: 'close' }>>): Promise<Found>
  /** What it says to this nobody waits for. */
  tell(order: Order): void
  end(): void
}

function start(ended: () => void): Running {
  const worker = new Worker(new URL('./verse-worker.ts', import.meta.url), { name: 'verses' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  let broken = new Error('the thread that finds verses has ended')
  worker.on('message', (reply: Reply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) worker.unref()
    if ('hits' in reply) asked?.resolve(reply.hits as never)
    else asked?.reject(new Error(reply.broke))
  })
  worker.on('error', (error) => {
    broken = error instanceof Error ? error : broken
  })
  worker.on('exit', () => {
    ended()
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  })
  return {
    ask(order) {
      const id = ++last
      // Only a question that waits keeps the process alive.
      worker.ref()
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker.postMessage({ ...order, id } satisfies Order)
      })
    },
    tell: (order) => worker.postMessage(order),
    end: () => void worker.terminate(),
  }
}
