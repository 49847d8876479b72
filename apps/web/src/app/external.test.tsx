import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MEMBER } from '../../test/member.ts'
import { ok, openWays, SIGNED_IN } from '../../test/ways-in.tsx'
import { readLocal, writeLocal } from '../storage/local.ts'
import { clearTokens } from '../storage/tokens.ts'

afterEach(() => {
  clearTokens()
  vi.unstubAllGlobals()
})

const LINK = '/#/externalAccess?timestamp=1795000000&identity=lydia&token=ab'

test('a partner’s platform is stored, told with every call from then on, and waited for behind the overlay', async () => {
  let letIn = (_: Response) => {}
  const entering = new Promise<Response>((resolve) => {
    letIn = resolve
  })
  const { left, sent } = await openWays(`${LINK}&appId=acme&targetUrl=/read`, (_method, path) => {
    if (path === '/portal/member/info') return ok({ ...MEMBER, consent: { ...MEMBER.consent, needed: false } })
    return path === '/portal/auth/externalAccess' ? entering : undefined
  })
  const overlay = (await screen.findByText('Signing you in')).closest('.overlay')
  expect(overlay?.getAttribute('data-masked')).toBe('true')
  await waitFor(() => expect(sent['/portal/auth/externalAccess']).toBeDefined())
  expect(sent['/portal/auth/externalAccess']).toMatchObject({
    platform: 'acme',
    identity: 'lydia',
    grantType: 'social',
  })
  expect(readLocal('platformCode')).toBe('acme')
  expect(localStorage.getItem('platformCode')).toBe(btoa('acme'))
  letIn(ok({ ...SIGNED_IN, target: '/read' }))
  await waitFor(() => expect(left).toEqual(['/read']))
})

test('a link that names none takes away what was stored, and its overlay', async () => {
  await openWays(LINK, undefined, () => writeLocal('platformCode', 'acme'))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(localStorage.getItem('platformCode')).toBeNull()
  expect(document.querySelector('.overlay')).toBeNull()
})
