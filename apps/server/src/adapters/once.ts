import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { Refusal } from '../http/refusal.ts'
import type { Database } from './database.ts'

/** Whose key it is: a member's; or, of who is not known yet, that of the hash of the network address. */
type Owner = { readonly memberId: string } | { readonly memberId: null; readonly addressHash: string }

type Keyed = Owner & {
  /** Idempotency-Key; without one the work is simply done. */
  readonly key: string | undefined
}
type Request = Keyed & {
  /** What was asked, so that a key can't be used for something else. */
  readonly asked: unknown
  readonly now: Date
}

/**
 * Does the work in a transaction, once for each key: the same request with the same key gets the
 * first reply again, also when both arrive together (the second waits for the first's commit). What
 * is refused leaves nothing behind, so that it can be tried again.
 */
export function once<Reply>(
  db: Database,
  request: Request,
  schema: z.ZodType<Reply>,
  work: (trx: Database) => Promise<Reply>,
): Promise<Reply> {
  const { memberId, key, asked, now } = request
  const owner = ownerOf(request)
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return work(trx)
    const hash = hashOf(asked)
    const added = await trx
      .insertInto('kept_replies')
      .values({ owner, member_id: memberId, key, request_hash: hash, reply: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n) {
      const kept = await keptReply(trx, request, schema)
      if (kept === undefined) throw keyWrong()
      return kept
    }
    const reply = await work(trx)
    await trx
      .updateTable('kept_replies')
      .set({ reply: JSON.stringify(reply) })
      .where('owner', '=', owner)
      .where('key', '=', key)
      .execute()
    return reply
  })
}

/** What the same request got before with this key, for work of which a part is done before the transaction; else undefined. */
export async function keptReply<Reply>(
  db: Database,
  { key, asked, ...owner }: Request,
  schema: z.ZodType<Reply>,
): Promise<Reply | undefined> {
  if (key === undefined) return undefined
  const kept = await db
    .selectFrom('kept_replies')
    .where('owner', '=', ownerOf(owner))
    .where('key', '=', key)
    .select(['request_hash', 'reply'])
    .executeTakeFirst()
  if (!kept) return undefined
  if (kept.request_hash !== hashOf(asked) || kept.reply === null) throw keyWrong()
  return schema.parse(JSON.parse(kept.reply))
}

/** The key was used for something else, or what it got can't be told again. */
export const keyWrong = (): Refusal =>
  new Refusal('fieldWrong', { data: { field: 'Idempotency-Key' }, values: { field: 'Idempotency-Key' } })

const hashOf = (asked: unknown): string => createHash('sha256').update(JSON.stringify(asked)).digest('hex')

const ownerOf = (owner: Owner): string => (owner.memberId === null ? `address ${owner.addressHash}` : owner.memberId)

/** What came of it after all was nothing: the same key may try again. */
export async function forgetReply(db: Database, { key, ...owner }: Keyed): Promise<void> {
  if (key === undefined) return
  await db.deleteFrom('kept_replies').where('owner', '=', ownerOf(owner)).where('key', '=', key).execute()
}

/** Keys are kept for a day: longer than any client repeats itself. */
export async function forgetReplies(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('kept_replies').where('created_at', '<', before).execute()
}
