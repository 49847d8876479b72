import { AsyncLocalStorage } from 'node:async_hooks'

/** Why an answer's work was ended before its answer was done. */
export type WorkEnd = 'stopped' | 'late' | 'too-much'

/** Thrown out of the midst of a loop; `answer` turns it into the answer's last event. */
export class WorkEnded extends Error {
  readonly why: WorkEnd
  constructor(why: WorkEnd) {
    super(`the work was ended: ${why}`)
    this.name = 'WorkEnded'
    this.why = why
  }
}

/** How much is done for one question: every loop over names, verses, sentences or patterns counts here, by `step`. */
export type Work = {
  readonly steps: number
  /** Counts, and looks every thousand steps whether to go on; throws `WorkEnded` where not. */
  step(count?: number): void
  /** Looks whether to go on, and gives the thread to others first: awaited between the parts of an answer. */
  rest(): Promise<void>
}

export type WorkLimits = {
  readonly signal?: AbortSignal
  /** Milliseconds, by any clock; without one there is no deadline. */
  readonly now?: () => number
  /** By the same clock. */
  readonly deadline?: number
  /** So many steps at most; `MOST_STEPS` where nothing is said. */
  readonly ceiling?: number
}

/** More than twice what the longest questions take of a whole library: what takes more would go on and on. */
export const MOST_STEPS = 400_000

/** A signal and a clock cost more than counting does. */
const STEPS_BETWEEN_LOOKS = 1000

/** `createWork({ signal, now: clock, deadline: clock() + 20_000 })` */
export function createWork({
  signal,
  now,
  deadline = Number.POSITIVE_INFINITY,
  ceiling = MOST_STEPS,
}: WorkLimits = {}): Work {
  let steps = 0
  let nextLook = STEPS_BETWEEN_LOOKS

  function look(): void {
    if (signal?.aborted) throw new WorkEnded('stopped')
    if (now && now() >= deadline) throw new WorkEnded('late')
  }

  return {
    get steps() {
      return steps
    },
    step(count = 1) {
      steps += count
      if (steps > ceiling) throw new WorkEnded('too-much')
      if (steps < nextLook) return
      nextLook = steps + STEPS_BETWEEN_LOOKS
      look()
    },
    async rest() {
      look()
      await new Promise((resolve) => setTimeout(resolve))
      look()
    },
  }
}

const underWay = new AsyncLocalStorage<Work>()

/**
 * Counts into the work of the answer under way, so that no loop has to be handed it; what is done for no answer (a fit, a start)
 * counts nowhere. Called before a loop with the number of its turns rather than in each of them.
 */
export function step(count = 1): void {
  underWay.getStore()?.step(count)
}

/** Gives the thread to others between the parts of the answer under way, which ends here where it shall not go on. */
export const rest = async (): Promise<void> => underWay.getStore()?.rest()

/** The events of an answer, whose every `step` counts into this work. */
export async function* counted<Event>(work: Work, events: AsyncGenerator<Event>): AsyncGenerator<Event> {
  try {
    for (;;) {
      const { value, done } = await underWay.run(work, () => events.next())
      if (done) return
      yield value
    }
  } finally {
    await events.return(undefined)
  }
}

/** Does a part that may take what a whole answer may: it rests with the answer under way, and counts by itself. */
export function byItself<Done>(work: () => Promise<Done>): Promise<Done> {
  const whole = underWay.getStore()
  if (!whole) return work()
  const part = createWork()
  return underWay.run({ steps: 0, step: part.step, rest: whole.rest }, work)
}
