import { Worker } from 'node:worker_threads'

/** What a thread of indexes is told; an open index is called by its key. Orders are carried out one after the other. */
export type ThreadOrder<Files, Question> =
  | { readonly type: 'open'; readonly id: number; readonly key: string; readonly files: Files }
  | { readonly type: 'ask'; readonly id: number; readonly key: string; readonly question: Question }
  | { readonly type: 'close'; readonly key: string }

/** What it says to the order of that number. */
export type ThreadReply = { readonly id: number } & ({ readonly found: unknown } | { readonly broke: string })

/** One index, open in a thread. The question's kind says what is found. */
export type OpenIndex<Question> = { ask<Found>(question: Question): Promise<Found>; close(): void }

/**
 * A thread that holds indexes by itself, so that nothing is in memory twice and what is counted in it holds nobody up. It
 * begins with the first of them and ends with the last.
 */
export type IndexThread<Files, Question> = { open(key: string, files: Files): Promise<OpenIndex<Question>> }

export function indexThread<Files, Question>(module: URL, name: string): IndexThread<Files, Question> {
  const open = new Map<string, Files>()
  let running: Running<Files, Question> | undefined

  /** A thread that broke is followed by another one, with what was open. */
  function thread(): Running<Files, Question> {
    if (running) return running
    const started = start<Files, Question>(module, name, () => {
      if (running === started) running = undefined
    })
    for (const [key, files] of open) started.tell({ type: 'open', id: 0, key, files })
    running = started
    return started
  }

  return {
    async open(key, files) {
      await thread().ask((id) => ({ type: 'open', id, key, files }))
      open.set(key, files)
      return {
        ask: (question) => thread().ask((id) => ({ type: 'ask', id, key, question })),
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

type Waiting = { readonly resolve: (found: never) => void; readonly reject: (error: Error) => void }

type Running<Files, Question> = {
  ask<Found>(order: (id: number) => ThreadOrder<Files, Question>): Promise<Found>
  /** What it says to this nobody waits for. */
  tell(order: ThreadOrder<Files, Question>): void
  end(): void
}

function start<Files, Question>(module: URL, name: string, ended: () => void): Running<Files, Question> {
  const worker = new Worker(module, { name })
  const waiting = new Map<number, Waiting>()
  let last = 0
  let broken = new Error(`the thread "${name}" has ended`)
  worker.on('message', (reply: ThreadReply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) worker.unref()
    if ('found' in reply) asked?.resolve(reply.found as never)
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
        worker.postMessage(order(id))
      })
    },
    tell: (order) => worker.postMessage(order),
    end: () => void worker.terminate(),
  }
}
