import { type BodyOf, RETENTION } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import type { Database } from '../../../adapters/database.ts'
import { after, DAY, type Now } from '../../../clock.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Caller } from '../../../http/routes.ts'
import { sentence } from '../../../messages/sentences.ts'
import type { Address } from '../addresses.ts'
import type { Codes, RightCode } from '../codes/codes.ts'
import type { Messenger } from '../messenger.ts'
import type { PasswordChecking } from '../passwords/checking.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { memberRepository } from '../repository.ts'

/** Until then the account can be kept. */
const GRACE = RETENTION.deletion * DAY

type Needs = {
  readonly db: Database
  readonly codes: Codes
  readonly passwords: Passwords
  readonly checkPassword: PasswordChecking
  readonly messenger: Messenger
  readonly now: Now
}

/** Deleting an account: asked for, taken back, and done once the days of grace are over. */
export function deletion({ db, codes, passwords, checkPassword, messenger, now }: Needs) {
  /** By password or code; who has neither has to have signed in just now. */
  async function check(caller: Caller, { password, code }: BodyOf<'deleteAccount'>): Promise<RightCode | undefined> {
    const { hasPassword, addresses } = await passwords.meansOf(caller.memberId)
    if (password !== undefined && hasPassword) {
      await checkPassword(await memberRepository(db).members.find(caller.memberId), '', password)
      return undefined
    }
    if (addresses.length > 0) return passwords.checkOwnCode(caller, code ?? '')
    if (hasPassword) throw new Refusal('accountOrPasswordWrong')
    if (await passwords.isFresh(caller)) return undefined
    throw new Refusal('notAllowed', { data: { needs: 'account' }, sentence: 'signInAgain' })
  }

  async function tell(address: Address, endTime: Date, locale: Locale): Promise<void> {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(endTime)
    await messenger.send(address, {
      subject: sentence(locale, 'deletionSubject'),
      text: sentence(locale, 'deletionText', { date }),
    })
  }

  return {
    async begin(caller: Caller, body: BodyOf<'deleteAccount'>, locale: Locale): Promise<{ endTime: string }> {
      const code = await check(caller, body)
      const endTime = after(now(), GRACE)
      await db.transaction().execute(async (trx) => {
        const { members, signIns } = memberRepository(trx)
        if (code) await codes.spend(trx, code)
        await members.change(caller.memberId, { delete_at: endTime })
        await signIns.endOthers(caller.memberId, undefined, now())
      })
      const [address] = (await passwords.meansOf(caller.memberId)).addresses
      if (address) await tell(address, endTime, locale)
      return { endTime: endTime.toISOString() }
    },

    async takeBack({ memberId }: Caller): Promise<void> {
      await memberRepository(db).members.change(memberId, { delete_at: null })
    },

    /** With everything that names the member; what waits in the outbox for their addresses goes as well. */
    async tidy(): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { members, ways } = memberRepository(trx)
        for (const id of await members.lockDue(now())) {
          const addresses = (await ways.list(id)).map(({ value }) => value)
          if (addresses.length > 0) await trx.deleteFrom('outbox').where('address', 'in', addresses).execute()
          await members.remove(id)
        }
      })
    },
  }
}
