import { randomUUID } from 'node:crypto'
import { RETENTION } from '@berea/contract'
import type { Database } from '../../../adapters/database.ts'
import { after, DAY, HOUR, type Now } from '../../../clock.ts'

/** Wrong ones in an hour, after which an account is entered by code only. */
const WRONG_AN_HOUR = 10

/** Counts wrong passwords, for an account or, where there is none, for what was typed in its place. */
export function wrongPasswords(db: Database, now: Now) {
  return {
    async isFull(subjectHash: Buffer): Promise<boolean> {
      const { wrong } = await db
        .selectFrom('wrong_passwords')
        .select(({ fn }) => fn.countAll<number>().as('wrong'))
        .where('subject_hash', '=', subjectHash)
        .where('created_at', '>', after(now(), -HOUR))
        .executeTakeFirstOrThrow()
      return wrong >= WRONG_AN_HOUR
    },

    async add(subjectHash: Buffer): Promise<void> {
      const row = { id: randomUUID(), subject_hash: subjectHash, created_at: now() }
      await db.insertInto('wrong_passwords').values(row).execute()
    },

    /** A new password begins anew. */
    async forget(trx: Database, subjectHash: Buffer): Promise<void> {
      await trx.deleteFrom('wrong_passwords').where('subject_hash', '=', subjectHash).execute()
    },

    async tidy(): Promise<void> {
      await db
        .deleteFrom('wrong_passwords')
        .where('created_at', '<', after(now(), -RETENTION.momentary * DAY))
        .execute()
    },
  }
}
