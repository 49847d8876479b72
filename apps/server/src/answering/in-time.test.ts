import type { Work } from '@berea/answering'
import { describe, expect, test } from 'vitest'
import { inTime, TooLate } from './in-time.ts'

type Options = { readonly signal: AbortSignal; readonly work: Work }

/** What an engine of one's own comes to that has 1,000 milliseconds by a clock that only it moves. */
function limited(engine: (options: Options, pass: (milliseconds: number) => void) => AsyncIterable<string>) {
  let time = 5_000
  const stop = new AbortController()
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  const events = inTime((options) => engine(options, pass), {
    signal: stop.signal,
    milliseconds: 1_000,
    now: () => time,
  })
  return { events, stop: () => stop.abort(), pass }
}

async function all(events: AsyncIterable<string>, meanwhile: (event: string) => void = () => {}): Promise<string[]> {
  const told: string[] = []
  try {
    for await (const event of events) {
      told.push(event)
      meanwhile(event)
    }
    told.push('end')
  } catch (error) {
    if (!(error instanceof TooLate) && (error as Error).name !== 'WorkEnded') throw error
    told.push((error as Error).name)
  }
  return told
}

describe('an engine', () => {
  test('that is in time tells all it has to tell', async () => {
    const { events } = limited(async function* (_, pass) {
      yield 'a'
      pass(999)
      yield 'b'
    })
    expect(await all(events)).toEqual(['a', 'b', 'end'])
  })

  test('that never pauses is ended by its own counting', async () => {
    const { events } = limited(async function* ({ work }, pass) {
      yield 'a'
      for (;;) {
        work.step()
        pass(1)
      }
    })
    expect(await all(events)).toEqual(['a', 'WorkEnded'])
  })

  test('that has used its time between its events is late at the next', async () => {
    const { events } = limited(async function* (_, pass) {
      pass(600)
      yield 'a'
      pass(600)
      yield 'b'
      await new Promise(() => {})
    })
    expect(await all(events)).toEqual(['a', 'b', 'TooLate'])
  })

  test('has all its time, however long its events take to be stored', async () => {
    const { events, pass } = limited(async function* ({ work }) {
      yield 'a'
      work.step(1000)
      yield 'b'
    })
    expect(await all(events, () => pass(60_000))).toEqual(['a', 'b', 'end'])
  })

  test('that waits for what never comes is left when the reader stops it, and hears so', async () => {
    let heard = false
    const { events, stop } = limited(async function* ({ signal }) {
      signal.addEventListener('abort', () => {
        heard = true
      })
      yield 'a'
      await new Promise(() => {})
    })
    expect(await all(events, stop)).toEqual(['a', 'end'])
    expect(heard).toBe(true)
  })

  test('that nobody listens to any more hears so', async () => {
    let heard = false
    const { events } = limited(async function* ({ signal }) {
      signal.addEventListener('abort', () => {
        heard = true
      })
      yield 'a'
      await new Promise(() => {})
    })
    for await (const _ of events) break
    expect(heard).toBe(true)
  })
})
