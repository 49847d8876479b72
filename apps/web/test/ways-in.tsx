import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { writeTokens } from '../src/storage/tokens.ts'
import { MEMBER } from './member.ts'
import { openPage, watchLeaving } from './page.tsx'
import { SITE } from './site.ts'

export const SIGNED_IN = {
  user_token: 'new',
  access_token: 'a',
  expiresIn: 3600,
  member: { id: MEMBER.id, kind: 'account' },
}
export const TOLD = 'The server’s own words.'

export type Answer = (
  method: string,
  path: string,
  body: Record<string, unknown>,
) => Response | Promise<Response> | undefined

/** Opens a page of the ways in; `sent` has the bodies of what went out. */
export async function openWays(address: string, answer: Answer = () => undefined, keep?: () => void) {
  const left = watchLeaving()
  writeTokens({ user_token: 'u', access_token: 'a', expiresIn: 3600 }, 'visitor')
  const sent: Record<string, Record<string, unknown>> = {}
  const page = await openPage(address, {
    ...(keep && { keep }),
    answer: (method, path, body) => {
      sent[path] = body
      return answer(method, path, body)
    },
  })
  return { ...page, left, sent }
}

export const ok = (data: unknown) => Response.json({ code: 0, message: '', data, requestId: 'r' })
export const letIn: Answer = (_method, path) => {
  if (path === '/portal/member/info') return ok(MEMBER)
  if (path === '/site') return ok({ ...SITE, codes: { mobile: 'sent', email: 'sent' } })
  if (/sendCode/.test(path)) return ok({ resendAfter: 60, expiresIn: 300 })
  return /\/auth\/login/.test(path) ? ok(SIGNED_IN) : undefined
}
export const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
export const boxes = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Digit \d of 6$/ })
export const typed = async () => (await boxes()).map(({ value }) => value).join('')
