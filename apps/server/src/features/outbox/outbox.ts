import type { ReplyOf } from '@berea/contract'
import { writeAudit } from '../../adapters/audit.ts'
import type { Database } from '../../adapters/database.ts'
import type { Now } from '../../clock.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Routes } from '../../http/routes.ts'

type Needs = { readonly db: Database; readonly now: Now }
type Page = { readonly cursor?: string | undefined; readonly limit: number }

/** Messages that no provider takes: shown to the operator, who hands them on, and to nobody else. */
export function outbox({ db, now }: Needs) {
  return {
    /** Latest first. That they were read is written down: a code opens an account. */
    async list(actorId: string | null, { cursor, limit }: Page): Promise<ReplyOf<'listOutbox'>> {
      const after = cursor === undefined ? undefined : await placeOf(db, cursor)
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .$if(after !== undefined, (all) =>
          all.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('created_at', 'id'), '<', tuple(after!.created_at, after!.id)),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
      await writeAudit(db, { actorId, act: 'outbox.read' }, now())
      const page = rows.slice(0, limit)
      const items = page.map(({ created_at, ...row }) => ({ ...row, createTime: created_at.toISOString() }))
      return { items, nextCursor: rows.length > limit ? page.at(-1)!.id : null }
    },
  }
}

/** A page goes on after a message, named by its id. */
async function placeOf(db: Database, id: string) {
  const row = await db.selectFrom('outbox').select(['id', 'created_at']).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('fieldWrong', { data: { field: 'cursor' }, values: { field: 'cursor' } })
  return row
}

export const outboxRoutes = (needs: Needs): Pick<Routes, 'listOutbox'> => ({
  listOutbox: ({ caller, query }) => outbox(needs).list(caller.memberId, query),
})
