import type { Selectable } from 'kysely'
import type { Database } from '../../adapters/database.ts'
import type { Tables } from '../../adapters/tables.ts'

export type MemberRow = Selectable<Tables['members']>
export type MemberChange = Partial<Pick<MemberRow, 'name' | 'sex' | 'language' | 'expression' | 'interests'>>
export type SignIn = { readonly id: string; readonly memberId: string; readonly kind: MemberRow['kind'] }

/** The only place that knows members and their sign-ins. */
export function memberRepository(db: Database) {
  const live = (now: Date) =>
    db
      .selectFrom('sign_ins')
      .innerJoin('members', 'members.id', 'sign_ins.member_id')
      .select(['sign_ins.id', 'members.id as memberId', 'members.kind'])
      .where('sign_ins.revoked_at', 'is', null)
      .where('sign_ins.expires_at', '>', now)

  return {
    findSignIn: (id: string, now: Date): Promise<SignIn | undefined> =>
      live(now).where('sign_ins.id', '=', id).executeTakeFirst(),

    findByToken: (hash: Buffer, now: Date): Promise<SignIn | undefined> =>
      live(now).where('sign_ins.token_hash', '=', hash).executeTakeFirst(),

    async extend(signInId: string, until: Date): Promise<void> {
      await db.updateTable('sign_ins').set({ expires_at: until }).where('id', '=', signInId).execute()
    },

    addVisitor(visitor: {
      memberId: string
      signInId: string
      hash: Buffer
      clientId: string | undefined
      now: Date
      until: Date
    }): Promise<void> {
      const { memberId, signInId, hash, clientId, now, until } = visitor
      return db.transaction().execute(async (trx) => {
        await trx.insertInto('members').values({ id: memberId, kind: 'visitor', created_at: now }).execute()
        const signIn = { id: signInId, member_id: memberId, token_hash: hash, created_at: now, expires_at: until }
        await trx
          .insertInto('sign_ins')
          .values({ ...signIn, client_id: clientId ?? null })
          .execute()
      })
    },

    async revoke(signInId: string, now: Date): Promise<void> {
      await db.updateTable('sign_ins').set({ revoked_at: now }).where('id', '=', signInId).execute()
    },

    find: (memberId: string): Promise<MemberRow> =>
      db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow(),

    change(memberId: string, change: MemberChange): Promise<MemberRow> {
      if (Object.keys(change).length === 0) return this.find(memberId)
      return db.updateTable('members').set(change).where('id', '=', memberId).returningAll().executeTakeFirstOrThrow()
    },

    /** A visitor whose every token has run out can't be reached by anybody any more. */
    async deleteUnreachableVisitors(now: Date): Promise<void> {
      await db
        .deleteFrom('members')
        .where('kind', '=', 'visitor')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sign_ins')
                .select('sign_ins.id')
                .whereRef('sign_ins.member_id', '=', 'members.id')
                .where('sign_ins.expires_at', '>', now)
                .where('sign_ins.revoked_at', 'is', null),
            ),
          ),
        )
        .execute()
    },
  }
}

export type MemberRepository = ReturnType<typeof memberRepository>
