import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../adapters/database.ts'
import type { Tables } from '../../../adapters/tables.ts'
import type { MemberRow } from '../member-rows.ts'

/** A stay of one device that has not ended. */
export type SignIn = {
  readonly id: string
  readonly memberId: string
  readonly kind: MemberRow['kind']
  readonly role: string
  readonly remember: boolean
  readonly usedAt: Date
  readonly createdAt: Date
}

/** The only place that knows the table of sign-ins. */
export function signInRows(db: Database) {
  const live = (now: Date) =>
    db
      .selectFrom('sign_ins')
      .innerJoin('members', 'members.id', 'sign_ins.member_id')
      .select([
        'sign_ins.id',
        'members.id as memberId',
        'members.kind',
        'members.role',
        'sign_ins.remember',
        'sign_ins.used_at as usedAt',
        'sign_ins.created_at as createdAt',
      ])
      .where('sign_ins.revoked_at', 'is', null)
      .where('sign_ins.expires_at', '>', now)

  /** What is not needed to know an ended token again is not kept. */
  const ended = (now: Date) => ({ revoked_at: now, device: '', country: null })

  return {
    find: (id: string, now: Date): Promise<SignIn | undefined> =>
      live(now).where('sign_ins.id', '=', id).executeTakeFirst(),

    findByToken: (hash: Buffer, now: Date): Promise<SignIn | undefined> =>
      live(now).where('sign_ins.token_hash', '=', hash).executeTakeFirst(),

    /** Was this once the token of an account? */
    async isOfAccount(hash: Buffer): Promise<boolean> {
      const found = await db
        .selectFrom('sign_ins')
        .innerJoin('members', 'members.id', 'sign_ins.member_id')
        .select('sign_ins.id')
        .where('sign_ins.token_hash', '=', hash)
        .where('members.kind', '=', 'account')
        .executeTakeFirst()
      return found !== undefined
    },

    /** Of one member, latest use first. */
    list: (memberId: string, now: Date): Promise<Selectable<Tables['sign_ins']>[]> =>
      db
        .selectFrom('sign_ins')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .execute(),

    /** Ended ones are known by their hash for so long; where they were is forgotten when they end. */
    async tidy(now: Date, before: Date): Promise<void> {
      await db
        .updateTable('sign_ins')
        .set({ device: '', country: null })
        .where('expires_at', '<=', now)
        .where(({ or, eb }) => or([eb('device', '!=', ''), eb('country', 'is not', null)]))
        .execute()
      await db.deleteFrom('sign_ins').where('expires_at', '<', before).execute()
    },

    async add(row: Insertable<Tables['sign_ins']>): Promise<void> {
      await db.insertInto('sign_ins').values(row).execute()
    },

    async extend(id: string, usedAt: Date, until: Date): Promise<void> {
      await db.updateTable('sign_ins').set({ used_at: usedAt, expires_at: until }).where('id', '=', id).execute()
    },

    async end(memberId: string, id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sign_ins')
        .set(ended(now))
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** All of a member but one; all where none is named. */
    async endOthers(memberId: string, but: string | undefined, now: Date): Promise<void> {
      await db
        .updateTable('sign_ins')
        .set(ended(now))
        .where('member_id', '=', memberId)
        .where('revoked_at', 'is', null)
        .$if(but !== undefined, (all) => all.where('id', '!=', but!))
        .execute()
    },
  }
}
