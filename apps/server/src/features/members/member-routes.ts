import type { Routes } from '../../http/routes.ts'
import { addressFields } from './address-fields.ts'
import type { Members } from './members.ts'

type MemberRoutes = Pick<
  Routes,
  | 'memberInfo'
  | 'modifyMember'
  | 'updateExpression'
  | 'addInterest'
  | 'giveConsent'
  | 'listSignIns'
  | 'endSignIn'
  | 'endOtherSignIns'
  | 'listWays'
  | 'addWay'
  | 'removeWay'
  | 'exportMember'
  | 'deleteAccount'
  | 'keepAccount'
>

export function memberRoutes(members: Members, region: string | undefined): MemberRoutes {
  const { profile, signIns, ways, deletion, limitEntry } = members
  const { mobile, email } = addressFields(limitEntry, region)
  return {
    memberInfo: ({ caller }) => profile.info(caller),
    modifyMember: ({ caller, body }) => profile.modify(caller, body),
    updateExpression: ({ caller, body }) => profile.change(caller, body),
    addInterest: ({ caller, body }) => profile.change(caller, body),
    giveConsent: ({ caller, body }) => profile.consent(caller, body),
    listSignIns: ({ caller }) => signIns.list(caller),
    endSignIn: async ({ caller, params }) => {
      await signIns.endOne(caller, params.id)
      return {}
    },
    endOtherSignIns: async ({ caller }) => {
      await signIns.endOthers(caller)
      return {}
    },
    listWays: ({ caller }) => ways.list(caller.memberId),
    addWay: ({ caller, body, origin, onceKey }) => {
      const { code = '', credential, key = '', captcha = '' } = body
      if (credential !== undefined) return ways.addGoogle(caller, { credential, key, captcha }, { origin, onceKey })
      if (body.mobile !== undefined) return ways.addAddress(caller, mobile(body.mobile, origin), code, onceKey)
      return ways.addAddress(caller, email(body.email ?? '', origin), code, onceKey)
    },
    removeWay: ({ caller, params }) => ways.remove(caller, params.id),
    exportMember: async ({ caller }) => ({ name: 'berea.zip', bytes: members.exportAll(caller.memberId) }),
    deleteAccount: ({ caller, body, locale, origin }) => {
      limitEntry(origin.address, caller.memberId)
      return deletion.begin(caller, body, locale)
    },
    keepAccount: async ({ caller }) => {
      await deletion.takeBack(caller)
      return profile.info(caller)
    },
  }
}
