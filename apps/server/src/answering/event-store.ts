import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { AnswerEvent } from '@berea/contract'
import { isDatabaseAway, isDatabaseFull } from '../adapters/database.ts'
import { closingEvents, type Ending } from './endings.ts'
import type { Close } from './log.ts'
import { addEvent, NOTHING_SO_FAR, type SoFar } from './so-far.ts'

/** More than this is waited for, so that a fast engine can't fill the memory ahead of a slow disk. */
const QUEUE_LIMIT = 16
/** The database may be away for so long before the making of an answer is given up; between tries it rests. */
const AWAY_LIMIT = 30_000
const AWAY_PAUSE = 250

/** The answer is somebody else's now, or gone: stop making it. Not a fault. */
export class NoLongerOurs extends Error {}

/** A second making told something else than what the reader already has. */
export class ToldOtherwise extends Error {}

/** The store's own trouble, which must not be taken for the engine's. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

type Store = (first: number, events: readonly AnswerEvent[], close?: Close) => Promise<boolean>

/**
 * Numbers events and stores them in order, several at once when they come faster than the disk.
 * With `stored`, the events of a making that was cut off, the new making must begin with the same
 * ones: they are not stored again, and the first that differs is `ToldOtherwise`. With `goesOn` nothing is told again: what
 * is put comes after them.
 */
export function eventStore(store: Store, stored: readonly AnswerEvent[] = [], goesOn = false) {
  let soFar: SoFar = goesOn ? stored.reduce(addEvent, NOTHING_SO_FAR) : NOTHING_SO_FAR
  let put = goesOn ? stored.length : 0
  let written = stored.length
  let queue: AnswerEvent[] = []
  let writing: Promise<void> | undefined
  let failure: unknown

  async function writeAll(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue
      queue = []
      await patiently(() => store(written + 1, batch))
      written += batch.length
    }
  }

  function start(): void {
    writing ??= writeAll()
      .catch((error: unknown) => {
        failure = error
      })
      .finally(() => {
        writing = undefined
      })
  }

  async function settle(): Promise<void> {
    while (writing) await writing
    if (failure) throw failure
  }

  return {
    async put(event: AnswerEvent): Promise<void> {
      if (failure) throw failure
      soFar = addEvent(soFar, event)
      put += 1
      const before = stored[put - 1]
      if (before) {
        if (!isDeepStrictEqual(before, event)) throw new ToldOtherwise()
        return
      }
      queue.push(event)
      start()
      if (queue.length >= QUEUE_LIMIT) await settle()
    },

    async end(ending: Ending, locale: Parameters<typeof closingEvents>[2], now: Date): Promise<void> {
      // A making that ends before it has told again all that was stored has not told the same.
      if (put < stored.length) throw new ToldOtherwise()
      await settle()
      const events = closingEvents(ending, soFar.isTextOpen, locale)
      await patiently(() => store(written + 1, events, { ending, soFar, now }))
    },
  }
}

/** A database that is away for some seconds costs an answer nothing but the wait; a full disk takes longer than that. */
async function patiently(store: () => Promise<boolean>): Promise<void> {
  const start = performance.now()
  for (;;) {
    try {
      if (await store()) return
    } catch (error) {
      const isLate = performance.now() - start > AWAY_LIMIT
      if (!isDatabaseAway(error) || isDatabaseFull(error) || isLate) throw new NotStored(error)
      await pause(AWAY_PAUSE)
      continue
    }
    throw new NoLongerOurs()
  }
}
