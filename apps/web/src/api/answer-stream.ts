import { type AnswerEvent, answerEvent, CALLS, STREAM_END } from '@berea/contract'
import { addressOf, requestHeaders } from './client.ts'
import { Refusal } from './refusal.ts'
import { sender } from './sender.ts'
import { renewTokens } from './sign-in.ts'
import { readEvents } from './sse.ts'

/** What is told but not stored has no number: that the answer was deleted, or cannot be stored. */
export type ToldEvent = { readonly id: number | undefined; readonly event: AnswerEvent }

type Options = {
  readonly after: number
  readonly signal: AbortSignal
  /** The connection broke; it is being opened again. */
  readonly onLost: () => void
  readonly wait?: (attempt: number, signal: AbortSignal) => Promise<void>
}

/**
 * The events of an answer from `after` on, each once and in order, to its `finish`. A broken
 * connection is opened again after the last event that came, ever more patiently, until the signal
 * aborts; a Refusal (not found, not yours) ends it.
 */
export async function* followAnswer(id: string, options: Options): AsyncGenerator<ToldEvent> {
  const { signal, onLost, wait = patience } = options
  let last = options.after
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      for await (const { id: number, data } of readEvents(await open(id, last, signal))) {
        if (data === STREAM_END) return
        const position = number === undefined ? undefined : Number(number)
        const event = answerEvent.parse(JSON.parse(data))
        if (position !== undefined && position <= last) continue
        last = position ?? last
        attempt = 0
        yield { id: position, event }
        if (event.type === 'finish') return
      }
    } catch (error) {
      if (signal.aborted || !isLost(error)) throw error
    }
    onLost()
    await wait(attempt, signal)
  }
}

async function open(
  id: string,
  after: number,
  signal: AbortSignal,
  renewed = false,
): Promise<ReadableStream<Uint8Array>> {
  const headers = requestHeaders(CALLS.answerEvents)
  headers.set('Accept', 'text/event-stream')
  if (after > 0) headers.set('Last-Event-ID', String(after))
  const response = await fetch(addressOf(CALLS.answerEvents.path, { id }, sender()), { headers, signal })
  if (response.body && response.headers.get('content-type')?.startsWith('text/event-stream')) return response.body
  const told: unknown = await response.json()
  const code = typeof told === 'object' && told && 'code' in told ? Number(told.code) : response.status
  if (code === 401 && !renewed && (await renewTokens()) === 'renewed') return open(id, after, signal, true)
  throw new Refusal(code, response.statusText)
}

/** Browsers tell a broken connection as a TypeError; a server that is starting or overloaded answers below 10000. */
function isLost(error: unknown): boolean {
  if (error instanceof Refusal) return typeof error.code !== 'number' || error.code < 10_000
  return error instanceof TypeError
}

/** 0.5 s, 1 s, 2 s … at most 15 s; at once when the network is back. */
function patience(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, Math.min(15_000, 500 * 2 ** attempt))
    function go() {
      clearTimeout(timer)
      signal.removeEventListener('abort', go)
      removeEventListener('online', go)
      resolve()
    }
    signal.addEventListener('abort', go)
    addEventListener('online', go)
  })
}
