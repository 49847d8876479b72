import type { Member } from '@berea/contract'

/** Lydia, who has an account with an e-mail and a password. */
export const MEMBER: Member = {
  id: 'm-2',
  kind: 'account',
  name: 'Lydia',
  sex: 'female',
  role: 'individual',
  email: 'lydia@example.org',
  mobile: null,
  username: 'lydia',
  hasPassword: true,
  expression: 'none',
  interests: [],
  language: 'en',
  plan: { type: 'free', total: null, remaining: null, expires: null },
  consent: { agreed: true, adult: true, terms: '2025-10-11', needed: false },
  sanction: null,
  deletionTime: null,
  createTime: '2026-11-01T00:00:00.000Z',
}

/** Somebody who has no account, and has told nothing. */
export const VISITOR: Member = {
  ...MEMBER,
  id: 'm',
  kind: 'visitor',
  name: '',
  sex: '',
  email: null,
  username: null,
  hasPassword: false,
  consent: { agreed: false, adult: false, terms: null, needed: false },
}
