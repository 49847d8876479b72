import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CODES } from '@berea/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../test/database.ts'
import { type TestGoogle, testGoogle } from '../../../../test/google.ts'
import { type TestServer, type TestSignedIn, testServer } from '../../../../test/server.ts'
import { MINUTE } from '../../../clock.ts'

let database: TestDatabase
let google: TestGoogle
let server: TestServer
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-page-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  database = await testDatabase()
  google = await testGoogle()
  const region = { COUNTRY_HEADER: 'X-Country', TRUST_PROXY: 'on', GOOGLE_UNAVAILABLE_IN: 'CN,IR' }
  const environment = { ...google.environment, ...region, PUBLIC_URL: 'https://berea.example' }
  server = await testServer(database.address, environment, { pageFolder: folder })
})
afterAll(async () => {
  await server?.close()
  await google?.close()
  await database?.remove()
  rmSync(folder, { recursive: true, force: true })
})

type Pair = { readonly key: string; readonly captcha: string }
const pair = async (headers = {}) =>
  (await server.anyone().get('/portal/auth/captcha/googleCaptcha', headers)).data as unknown as Pair
const enter = (body: object, headers = {}) =>
  server.anyone().post('/portal/auth/login-google', { agree: true, adult: true, ...body }, headers)
const signed = async ({ key, captcha }: Pair, claims: object = {}) => ({
  key,
  captcha,
  credential: await google.sign({ nonce: captcha, ...claims }),
})

