import { createWork, type Work } from '@berea/answering'

/** An engine needed more time than an answer has. */
export class TooLate extends Error {
  override readonly name = 'TooLate'
}

type Limits = {
  /** Ends it, as the reader's wish. */
  readonly signal: AbortSignal
  /** Milliseconds that the engine has. What passes while its events are being stored is none of its own. */
  readonly milliseconds: number
  /** Milliseconds, by any clock. */
  readonly now: () => number
}

/**
 * An engine's events for as long as it may go on. One that waits for ever is left where it is; one that works
 * without a pause is ended by its own counting, which has the clock too. Late is `TooLate`, stopped is just the end.
 */
export async function* inTime<Event>(
  make: (options: { readonly signal: AbortSignal; readonly work: Work }) => AsyncIterable<Event>,
  { signal, milliseconds, now }: Limits,
): AsyncGenerator<Event> {
  const over = new AbortController()
  let used = 0
  let since: number | undefined
  const clock = () => used + (since === undefined ? 0 : now() - since)
  const work = createWork({ signal, now: clock, deadline: milliseconds })
  const events = make({ signal: AbortSignal.any([signal, over.signal]), work })[Symbol.asyncIterator]()
  try {
    for (;;) {
      since = now()
      const next = await firstOf(events.next(), milliseconds - used, signal)
      used = clock()
      since = undefined
      if (next === 'late') throw new TooLate()
      if (next === 'stopped' || next.done) return
      yield next.value
    }
  } finally {
    over.abort()
    // Not waited for: it may never come to its end.
    void Promise.resolve(events.return?.()).catch(() => undefined)
  }
}

function firstOf<Value>(
  value: Promise<Value>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Value | 'late' | 'stopped'> {
  let clear = () => {}
  const ended = new Promise<'late' | 'stopped'>((done) => {
    const late = setTimeout(() => done('late'), Math.max(0, milliseconds))
    const stop = () => done('stopped')
    clear = () => {
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([value, ended]).finally(clear)
}
