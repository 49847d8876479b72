import type { Call } from '../common/call.ts'
import { engineList, engineParams, engineTried } from './engines.ts'
import { outboxList, outboxQuery } from './outbox.ts'
import {
  addPartnerBody,
  changePartnerBody,
  partner,
  partnerAdded,
  partnerList,
  partnerParams,
  partnerSecret,
  partnersQuery,
} from './partners.ts'

export const operatorCalls = {
  listPartners: {
    method: 'GET',
    path: '/admin/partners',
    auth: 'integration',
    summary: 'Partners and their use; to a member of an integration its own alone.',
    query: partnersQuery,
    reply: partnerList,
    codes: [],
  },
  addPartner: {
    method: 'POST',
    path: '/admin/partners',
    auth: 'admin',
    summary: 'Register a partner; the secret is shown this once.',
    body: addPartnerBody,
    reply: partnerAdded,
    codes: ['addressTaken'],
  },
  changePartner: {
    method: 'PATCH',
    path: '/admin/partners/:appId',
    auth: 'admin',
    summary: 'Change a partner, suspend it or let it in again.',
    params: partnerParams,
    body: changePartnerBody,
    reply: partner,
    codes: ['notFound'],
  },
  renewPartnerSecret: {
    method: 'POST',
    path: '/admin/partners/:appId/secret',
    auth: 'integration',
    summary: 'A new secret, shown this once; the old one ends.',
    params: partnerParams,
    reply: partnerSecret,
    codes: ['notFound'],
  },
  listOutbox: {
    method: 'GET',
    path: '/admin/outbox',
    auth: 'admin',
    summary: 'Codes and messages that wait to be handed on, latest first.',
    query: outboxQuery,
    reply: outboxList,
    codes: [],
  },
  listEngines: {
    method: 'GET',
    path: '/admin/engines',
    auth: 'admin',
    summary: 'The language models, how they fare, and what they have cost by day.',
    reply: engineList,
    codes: [],
  },
  tryEngine: {
    method: 'POST',
    path: '/admin/engines/:name/try',
    auth: 'admin',
    summary: 'Ask a language model a question of ours.',
    params: engineParams,
    reply: engineTried,
    codes: ['notFound'],
  },
} as const satisfies Record<string, Call>
