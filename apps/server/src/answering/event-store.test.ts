import type { AnswerEvent } from '@berea/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ending } from './endings.ts'
import { eventStore, NoLongerOurs, ToldOtherwise } from './event-store.ts'
import type { Close } from './log.ts'

const NOW = new Date('2026-11-21T00:00:00Z')
const say = (delta: string): AnswerEvent => ({ type: 'text-delta', id: 'text', delta })
const done: Ending = { status: 'done' }

/** A store that keeps what it is given and insists on numbers without gaps, as the database does. */
function testStore(before: readonly AnswerEvent[] = []) {
  const events = [...before]
  let closed: Close | undefined
  return {
    events,
    closed: () => closed,
    async store(first: number, more: readonly AnswerEvent[], close?: Close): Promise<boolean> {
      await Promise.resolve()
      if (closed || first !== events.length + 1) return false
      events.push(...more)
      closed = close
      return true
    },
  }
}

const types = (events: readonly AnswerEvent[]) => events.map(({ type }) => type)

describe('the writer of events', () => {
  test('stores every event once and in order, however fast they come, and one finish at the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string(), { maxLength: 60 }), async (words) => {
        const { store, events } = testStore()
        const writer = eventStore(store)
        for (const word of words) await writer.put(say(word))
        await writer.end(done, 'en', NOW)
        expect(events.slice(0, -1)).toEqual(words.map(say))
        expect(types(events.slice(-1))).toEqual(['finish'])
      }),
      { numRuns: 50 },
    )
  })

  test('cut off anywhere and begun again, it ends with the same events', async () => {
    const words = ['In ', 'the ', 'beginning ', 'was ', 'the ', 'Word.']
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: words.length }), async (cut) => {
        const stored = words.slice(0, cut).map(say)
        const { store, events } = testStore(stored)
        const writer = eventStore(store, stored)
        for (const word of words) await writer.put(say(word))
        await writer.end(done, 'en', NOW)
        expect(events.slice(0, -1)).toEqual(words.map(say))
      }),
    )
  })

  test('that tells something else the second time is caught, and so is one that tells less', async () => {
    const stored = [say('one'), say('two')]
    await expect(eventStore(testStore(stored).store, stored).put(say('other'))).rejects.toThrow(ToldOtherwise)
    const shorter = eventStore(testStore(stored).store, stored)
    await shorter.put(say('one'))
    await expect(shorter.end(done, 'en', NOW)).rejects.toThrow(ToldOtherwise)
  })

  test('stops when the answer is no longer its own', async () => {
    const writer = eventStore(async () => false)
    await writer.put(say('one'))
    await expect(writer.end(done, 'en', NOW)).rejects.toThrow(NoLongerOurs)
  })

  test('waits out a database that is away', async () => {
    const { store, events } = testStore()
    let refusals = 2
    const writer = eventStore((first, more, close) => {
      if (refusals-- > 0) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      return store(first, more, close)
    })
    await writer.put(say('one'))
    await writer.end(done, 'en', NOW)
    expect(types(events)).toEqual(['text-delta', 'finish'])
  })

  test('does not wait out a fault', async () => {
    const writer = eventStore(async () => {
      throw new TypeError('a fault')
    })
    await writer.put(say('one'))
    await expect(writer.end(done, 'en', NOW)).rejects.toThrow('a fault')
  })

  test('closes what is open, and hands on what was told so far', async () => {
    const { store, events, closed } = testStore()
    const writer = eventStore(store)
    await writer.put({ type: 'text-start', id: 'text' })
    await writer.put(say('half'))
    await writer.end({ status: 'failed', code: 10215 }, 'fr-fr', NOW)
    expect(types(events)).toEqual(['text-start', 'text-delta', 'text-end', 'error', 'finish'])
    expect(closed()?.soFar.text).toBe('half')
  })
})
