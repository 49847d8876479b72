import type { Call } from '../common/call.ts'
import { consentBody, expressionBody, interestsBody, member, modifyBody } from './member.ts'

export const memberCalls = {
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
    summary: 'Change name, sex, language, and of an account role and username; what is not sent stays.',
    body: modifyBody,
    reply: member,
    codes: ['notAllowed', 'addressTaken'],
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
  giveConsent: {
    method: 'POST',
    path: '/portal/member/consent',
    auth: 'account',
    summary: 'Agree to the terms where a way in could not ask, or where they have a new date.',
    body: consentBody,
    reply: member,
    codes: ['agreementNotTicked', 'adultStatementMissing'],
  },
} as const satisfies Record<string, Call>
