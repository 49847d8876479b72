export type Timing = { readonly p50: number; readonly p95: number; readonly perSecond: number }

/** Everybody asks at once, each the next question of the list as soon as the last was answered. Milliseconds. */
export async function timed<Question>(
  askers: number,
  questions: readonly Question[],
  answer: (question: Question) => Promise<unknown>,
): Promise<Timing> {
  const times: number[] = []
  const waiting = questions.values()
  const started = performance.now()
  await Promise.all(
    Array.from({ length: askers }, async () => {
      for (const question of waiting) {
        const begun = performance.now()
        await answer(question)
        times.push(performance.now() - begun)
      }
    }),
  )
  return { ...percentiles(times), perSecond: round((times.length / (performance.now() - started)) * 1000) }
}

/** [1, 2, 3, 4] → { p50: 3, p95: 4 } */
export function percentiles(times: readonly number[]): { readonly p50: number; readonly p95: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p95: at(0.95) }
}

export const round = (number: number) => Math.round(number * 10) / 10
