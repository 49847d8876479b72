import type { Call } from '../common/call.ts'
import { nothing } from '../common/fields.ts'
import { autoLoginBody, expressionBody, interestsBody, member, modifyBody, signedIn } from './member.ts'

export const memberCalls = {
  autoLogin: {
    method: 'POST',
    path: '/portal/auth/auto-login',
    auth: 'none',
    summary: 'Continue as the visitor of a user token, or begin as a new one.',
    body: autoLoginBody,
    reply: signedIn,
    codes: [],
  },
  logout: {
    method: 'POST',
    path: '/portal/auth/logout',
    auth: 'visitor',
    summary: 'Revoke the tokens of this sign-in.',
    reply: nothing,
    codes: [],
  },
  memberInfo: {
    method: 'GET',
    path: '/portal/member/info',
    auth: 'visitor',
    summary: 'The member who asks.',
    reply: member,
    codes: [],
  },
  modifyMember: {
    method: 'POST',
    path: '/portal/member/modify',
    auth: 'visitor',
    summary: 'Change name, sex or language; what is not sent stays.',
    body: modifyBody,
    reply: member,
    codes: [],
  },
  updateExpression: {
    method: 'POST',
    path: '/portal/member/update-expression',
    auth: 'visitor',
    summary: 'Choose the wording of a tradition.',
    body: expressionBody,
    reply: member,
    codes: [],
  },
  addInterest: {
    method: 'POST',
    path: '/portal/member/add-interest',
    auth: 'visitor',
    summary: 'Choose interests; the list replaces the one before.',
    body: interestsBody,
    reply: member,
    codes: [],
  },
} as const satisfies Record<string, Call>
