import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

export type Act = {
  /** Who did it; null: a command on the server's own machine. */
  readonly actorId: string | null
  /** Whom it was done to, where it was somebody. */
  readonly subjectId?: string
  /** "partner.add", "role.grant". */
  readonly act: string
  /** What it was done to or with: an appId, a role. Never a secret, an address or what a person wrote. */
  readonly detail?: string
}

/** Writes down who did what, in the transaction of what is done. */
export async function writeAudit(trx: Database, { actorId, subjectId, act, detail = '' }: Act, now: Date) {
  await trx
    .insertInto('audit')
    .values({ id: randomUUID(), actor_id: actorId, subject_id: subjectId ?? null, act, detail, created_at: now })
    .execute()
}

export async function forgetAudit(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('audit').where('created_at', '<', before).execute()
}
