import type { EncoderFiles } from './orders.ts'
import type { Role } from './prepare.ts'
import type { EncoderProblem } from './problem.ts'
import { type EncoderThread, startThread } from './thread.ts'

/** Turns texts into vectors whose product tells how like in meaning they are. */
export type Encoder = {
  /** The SHA-256 of the model's file: vectors are worth something beside those of the same model only. */
  readonly model: string
  /**
   * What is asked: one vector; of a message too long to be read at once, one for each of its sentences. Undefined where
   * it could not be made. An abort rejects.
   */
  query(text: string, signal?: AbortSignal): Promise<readonly Float32Array[] | undefined>
  /** What may be found, or what is written to be asked: it waits until nobody asks. Of a long text its beginning. */
  behind(role: Role, text: string, signal?: AbortSignal): Promise<Float32Array | undefined>
  /** Why nothing can be encoded any more; undefined while all is well. */
  problem(): EncoderProblem | undefined
  close(): Promise<void>
}

type Queue = 'asked' | 'behind'

type Job = {
  readonly role: Role
  readonly text: string
  readonly done: (vectors: readonly Float32Array[] | undefined) => void
}

/** A thread that breaks so often without one text done in between is not started again. */
const MOST_BREAKS = 3

/**
 * Opens a model in a thread of its own. Texts are encoded one at a time, what is asked before what may be found; a thread
 * that broke is followed by another, and the text that it broke on has no vector.
 */
export async function openEncoder(files: EncoderFiles, start = startThread): Promise<Encoder | EncoderProblem> {
  const waiting: Record<Queue, Job[]> = { asked: [], behind: [] }
  let problem: EncoderProblem | undefined
  let breaks = 0
  let isBusy = false
  let isClosed = false
  const first = await start(files)
  if ('problem' in first) return first
  const { model } = first
  let thread: EncoderThread | undefined = first

  async function next(): Promise<void> {
    if (isBusy) return
    const job = waiting.asked.shift() ?? waiting.behind.shift()
    if (!job) return
    isBusy = true
    const vectors = await encode(job).catch(() => undefined)
    isBusy = false
    job.done(vectors)
    void next()
  }

  async function encode({ role, text }: Job): Promise<readonly Float32Array[] | undefined> {
    if (isClosed || problem) return undefined
    thread ??= await restart()
    if (!thread) return undefined
    const answered = await thread.encode(role, text)
    if (answered === 'ended') {
      thread = undefined
      if (++breaks >= MOST_BREAKS) problem = { problem: 'ended', detail: `${breaks} times` }
      return undefined
    }
    breaks = 0
    return answered
  }

  async function restart(): Promise<EncoderThread | undefined> {
    const started = await start(files)
    if ('problem' in started) problem = started
    // Another file of that name would make vectors that mean nothing beside the old ones.
    else if (started.model !== model) problem = { problem: 'unreadable', detail: 'the model has changed' }
    if (!('problem' in started) && (isClosed || problem)) await started.end()
    return 'problem' in started || isClosed || problem ? undefined : started
  }

  function ask(
    queue: Queue,
    role: Role,
    text: string,
    signal?: AbortSignal,
  ): Promise<readonly Float32Array[] | undefined> {
    return new Promise((resolve, reject) => {
      const give = () => {
        const at = waiting[queue].indexOf(job)
        if (at >= 0) waiting[queue].splice(at, 1)
        reject(signal?.reason)
      }
      const job: Job = {
        role,
        text,
        done(vectors) {
          signal?.removeEventListener('abort', give)
          resolve(vectors)
        },
      }
      if (signal?.aborted) return give()
      signal?.addEventListener('abort', give, { once: true })
      waiting[queue].push(job)
      void next()
    })
  }

  return {
    model,
    query: (text, signal) => ask('asked', 'query', text, signal),
    behind: async (role, text, signal) => (await ask('behind', role, text, signal))?.[0],
    problem: () => problem,
    async close() {
      isClosed = true
      await thread?.end()
    },
  }
}
