import { randomUUID } from 'node:crypto'
import type { QueryOf } from '@berea/contract'
import { sql } from 'kysely'
import type { Database } from '../../adapters/database.ts'
import { after, DAY, type Now } from '../../clock.ts'
import { Refusal } from '../../http/refusal.ts'
import { beginningOfDay, formatCursor, parseCursor } from './paging.ts'
import type { SessionRow } from './present.ts'

/** Empty ones expire after a day. */
const EMPTY_LIFE = DAY

type Needs = { readonly db: Database; readonly now: Now }

export type Sessions = ReturnType<typeof sessions>

/** Conversations. Every query names its owner. */
export function sessions({ db, now }: Needs) {
  const mine = (memberId: string, id: string) =>
    db.selectFrom('sessions').selectAll().where('id', '=', id).where('member_id', '=', memberId)

  return {
    /** With at least one question, latest first. */
    async list(memberId: string, query: QueryOf<'listSessions'>) {
      let found = db
        .selectFrom('sessions')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('questions', '>', 0)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(query.limit + 1)
      const since = sinceOf(query.range, query.timeZone, now())
      if (since) found = found.where('updated_at', '>=', since)
      const words = query.query?.trim()
      if (words)
        found = found.where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('title', 'ilike', pattern(words)),
            exists(
              selectFrom('questions')
                .select('questions.id')
                .whereRef('questions.session_id', '=', 'sessions.id')
                .where('questions.text', 'ilike', pattern(words)),
            ),
          ]),
        )
      if (query.cursor) {
        const { time, id } = parseCursor(query.cursor)
        found = found.where(sql<boolean>`(updated_at, id) < (${time}, ${id})`)
      }
      const rows = await found.execute()
      const items = rows.slice(0, query.limit)
      const last = items.at(-1)
      return { items, nextCursor: last && rows.length > query.limit ? formatCursor(last.updated_at, last.id) : null }
    },

    /** An empty one, unless there is one already: then 10211 with its id. */
    async create(trx: Database, memberId: string): Promise<{ id: string }> {
      await trx
        .deleteFrom('sessions')
        .where('member_id', '=', memberId)
        .where('questions', '=', 0)
        .where('created_at', '<', after(now(), -EMPTY_LIFE))
        .execute()
      const fresh = { id: randomUUID(), member_id: memberId, created_at: now(), updated_at: now() }
      const added = await trx
        .insertInto('sessions')
        .values(fresh)
        .onConflict((conflict) => conflict.column('member_id').where('questions', '=', 0).doNothing())
        .executeTakeFirst()
      if (added.numInsertedOrUpdatedRows === 1n) return { id: fresh.id }
      const empty = await trx
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', memberId)
        .where('questions', '=', 0)
        .executeTakeFirstOrThrow()
      throw new Refusal('alreadyNewSession', { data: { id: empty.id } })
    },

    async find(memberId: string, id: string): Promise<SessionRow> {
      return (await mine(memberId, id).executeTakeFirst()) ?? refuse()
    },

    async rename(memberId: string, id: string, title: string): Promise<SessionRow> {
      const renamed = await db
        .updateTable('sessions')
        .set({ title })
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .returningAll()
        .executeTakeFirst()
      return renamed ?? refuse()
    },

    /** With all that was asked and answered in it; an answer being made finds out at its next event. */
    async remove(memberId: string, id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      if (numDeletedRows === 0n) refuse()
    },

    async tidy(): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('questions', '=', 0)
        .where('created_at', '<', after(now(), -EMPTY_LIFE))
        .execute()
    },
  }
}

function refuse(): never {
  throw new Refusal('notFound')
}

function sinceOf(range: QueryOf<'listSessions'>['range'], timeZone: string, now: Date): Date | undefined {
  if (range === 'today') return beginningOfDay(now, timeZone)
  if (range === 'week') return after(now, -7 * DAY)
  return range === 'month' ? after(now, -30 * DAY) : undefined
}

/** "50%" looks for these three characters. */
const pattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
