import { type Question, understand } from '@berea/answering'
import { RETENTION } from '@berea/contract'
import type { FastifyBaseLogger } from 'fastify'
import { forgetAudit } from './adapters/audit.ts'
import type { Database } from './adapters/database.ts'
import { googleTokens } from './adapters/google.ts'
import { smsOf } from './adapters/sms-providers.ts'
import { smtpMail } from './adapters/smtp.ts'
import { after, DAY, type Now } from './clock.ts'
import { memberRoutes } from './features/members/member-routes.ts'
import { members as membersOf } from './features/members/members.ts'
import { signInRoutes } from './features/members/sign-in-routes.ts'
import { outboxRoutes } from './features/outbox/outbox.ts'
import { partners as partnersOf } from './features/partners/partners.ts'
import { partnerRoutes } from './features/partners/routes.ts'
import { isGoogleAvailable } from './features/site/google.ts'
import { siteRoutes } from './features/site/routes.ts'
import type { AddressLimits } from './http/limits/limits.ts'
import type { TokenKeys } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Who did what is known for a year. */
const AUDIT_KEPT = RETENTION.audit * DAY

type Needs = {
  readonly settings: Settings
  readonly version: string
  readonly db: Database
  readonly keys: TokenKeys
  readonly addresses: AddressLimits
  readonly now: Now
  readonly logger: FastifyBaseLogger
}

/** People and partners: their features, and the providers that the settings name. */
export function accounts({ settings, version, db, keys, addresses, now, logger }: Needs) {
  const { google, mail: smtp, sms: provider, visitors, demoSignIn: isDemo } = settings.accounts
  const mail = smtp && smtpMail(smtp)
  const sms = provider && smsOf(provider, now)
  const partners = partnersOf({ db, keys, now })
  const members = membersOf({
    ...{ db, keys, now, mail, sms, partners, addresses, logger, isDemo },
    googleTokens: google && googleTokens(google),
    isGoogleAvailable: isGoogleAvailable(settings),
    publicUrl: settings.publicUrl,
    visitorsMayAsk: visitors,
  })

  return {
    findCaller: members.signIns.findCaller,
    refusalToAsk: members.refusalToAsk,
    isCry: (question: Question): boolean => understand(question).intent === 'danger',
    sealAnew: partners.sealAnew,

    routes: {
      ...siteRoutes({ settings, version, mail, sms }),
      ...signInRoutes(members, settings.region),
      ...memberRoutes(members, settings.region),
      ...partnerRoutes({ partners, appIdOf: members.appIdOf }),
      ...outboxRoutes({ db, now }),
    },

    async tidy(): Promise<void> {
      await members.tidy()
      await partners.tidy()
      await forgetAudit(db, after(now(), -AUDIT_KEPT))
    },
  }
}
