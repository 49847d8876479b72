import { Worker } from 'node:worker_threads'
import type { EncoderFiles, Order, Reply } from './orders.ts'
import type { Role } from './prepare.ts'
import type { EncoderProblem } from './problem.ts'

/** A thread with a model in it. Told one text at a time. */
export type EncoderThread = {
  /** The SHA-256 of the model's file. */
  readonly model: string
  /** Undefined for a text that the model cannot take; `ended` where the thread has broken. */
  encode(role: Role, text: string): Promise<readonly Float32Array[] | undefined | 'ended'>
  end(): Promise<void>
}

export function startThread(files: EncoderFiles): Promise<EncoderThread | EncoderProblem> {
  const worker = new Worker(new URL('./encoder-worker.ts', import.meta.url), { name: 'encoder', workerData: files })
  const waiting = new Map<number, (answered: readonly Float32Array[] | undefined | 'ended') => void>()
  let last = 0
  let broke = 'the thread has ended'
  let hasEnded = false

  const encode: EncoderThread['encode'] = (role, text) => {
    if (hasEnded) return Promise.resolve('ended')
    const id = ++last
    // Only a text that somebody waits for keeps the process alive.
    worker.ref()
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      worker.postMessage({ id, role, text } satisfies Order)
    })
  }
  const answer = (id: number, vectors: readonly Float32Array[] | undefined) => {
    const done = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
    done?.(vectors)
  }

  return new Promise((resolve) => {
    worker.on('message', (reply: Reply) => {
      switch (reply.type) {
        case 'ready':
          worker.unref()
          return resolve({ model: reply.model, encode, end: async () => void (await worker.terminate()) })
        case 'problem':
          resolve({ problem: reply.problem, detail: reply.detail })
          return void worker.terminate()
        case 'vectors':
          return answer(reply.id, reply.vectors)
        case 'broke':
          return answer(reply.id, undefined)
      }
    })
    worker.on('error', (error) => {
      broke = error instanceof Error ? error.message : String(error)
    })
    worker.on('exit', () => {
      hasEnded = true
      resolve({ problem: 'unreadable', detail: broke })
      for (const done of waiting.values()) done('ended')
      waiting.clear()
    })
  })
}
