import { Refusal } from '../../http/refusal.ts'
import type { Caller, Routes } from '../../http/routes.ts'
import type { Partners } from './partners.ts'

type PartnerRoutes = Pick<Routes, 'listPartners' | 'addPartner' | 'changePartner' | 'renewPartnerSecret'>

type Needs = {
  readonly partners: Partners
  /** The partner whose integration a member looks after. */
  readonly appIdOf: (memberId: string) => Promise<string | null>
}

export function partnerRoutes({ partners, appIdOf }: Needs): PartnerRoutes {
  /** A member of an integration sees its own partner and no other. */
  const ownOf = async ({ memberId, role }: Caller) => (role === 'admin' ? undefined : await appIdOf(memberId))

  return {
    listPartners: async ({ caller, query }) => {
      const own = await ownOf(caller)
      return own === undefined ? partners.list(query.query ?? '', query.cursor ?? '') : partners.listOne(own)
    },
    addPartner: ({ caller: { memberId }, body, onceKey }) => partners.add({ memberId, onceKey }, body),
    changePartner: ({ caller, params, body }) => partners.change(caller.memberId, params.appId, body),
    renewPartnerSecret: async ({ caller, params, onceKey }) => {
      const own = await ownOf(caller)
      if (own !== undefined && own !== params.appId) throw new Refusal('notFound')
      return partners.renewSecret({ memberId: caller.memberId, onceKey }, params.appId)
    },
  }
}
