import { Refusal } from './refusal.ts'

/** Milliseconds that a plain call may take. */
const TIMEOUT = 50_000

/** Sends a request; a Refusal `timeout` after 50 s, `network` when nobody answers. */
export async function sendWithin(url: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
  const patience = AbortSignal.timeout(TIMEOUT)
  try {
    return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, patience]) : patience })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Refusal(patience.aborted ? 'timeout' : 'network', String(error))
  }
}

/** Repeats a timed-out request once, if repeating it can do no harm. */
export async function repeatTimedOut<Reply>(send: () => Promise<Reply>, safe: boolean): Promise<Reply> {
  try {
    return await send()
  } catch (error) {
    if (safe && error instanceof Refusal && error.code === 'timeout') return send()
    throw error
  }
}

/** How often somebody who is told to come again does so, and the longest that is waited for without a word, in seconds. */
const MOST_TRIES = 3
const MOST_PATIENCE = 20

/**
 * Sends again when a server that is busy has said that it may be, `Retry-After: 5`, and not before: three times, each of
 * them soon. Only for what a key keeps from being done twice.
 */
export async function comeAgain(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const response = await send()
    const seconds = tries < MOST_TRIES ? toldToWait(response) : undefined
    if (seconds === undefined) return response
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

function toldToWait({ status, headers }: Response): number | undefined {
  const told = headers.get('Retry-After')
  if ((status !== 429 && status !== 503) || !told) return undefined
  const seconds = Number(told)
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= MOST_PATIENCE ? seconds : undefined
}