describe('signing in with Google', () => {
  test.each(['a', 'b'])('makes the account the first time and finds it again, by the key %s', async (kid) => {
    const claims = { sub: `g-${kid}`, email: `lydia.${kid}@example.org`, email_verified: true, kid }
    const first = (await enter(await signed(await pair(), claims))).data as unknown as TestSignedIn
    const second = (await enter(await signed(await pair(), { ...claims, email: 'new@example.org' }))).data
    expect(second).toMatchObject({ member: { id: first.member.id, kind: 'account' } })
    const { data } = await server.with(first).get('/portal/member/info')
    expect(data).toMatchObject({ name: 'Lydia', username: `lydia.${kid}`, consent: { needed: false } })
  })

  test('carries over what the visitor has', async () => {
    const visitor = await server.visitor()
    const { sessionId } = await visitor.ask('Who was Ruth?')
    const body = await signed(await pair(), { sub: 'g-carry' })
    const reply = await enter({ ...body, userToken: visitor.signedIn.user_token })
    const member = server.with(reply.data as unknown as TestSignedIn)
    expect((await member.get(`/chat/sessions/${sessionId}`)).code).toBe(CODES.done)
  })

  test.each<[string, Record<string, unknown>, number]>([
    ['another audience', { aud: 'another.app' }, CODES.googleTokenInvalid],
    ['another issuer', { iss: 'https://accounts.example' }, CODES.googleTokenInvalid],
    ['a key that is not published', { kid: 'stray' }, CODES.googleTokenInvalid],
    ['a time that is over', { exp: 1_000_000_000 }, CODES.googleTokenInvalid],
    ['no nonce', { nonce: undefined }, CODES.googleTokenInvalid],
    ['another nonce', { nonce: 'another' }, CODES.googleNonceStale],
  ])('refuses a token of %s', async (_what, claims, code) => {
    expect((await enter(await signed(await pair(), claims))).code).toBe(code)
  })

  test('refuses what is no token, and one that nobody has signed', async () => {
    const { key, captcha } = await pair()
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${part({ alg: 'none' })}.${part({ sub: 'g-1', nonce: captcha })}.`
    for (const credential of ['x', 'a.b.c', unsigned]) {
      expect((await enter({ key, captcha, credential })).code).toBe(CODES.googleTokenInvalid)
    }
  })

  test('takes a pair once, for five minutes, and only together', async () => {
    const [used, other, late] = [await pair(), await pair(), await pair()]
    expect((await enter(await signed(used))).code).toBe(CODES.done)
    expect((await enter(await signed(used))).code).toBe(CODES.googleNonceStale)
    expect((await enter({ ...(await signed(other)), key: late.key })).code).toBe(CODES.googleNonceStale)
    server.pass(5 * MINUTE)
    expect((await enter(await signed(late))).code).toBe(CODES.googleNonceStale)
    server.pass(-5 * MINUTE)
  })

  test('does not use the pair up where a tick is missing', async () => {
    const body = await signed(await pair(), { sub: 'g-ticks' })
    expect((await enter({ ...body, agree: false })).code).toBe(CODES.agreementNotTicked)
    expect((await enter({ ...body, adult: false })).code).toBe(CODES.adultStatementMissing)
    expect((await enter(body)).code).toBe(CODES.done)
  })

  test('says that Google is away where its keys can’t be had, and nothing is lost', async () => {
    google.setAway(true)
    const fresh = await testServer(database.address, google.environment)
    const { data } = await fresh.anyone().get('/portal/auth/captcha/googleCaptcha')
    const body = { agree: true, adult: true, ...(await signed(data as unknown as Pair, { sub: 'g-away' })) }
    const refused = await fresh.anyone().post('/portal/auth/login-google', body)
    google.setAway(false)
    const again = await fresh.anyone().post('/portal/auth/login-google', body)
    await fresh.close()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    expect(again.code).toBe(CODES.done)
  })

  test.each([
    ['CN', CODES.googleRegion, null],
    ['fr', CODES.done, expect.objectContaining({ clientId: 'berea.apps.example' })],
    ['nonsense', CODES.done, expect.anything()],
  ])('is told by the country that the proxy names: %s', async (country, code, offered) => {
    const headers = { 'x-country': country, 'x-forwarded-for': '192.0.2.7' }
    expect((await server.anyone().get('/portal/auth/captcha/googleCaptcha', headers)).code).toBe(code)
    expect(((await server.anyone().get('/site', headers)).data as { google: unknown }).google).toEqual(offered)
  })
})

test('an account is given a Google account as another way in, which belongs to one account alone', async () => {
  const [first, second] = [await server.account(), await server.account()]
  const claims = { sub: 'g-way', email: 'way@example.org', email_verified: true }
  const added = await first.post('/portal/member/ways', await signed(await pair(), claims))
  expect((added.data as { items: object[] }).items).toMatchObject([
    { kind: 'email' },
    { kind: 'google', label: 'way@example.org' },
  ])
  expect(await second.post('/portal/member/ways', await signed(await pair(), claims))).toMatchObject({
    code: CODES.addressTaken,
    data: { field: 'google' },
  })
  const { data } = await enter(await signed(await pair(), claims))
  expect(data).toMatchObject({ member: { id: first.signedIn.member.id } })
})

describe('the headers of a document', () => {
  const headersOf = async (base: string, path: string) => {
    const { headers } = await fetch(`${base}${path}`, { headers: { accept: 'text/html' } })
    return { csp: headers.get('content-security-policy') ?? '', coop: headers.get('cross-origin-opener-policy') }
  }

  test('let Google in at /login, and nowhere else', async () => {
    for (const path of ['/login', '/login/email/password']) {
      const { csp, coop } = await headersOf(server.base, path)
      const directives = csp.split(';').map((directive) => directive.trim())
      expect(directives).toEqual(
        expect.arrayContaining([
          `script-src 'self' ${google.issuer}/gsi/client`,
          `style-src 'self' ${google.issuer}/gsi/style`,
          `connect-src 'self' ${google.issuer}/gsi/`,
          `frame-src 'self' ${google.issuer}/gsi/`,
          "object-src 'none'",
        ]),
      )
      expect(directives.filter((directive) => directive.startsWith('script-src '))).toHaveLength(1)
      expect(coop).toBe('same-origin-allow-popups')
    }
    for (const path of ['/chat', '/loginx', '/webapi/site']) {
      const { csp, coop } = await headersOf(server.base, path)
      expect(csp).not.toContain(google.issuer)
      expect(coop).toBe('same-origin')
    }
  })

  test('are the same everywhere where it is not set up', async () => {
    const without = await testServer(database.address, { PUBLIC_URL: 'https://berea.example' }, { pageFolder: folder })
    const [login, chat] = [await headersOf(without.base, '/login'), await headersOf(without.base, '/chat')]
    await without.close()
    expect(login).toEqual(chat)
  })
})
