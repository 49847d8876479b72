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
