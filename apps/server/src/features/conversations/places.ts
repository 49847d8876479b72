import { type Now, SECOND } from '../../clock.ts'

/** How much a new answer's time weighs in the average: some ten answers back are remembered. */
const WEIGHT = 0.1
/** Seconds that nobody is sent away for longer than: by then all may be different. */
const LONGEST = 30

export type Places = ReturnType<typeof answerPlaces>

/**
 * So many answers at once. A question on its way in has its place before it is stored: many may come
 * in one moment. Who finds none is told a time to come again, and in each second no more are told to
 * come than there will be places for: else they would all come back together and be refused again.
 */
export function answerPlaces(most: number, underWay: () => number, now: Now) {
  let kept = 0
  /** Milliseconds that an answer takes, on average. */
  let usual = SECOND
  /** When the next one sent away finds a place, as far as can be told. */
  let next = 0

  return {
    /** Keeps a place until what was to be made has begun, or was not taken after all; undefined where all are full. */
    take(): { release(): void } | undefined {
      if (underWay() + kept >= most) return undefined
      kept += 1
      return {
        release() {
          kept -= 1
        },
      }
    },

    /** Whole seconds until who found no place may find one. */
    comeAgain(): number {
      const at = now().getTime()
      // They come at whole seconds, so that a place is used once in a second, however soon it is free again.
      next = Math.min(Math.max(at, next) + Math.max(SECOND, usual) / most, at + LONGEST * SECOND)
      return Math.max(1, Math.ceil((next - at) / SECOND))
    },

    /** An answer is done, and took so long. */
    tookTime(milliseconds: number): void {
      usual += WEIGHT * (milliseconds - usual)
    },
  }
}
