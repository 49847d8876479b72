import { randomUUID } from 'node:crypto'
import type { QueryOf } from '@berea/contract'
import { after, DAY, type Now } from '../../clock.ts'
import { Refusal } from '../../http/refusal.ts'
import { beginningOfDay, formatCursor, parseCursor } from './paging.ts'
import type { ConversationRepository } from './repository.ts'
import type { SessionRow } from './session-rows.ts'

/** Empty ones expire after a day. */
const EMPTY_LIFE = DAY

type Needs = { readonly repository: ConversationRepository; readonly now: Now }

export type Sessions = ReturnType<typeof sessions>

/** Conversations. */
export function sessions({ repository, now }: Needs) {
  return {
    /** With at least one question, latest first. */
    async list(memberId: string, { query, range, timeZone, cursor, limit }: QueryOf<'listSessions'>) {
      const rows = await repository.sessions.list(memberId, {
        since: sinceOf(range, timeZone, now()),
        words: query?.trim(),
        after: cursor ? parseCursor(cursor) : undefined,
        limit: limit + 1,
      })
      const items = rows.slice(0, limit)
      const last = items.at(-1)
      return { items, nextCursor: last && rows.length > limit ? formatCursor(last.updated_at, last.id) : null }
    },

    /** An empty one, unless there is one already: then 10211 with its id. In the caller's transaction. */
    async create({ sessions: rows }: ConversationRepository, memberId: string): Promise<{ id: string }> {
      await rows.deleteEmpty(after(now(), -EMPTY_LIFE), memberId)
      const fresh = { id: randomUUID(), member_id: memberId, created_at: now(), updated_at: now() }
      if (await rows.addEmpty(fresh)) return { id: fresh.id }
      throw new Refusal('alreadyNewSession', { data: await rows.findEmpty(memberId) })
    },

    find: async (memberId: string, id: string): Promise<SessionRow> =>
      (await repository.sessions.find(memberId, id)) ?? refuse(),

    rename: async (memberId: string, id: string, title: string): Promise<SessionRow> =>
      (await repository.sessions.change(memberId, id, { title })) ?? refuse(),

    /** With all that was asked and answered in it; an answer being made finds out at its next event. */
    async remove(memberId: string, id: string): Promise<void> {
      if (!(await repository.sessions.remove(memberId, id))) refuse()
    },

    tidy: (): Promise<void> => repository.sessions.deleteEmpty(after(now(), -EMPTY_LIFE)),
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
