import { setTimeout as pause } from 'node:timers/promises'
import { percentiles } from './askers.ts'
import type { Asked } from './questions.ts'
import { listen, send, untilTaken, visit } from './started.ts'

/** Questions a second, and for how many seconds. */
const A_SECOND = 30
const SECONDS = 10

export type Crowd = {
  readonly taken: number
  readonly 'first text p50 ms': number
  readonly 'first text p95 ms': number
  readonly refused: number
  readonly 'refusal p95 ms': number
  /** Refused without a word of when to come again, or failed in another way: there should be none. */
  readonly 'without Retry-After': number
}

/** Thirty people a second, each with one question, whether or not those before them have their answers. */
export async function crowd(base: string, questions: readonly Asked[]): Promise<Crowd> {
  const people = await Promise.all(
    Array.from({ length: A_SECOND * SECONDS }, async (_, at) => {
      // Not all at once: this is not what is measured.
      await pause(at * 20)
      const token = await visit(base)
      const { id } = await untilTaken(base, '/chat/sessions', {}, token)
      return { token, id: String(id) }
    }),
  )
  const firsts: number[] = []
  const refusals: number[] = []
  let without = 0
  await Promise.all(
    people.map(async ({ token, id }, at) => {
      await pause((at * 1000) / A_SECOND)
      const asked = performance.now()
      const { text } = questions[at % questions.length]!
      const { status, retryAfter, data } = await send(base, `/chat/sessions/${id}/questions`, { text }, token)
      if (status === 200 && data.answerId) {
        firsts.push((await listen(base, String(data.answerId), token)).first - asked)
      } else {
        refusals.push(performance.now() - asked)
        if (!retryAfter) without += 1
      }
    }),
  )
  const first = percentiles(firsts)
  return {
    taken: firsts.length,
    'first text p50 ms': first.p50,
    'first text p95 ms': first.p95,
    refused: refusals.length,
    'refusal p95 ms': percentiles(refusals).p95,
    'without Retry-After': without,
  }
}
