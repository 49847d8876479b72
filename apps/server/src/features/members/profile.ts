import { type BodyOf, type Member, member, TERMS_DATE } from '@berea/contract'
import type { Database } from '../../adapters/database.ts'
import type { Now } from '../../clock.ts'
import { accountNeeded, Refusal } from '../../http/refusal.ts'
import type { Caller } from '../../http/routes.ts'
import { consentChange, needsConsent, usernameTaken } from './accounts.ts'
import type { MemberChange } from './member-rows.ts'
import { memberRepository } from './repository.ts'
import { readUsername } from './usernames.ts'

type Needs = { readonly db: Database; readonly now: Now }

/** What a member says of themselves, and what is said to them of it. */
export function profile({ db, now }: Needs) {
  const { members, ways } = memberRepository(db)

  async function info({ memberId }: Pick<Caller, 'memberId'>): Promise<Member> {
    const [row, own] = await Promise.all([members.find(memberId), ways.list(memberId)])
    const first = (wanted: string) => own.find(({ kind }) => kind === wanted)?.value ?? null
    return member.parse({
      ...row,
      email: first('email'),
      mobile: first('mobile'),
      hasPassword: row.password_hash !== null,
      // Questions are not counted on this installation.
      plan: { type: 'free', total: null, remaining: null, expires: null },
      consent: {
        agreed: row.consent_terms === TERMS_DATE,
        adult: row.adult_at !== null,
        terms: row.consent_terms,
        needed: needsConsent(row),
      },
      sanction: null,
      deletionTime: row.delete_at?.toISOString() ?? null,
      createTime: row.created_at.toISOString(),
    })
  }

  async function change(caller: Caller, wanted: MemberChange): Promise<Member> {
    await members.change(caller.memberId, wanted)
    return info(caller)
  }

  return {
    info,
    change,

    /** What was sent; a field that was not stays as it is. Role and username are an account's. */
    async modify(caller: Caller, { role, username, name, sex, language }: BodyOf<'modifyMember'>): Promise<Member> {
      if ((role ?? username) !== undefined && caller.kind !== 'account') {
        throw accountNeeded()
      }
      // What was granted is taken back by who grants.
      const isGranted = caller.role === 'admin' || caller.role === 'integration'
      if (role && isGranted) throw new Refusal('notAllowed', { data: { needs: 'admin' } })
      const chosen = username === undefined ? undefined : readUsername(username)
      return db
        .transaction()
        .execute(async (trx) => {
          const inTrx = memberRepository(trx).members
          const holder = chosen && (await inTrx.findByUsername(chosen.key))
          if (holder && holder.id !== caller.memberId) throw usernameTaken()
          await inTrx.change(caller.memberId, {
            ...(name !== undefined && { name }),
            ...(sex !== undefined && { sex }),
            ...(language !== undefined && { language }),
            ...(role !== undefined && { role }),
            ...(chosen && { username: chosen.name, username_key: chosen.key }),
          })
        })
        .catch((error: unknown) => {
          // Two chose it at the same moment.
          if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw usernameTaken()
          throw error
        })
        .then(() => info(caller))
    },

    async consent(caller: Caller, { agree, adult }: BodyOf<'giveConsent'>): Promise<Member> {
      const { adult_at } = await members.find(caller.memberId)
      if (!agree) throw new Refusal('agreementNotTicked')
      if (!adult && adult_at === null) throw new Refusal('adultStatementMissing')
      return change(caller, consentChange({ agree, adult }, now()))
    },
  }
}

const UNIQUE_VIOLATION = '23505'
