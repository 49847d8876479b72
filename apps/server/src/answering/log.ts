import { type AnswerEvent, answerEvent } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import { sql } from 'kysely'
import type { Database } from '../adapters/database.ts'
import { closingEvents, codeOf, type Ending } from './endings.ts'
import { CHANNEL } from './notifications.ts'
import { addEvent, NOTHING_SO_FAR, type SoFar } from './so-far.ts'

export type Numbered = { readonly n: number; readonly event: AnswerEvent }

/** Closes with these events; what it has told is stored beside the answer, ready for the history. */
export type Close = { readonly ending: Ending; readonly soFar: SoFar; readonly now: Date }

/** The stored events of answers. An event is stored before anybody is told of it. */
export function answerLog(db: Database) {
  return {
    /**
     * Adds events from number `first` on, and with `close` ends the answer, in one statement. False
     * when the answer is no longer this runner's to write: stopped, deleted, or taken over.
     */
    async append(
      answerId: string,
      runner: string,
      first: number,
      events: readonly AnswerEvent[],
      close?: Close,
    ): Promise<boolean> {
      const last = first + events.length - 1
      const { rows } = await sql<{ id: string }>`
        WITH mine AS (
          UPDATE answers SET ${changes(last, close)}
          WHERE id = ${answerId} AND runner = ${runner} AND status = 'running' AND last_event = ${first - 1}
          RETURNING id
        ), stored AS (
          INSERT INTO answer_events (answer_id, n, payload)
          SELECT mine.id, event.n, event.payload
          FROM mine, unnest(${numbers(first, events)}::int[], ${payloads(events)}::text[]) AS event (n, payload)
        )
        SELECT id, pg_notify(${CHANNEL}, id) FROM mine`.execute(db)
      return rows.length === 1 || (await isStored(db, answerId, runner, last))
    },

    /** What an answer was made with, while it is this runner's; the last that was asked counts. */
    async keepMadeWith(answerId: string, runner: string, madeWith: object): Promise<void> {
      await db
        .updateTable('answers')
        .set({ made_with: JSON.stringify(madeWith) })
        .where('id', '=', answerId)
        .where('runner', '=', runner)
        .execute()
    },

    async read(answerId: string, after: number, most: number): Promise<Numbered[]> {
      const rows = await db
        .selectFrom('answer_events')
        .select(['n', 'payload'])
        .where('answer_id', '=', answerId)
        .where('n', '>', after)
        .orderBy('n')
        .limit(most)
        .execute()
      return rows.map(({ n, payload }) => ({ n, event: answerEvent.parse(JSON.parse(payload)) }))
    },

    /**
     * Ends a running answer from outside its making (a reader's stop, a failure found later).
     * Whoever makes it finds out at its next event. False when it had already ended.
     */
    close(answerId: string, ending: Ending, locale: Locale, now: Date): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const answer = await trx
          .selectFrom('answers')
          .select(['runner', 'last_event'])
          .where('id', '=', answerId)
          .where('status', '=', 'running')
          .forUpdate()
          .executeTakeFirst()
        if (!answer) return false
        const log = answerLog(trx)
        const stored = await log.read(answerId, 0, answer.last_event)
        const soFar = stored.reduce((before, { event }) => addEvent(before, event), NOTHING_SO_FAR)
        const events = closingEvents(ending, soFar.isTextOpen, locale)
        return log.append(answerId, answer.runner, answer.last_event + 1, events, { ending, soFar, now })
      })
    },
  }
}

export type AnswerLog = ReturnType<typeof answerLog>

function changes(last: number, close: Close | undefined) {
  const kept = sql`last_event = ${last}, seen_at = now()`
  if (!close) return kept
  const { ending, soFar, now } = close
  return sql`${kept}, status = ${ending.status}, code = ${codeOf(ending)}, ended_at = ${now},
    text = ${soFar.text}, told = ${JSON.stringify(soFar.told)}`
}

const numbers = (first: number, events: readonly AnswerEvent[]) => events.map((_, place) => first + place)
const payloads = (events: readonly AnswerEvent[]) => events.map((event) => JSON.stringify(event))

/** A write whose reply was lost with its connection has happened all the same. */
async function isStored(db: Database, answerId: string, runner: string, last: number): Promise<boolean> {
  const answer = await db
    .selectFrom('answers')
    .select('last_event')
    .where('id', '=', answerId)
    .where('runner', '=', runner)
    .executeTakeFirst()
  return answer?.last_event === last
}
