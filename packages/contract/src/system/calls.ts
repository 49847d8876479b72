import type { Call } from '../common/call.ts'
import { site, sitePage, sitePageParams } from './site.ts'

export const systemCalls = {
  version: {
    method: 'GET',
    path: '/version',
    auth: 'none',
    summary: "The installation's language: a code as plain text, or nothing.",
    reply: 'text',
    codes: [],
  },
  site: {
    method: 'GET',
    path: '/site',
    auth: 'none',
    summary: 'What this installation has and who runs it; all that the page must know before it draws.',
    reply: site,
    codes: [],
  },
  sitePage: {
    method: 'GET',
    path: '/site/pages/:page',
    auth: 'none',
    summary: "The operator's own text of /about, /service, /policy, /support or /help, where there is one.",
    params: sitePageParams,
    reply: sitePage,
    codes: ['notFound'],
  },
} as const satisfies Record<string, Call>
