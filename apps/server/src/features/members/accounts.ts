import { randomUUID } from 'node:crypto'
import { TERMS_DATE } from '@berea/contract'
import type { Database } from '../../adapters/database.ts'
import type { Now } from '../../clock.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Address } from './addresses.ts'
import type { MemberChange, MemberRow } from './member-rows.ts'
import { memberRepository } from './repository.ts'
import { suggestUsername, type Username } from './usernames.ts'
import type { Way } from './way-rows.ts'

/** What has been ticked; undefined: the way in could not ask. */
export type Consent = { readonly agree: boolean; readonly adult: boolean } | undefined

export type NewAccount = {
  /** Chosen; else one is made from the address. */
  readonly username?: Username | undefined
  readonly passwordHash?: string | undefined
  readonly name?: string
  readonly address?: Address
}

export const wayOf = ({ kind, value }: Address): Way => ({ kind, appId: null, value, label: value })

/** What a member row takes of what was ticked; an adult's word is not taken back. */
export const consentChange = (consent: Consent, now: Date): MemberChange => ({
  ...(consent?.agree && { consent_terms: TERMS_DATE, consent_at: now }),
  ...(consent?.adult && { adult_at: now }),
})

/** May this member ask, and go on, without being asked first? A visitor has agreed to nothing and needs not. */
export const needsConsent = ({ kind, consent_terms, adult_at }: MemberRow): boolean =>
  kind === 'account' && (consent_terms !== TERMS_DATE || adult_at === null)

/** The account of a way in, made if it is the first time; in the transaction of the call. */
export async function findOrMakeAccount(
  trx: Database,
  way: Way,
  consent: Consent,
  fresh: NewAccount,
  now: Now,
): Promise<{ readonly account: MemberRow; readonly isNew: boolean }> {
  const { members, ways } = memberRepository(trx)
  await ways.lock(way)
  const known = await ways.findMember(way)
  if (known) return { account: await members.change(known.id, consentChange(consent, now())), isNew: false }
  if (consent && !consent.adult) throw new Refusal('adultStatementMissing')
  const account = await addAccount(trx, consent, fresh, now())
  await ways.add(randomUUID(), account.id, way, now())
  return { account, isNew: true }
}

export async function addAccount(trx: Database, consent: Consent, fresh: NewAccount, now: Date): Promise<MemberRow> {
  const { members } = memberRepository(trx)
  const id = randomUUID()
  for (let tries = 0; ; tries += 1) {
    const { name, key } = fresh.username ?? suggestUsername(fresh.address, tries)
    const isAdded = await members.add({
      id,
      kind: 'account',
      name: fresh.name ?? '',
      username: name,
      username_key: key,
      password_hash: fresh.passwordHash ?? null,
      ...consentChange(consent, now),
      created_at: now,
    })
    if (isAdded) return members.find(id)
    if (fresh.username) throw usernameTaken()
  }
}

export const usernameTaken = () =>
  new Refusal('addressTaken', { data: { field: 'username' }, sentence: 'usernameTaken' })
