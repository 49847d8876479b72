import type { ReplyOf } from '@berea/contract'
import type { Database } from '../../../adapters/database.ts'
import type { Now } from '../../../clock.ts'
import { findOrMakeAccount } from '../accounts.ts'
import type { SignIns, Stay } from './sign-ins.ts'

/** A link that a partner has signed, checked by who knows the partners. */
export type GoodLink = {
  readonly appId: string
  readonly partner: string
  readonly identity: string
  readonly target: string | null
  readonly token: string
}

type Needs = {
  readonly db: Database
  /** Uses the link up, in the transaction that signs in. */
  readonly use: (trx: Database, link: GoodLink, isNew: boolean) => Promise<void>
  readonly signIns: SignIns
  readonly now: Now
}

/** Signing in by a partner's link. It can't ask for agreement, so the page does afterwards. */
export function byLink({ db, use, signIns, now }: Needs) {
  return async (link: GoodLink, stay: Stay): Promise<ReplyOf<'externalAccess'>> => {
    const { appId, partner, identity, target } = link
    const way = { kind: 'partner' as const, appId, value: identity, label: partner }
    const signedIn = await db.transaction().execute(async (trx) => {
      const { account, isNew } = await findOrMakeAccount(trx, way, undefined, {}, now)
      await use(trx, link, isNew)
      return signIns.enter(trx, account, stay)
    })
    return { ...signedIn, target }
  }
}
