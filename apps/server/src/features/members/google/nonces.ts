import { createHash, randomBytes } from 'node:crypto'
import { RETENTION } from '@berea/contract'
import type { Database } from '../../../adapters/database.ts'
import { after, DAY, MINUTE, type Now } from '../../../clock.ts'
import { Refusal } from '../../../http/refusal.ts'

const LIFE = 5 * MINUTE

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const newToken = () => randomBytes(24).toString('base64url')

/** Pairs of a key and a nonce: what Google's token has to hold. Each is good once. */
export function nonces(db: Database, now: Now) {
  return {
    async make(): Promise<{ key: string; captcha: string }> {
      const [key, captcha] = [newToken(), newToken()]
      const row = { key_hash: hashOf(key), nonce_hash: hashOf(captcha), created_at: now() }
      await db.insertInto('nonces').values(row).execute()
      return { key, captcha }
    },

    /** In the transaction of the call that it was for. */
    async spend(trx: Database, key: string, captcha: string): Promise<void> {
      const { numUpdatedRows } = await trx
        .updateTable('nonces')
        .set({ used_at: now() })
        .where('key_hash', '=', hashOf(key))
        .where('nonce_hash', '=', hashOf(captcha))
        .where('created_at', '>', after(now(), -LIFE))
        .where('used_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new Refusal('googleNonceStale')
    },

    async tidy(): Promise<void> {
      await db
        .deleteFrom('nonces')
        .where('created_at', '<', after(now(), -RETENTION.momentary * DAY))
        .execute()
    },
  }
}
