import { Client } from 'pg'
import type { Where } from '../adapters/database.ts'

/** PostgreSQL's channel on which servers tell one another that an answer has new events. */
export const CHANNEL = 'answer_events'
/** Milliseconds after a lost connection. */
const RECONNECT = 1_000

export type Notifications = {
  /** Calls `then` whenever the answer may have new events; the returned function ends it. */
  on(answerId: string, then: () => void): () => void
  close(): Promise<void>
}

/**
 * Listens for new events on a connection of its own. A notification can be missed while that connection is
 * being made again, so everybody is woken when it is back; streams also look by themselves now and then.
 */
export function listenForNotifications(where: Where): Notifications {
  const waiting = new Map<string, Set<() => void>>()
  const wake = (answerId: string | undefined) => {
    for (const then of waiting.get(answerId ?? '') ?? []) then()
  }
  let closed = false
  let client: Client | undefined
  let again: NodeJS.Timeout | undefined

  const connect = async () => {
    const fresh = new Client({ ...where, application_name: 'berea notifications', keepAlive: true })
    client = fresh
    let isOver = false
    const over = () => {
      if (isOver) return
      isOver = true
      fresh.removeAllListeners('notification')
      if (!closed) again = setTimeout(() => void connect(), RECONNECT)
    }
    fresh.on('error', over)
    fresh.on('end', over)
    fresh.on('notification', ({ payload }) => wake(payload))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${CHANNEL}`)
      for (const answerId of waiting.keys()) wake(answerId)
    } catch {
      over()
    }
  }
  void connect()

  return {
    on(answerId, then) {
      const others = waiting.get(answerId) ?? new Set()
      waiting.set(answerId, others.add(then))
      return () => {
        others.delete(then)
        if (others.size === 0 && waiting.get(answerId) === others) waiting.delete(answerId)
      }
    },
    async close() {
      closed = true
      clearTimeout(again)
      await client?.end().catch(() => undefined)
    },
  }
}
