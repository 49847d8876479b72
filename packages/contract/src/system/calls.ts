import type { Call } from '../common/call.ts'

export const systemCalls = {
  version: {
    method: 'GET',
    path: '/version',
    auth: 'none',
    summary: "The installation's language: a code as plain text, or nothing.",
    reply: 'text',
    codes: [],
  },
} as const satisfies Record<string, Call>
