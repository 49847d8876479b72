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

/** How much is done for one question: every loop over names, verses, sentences or patterns counts here. */
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
export const MOST_STEPS = 50_000

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

/** Of a work that is done in parts, each of which may take what a whole answer may: rests with it, and counts by itself. */
export function portionOf(whole: Work): Work {
  const part = createWork()
  return {
    get steps() {
      return part.steps
    },
    step: (count) => part.step(count),
    rest: () => whole.rest(),
  }
}
