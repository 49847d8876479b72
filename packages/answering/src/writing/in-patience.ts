import { ModelTrouble, type Patience } from './model.ts'

/** Rings once, unless it is cleared. */
function alarm(milliseconds: number): { readonly rings: Promise<'late'>; clear(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rings = new Promise<'late'>((ring) => {
    timer = setTimeout(() => ring('late'), milliseconds)
  })
  return { rings, clear: () => clearTimeout(timer) }
}

/**
 * What comes, as long as it comes in time; else it is `late`, for whoever reads as for whoever writes, who is told by `stop`. The first piece that counts is told by `hasBegun`. Whoever stops
 * reading, or an aborted signal, ends it; what never comes is not waited for.
 */
export async function* inPatience<Piece>(
  pieces: AsyncIterable<Piece>,
  patience: Patience,
  signal: AbortSignal,
  stop: AbortController,
  hasBegun: () => boolean,
): AsyncGenerator<Piece> {
  const iterator = pieces[Symbol.asyncIterator]()
  const first = alarm(patience.first)
  const whole = alarm(patience.whole)
  let end: () => void = () => {}
  const stopped = new Promise<'stopped'>((done) => {
    end = () => done('stopped')
  })
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  try {
    for (;;) {
      const gap = alarm(patience.gap)
      const waits = [iterator.next(), stopped, gap.rings, whole.rings, ...(hasBegun() ? [] : [first.rings])]
      const next = await Promise.race(waits).finally(gap.clear)
      if (next === 'late') {
        const late = new ModelTrouble('late')
        stop.abort(late)
        throw late
      }
      if (next === 'stopped' || next.done) return
      yield next.value
    }
  } finally {
    first.clear()
    whole.clear()
    signal.removeEventListener('abort', end)
    void Promise.resolve(iterator.return?.()).catch(() => undefined)
  }
}
