import { CODES, type Partner } from '@berea/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { testPartner } from '../../../test/partner.ts'
import { type TestServer, type TestSignedIn, testServer } from '../../../test/server.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../clock.ts'
import { parseTokenKeys } from '../../secrets.ts'
import { partners as partnersOf } from './partners.ts'

let database: TestDatabase
let server: TestServer
let admin: Awaited<ReturnType<TestServer['account']>>
let church: ReturnType<typeof testPartner>

beforeAll(async () => {
  database = await testDatabase()
  server = await testServer(database.address)
  admin = await server.account({ role: 'admin' })
  church = testPartner(
    'church',
    await add({ appId: 'church', targets: ['/chat'], origins: ['https://church.example'] }),
  )
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
})

/** Registers a partner and gives its secret. */
async function add(fields: { appId: string; targets?: string[]; origins?: string[] }): Promise<string> {
  const { data } = await admin.post('/admin/partners', { name: `Platform ${fields.appId}`, ...fields })
  return (data as { secret: string }).secret
}
const time = () => new Date(server.now())
const enter = (link: object) => server.anyone().post('/portal/auth/externalAccess', link)
const list = async (client = admin, query = '') =>
  ((await client.get(`/admin/partners?query=${query}`)).data as unknown as { items: Partner[] }).items

describe('a partner’s link', () => {
  test('signs in the same member each time, and tells where to go', async () => {
    const first = await enter(church.link('lydia', time(), '/chat?_n=7'))
    expect(first).toMatchObject({ code: CODES.done, data: { target: '/chat?_n=7', member: { kind: 'account' } } })
    server.pass(SECOND)
    const second = await enter(church.link('lydia', time()))
    const { member } = first.data as unknown as TestSignedIn
    expect(second.data).toMatchObject({ target: null, member: { id: member.id } })
    const other = await enter(church.link('phoebe', time()))
    expect((other.data as unknown as TestSignedIn).member.id).not.toBe(member.id)
  })

  test('is taken as a form, in seconds, and carries over what the visitor has', async () => {
    const visitor = await server.visitor()
    const { sessionId } = await visitor.ask('Who was Ruth?')
    const { platform, identity } = church.link('junia', time())
    const at = new Date(Math.floor(server.now() / SECOND))
    const { timestamp, token } = church.link(identity, at)
    const form = new URLSearchParams({ platform, identity, timestamp, token, userToken: visitor.signedIn.user_token })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { data } = await server.anyone().send('POST', '/portal/auth/externalAccess', form.toString(), headers)
    const member = server.with(data as unknown as TestSignedIn)
    expect((await member.get(`/chat/sessions/${sessionId}`)).code).toBe(CODES.done)
  })

  test('makes an account that is asked for its agreement before anything else', async () => {
    const { data } = await enter(church.link('persis', time()))
    const info = (await server.with(data as unknown as TestSignedIn).get('/portal/member/info')).data
    expect(info).toMatchObject({ consent: { agreed: false, needed: true }, email: null, mobile: null })
  })

  test('of an app that is not known, or suspended, is refused', async () => {
    await add({ appId: 'closed' })
    const closed = testPartner('closed', 'any')
    expect((await enter(testPartner('nobody', 'any').link('x', time()))).code).toBe(CODES.externalAppUnknown)
    await admin.patch('/admin/partners/closed', { state: 'suspended' })
    expect((await enter(closed.link('x', time()))).code).toBe(CODES.externalAppUnknown)
    await admin.patch('/admin/partners/closed', { state: 'active' })
    expect((await enter(closed.link('x', time()))).code).toBe(CODES.externalSignatureWrong)
  })

  test.each([
    ['another identity', { identity: 'somebody-else' }],
    ['another time', { timestamp: '1' }],
    ['no token', { token: '' }],
    ['half a token', { token: 'ab' }],
    ['a token of letters', { token: 'z'.repeat(64) }],
    ['a token of zeros', { token: '0'.repeat(64) }],
  ])('with %s is not as it was signed', async (_what, change) => {
    expect((await enter({ ...church.link('x', time()), ...change })).code).toBe(CODES.externalSignatureWrong)
  })

  test.each([
    [-5 * MINUTE, CODES.done],
    [5 * MINUTE, CODES.done],
    [-6 * MINUTE, CODES.externalTimestamp],
    [6 * MINUTE, CODES.externalTimestamp],
  ])('of a clock that is %d ms off is answered with %d', async (off, code) => {
    // The clock of the test goes on while the call is made.
    const at = new Date(server.now() + off + (off === -5 * MINUTE ? SECOND : 0))
    expect((await enter(church.link(`clock ${off}`, at))).code).toBe(code)
  })

  test('whose time is none is refused, though it be signed', async () => {
    const { identity, platform } = church.link('x', time())
    const secret = await add({ appId: 'odd' })
    const { createHmac } = await import('node:crypto')
    for (const timestamp of ['soon', '-1', '1e99', '']) {
      const token = createHmac('sha256', secret).update(`odd\n${timestamp}\n${identity}`).digest('hex')
      expect((await enter({ platform: 'odd', identity, timestamp, token })).code).toBe(CODES.externalTimestamp)
    }
    expect(platform).toBe('church')
  })

  test('is good once, also where two arrive together', async () => {
    const link = church.link('once', time())
    const replies = await Promise.all([enter(link), enter(link)])
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([CODES.done, CODES.externalTokenUsed])
    expect((await enter({ ...link, token: link.token.toUpperCase() })).code).toBe(CODES.externalTokenUsed)
  })

  test('that leads where it may not is refused before it is used up', async () => {
    const link = church.link('lost', time(), 'https://evil.example/')
    expect((await enter(link)).code).toBe(CODES.externalTargetNotAllowed)
    expect((await enter({ ...link, targetUrl: '/library' })).code).toBe(CODES.externalTargetNotAllowed)
    expect((await enter({ ...link, targetUrl: 'https://church.example/back' })).data).toMatchObject({
      target: 'https://church.example/back',
    })
  })
})

describe('the registry', () => {
  test('gives a secret once, and stores it in no form in which it can be read', async () => {
    const secret = await add({ appId: 'quiet' })
    expect(secret).toMatch(/^[\w-]{43}$/)
    const rows = await server.db.selectFrom('partners').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(await list())).not.toContain(secret)
  })

  test('repeats to the same key what it gave, and keeps it in no form in which it can be read', async () => {
    const body = { appId: 'repeated', name: 'Repeated' }
    const key = { 'idempotency-key': 'partner-1' }
    const [first, second] = await Promise.all([1, 2].map(() => admin.post('/admin/partners', body, key)))
    expect(first).toMatchObject({ code: CODES.done, data: { partner: { appId: 'repeated' } } })
    expect(second!.data).toEqual(first!.data)
    const renew = (name: string) => admin.post('/admin/partners/repeated/secret', {}, { 'idempotency-key': name })
    const renewed = await renew('partner-2')
    expect((await renew('partner-2')).data).toEqual(renewed.data)
    const { secret } = renewed.data as unknown as { secret: string }
    expect((await enter(testPartner('repeated', secret).link('x', time()))).code).toBe(CODES.done)
    expect(await renew('partner-1')).toMatchObject({ code: CODES.fieldWrong, data: { field: 'Idempotency-Key' } })
    const rows = await server.db.selectFrom('kept_replies').selectAll().execute()
    expect(JSON.stringify(rows)).toContain('repeated')
    for (const data of [first!.data, renewed.data]) {
      expect(JSON.stringify(rows)).not.toContain((data as unknown as { secret: string }).secret)
    }
    const acts = await server.db.selectFrom('audit').select('act').where('detail', '=', 'repeated').execute()
    expect(acts.map(({ act }) => act)).toEqual(['partner.add', 'partner.secret'])
  })

  test('has one partner of an appId, and names it well', async () => {
    const again = await admin.post('/admin/partners', { appId: 'church', name: 'Another' })
    expect(again).toMatchObject({ code: CODES.addressTaken, data: { field: 'appId' } })
    for (const [field, value] of [
      ['appId', 'a b'],
      ['name', ' '],
      ['origins.0', ['javascript:alert(1)']],
      ['targets.0', ['//evil.example']],
    ] as const) {
      const [name] = field.split('.')
      const reply = await admin.post('/admin/partners', { appId: 'fine', name: 'Fine', [name!]: value })
      expect(reply).toMatchObject({ code: CODES.fieldWrong, data: { field } })
    }
  })

  test('ends the old secret with the new', async () => {
    const old = testPartner('renewed', await add({ appId: 'renewed' }))
    const { data } = await admin.post('/admin/partners/renewed/secret')
    const fresh = testPartner('renewed', (data as unknown as { secret: string }).secret)
    expect((await enter(old.link('x', time()))).code).toBe(CODES.externalSignatureWrong)
    expect((await enter(fresh.link('x', time()))).code).toBe(CODES.done)
    expect((await admin.post('/admin/partners/nobody/secret')).code).toBe(CODES.notFound)
  })

  test('counts sign-ins and new members by day', async () => {
    const busy = testPartner('busy', await add({ appId: 'busy' }))
    for (const identity of ['a', 'a', 'b']) {
      server.pass(SECOND)
      await enter(busy.link(identity, time()))
    }
    const today = time().toISOString().slice(0, 10)
    const [found] = await list(admin, 'BUSY')
    expect(found).toMatchObject({ appId: 'busy', usage: [{ date: today, signIns: 3, members: 2 }] })
  })

  test('shows a member of an integration its own partner and nothing else', async () => {
    const member = await server.account({ role: 'integration' })
    expect(await list(member as typeof admin)).toEqual([])
    await server.db
      .updateTable('members')
      .set({ app_id: 'church' })
      .where('id', '=', member.signedIn.member.id)
      .execute()
    expect((await list(member as typeof admin)).map(({ appId }) => appId)).toEqual(['church'])
    expect((await member.post('/admin/partners/quiet/secret')).code).toBe(CODES.notFound)
    expect((await member.patch('/admin/partners/church', { name: 'Mine' })).code).toBe(CODES.notAllowed)
  })

  test('writes down who did what, and no secret', async () => {
    const secret = await add({ appId: 'watched' })
    await admin.patch('/admin/partners/watched', { name: 'New name', state: 'suspended' })
    await admin.post('/admin/partners/watched/secret')
    const rows = await server.db.selectFrom('audit').selectAll().where('detail', 'like', 'watched%').execute()
    expect(rows.map(({ act }) => act).toSorted()).toEqual(['partner.add', 'partner.change', 'partner.secret'])
    for (const { actor_id } of rows) expect(actor_id).toBe(admin.signedIn.member.id)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

test('a new token key takes the secrets over at the next start; one whose key is gone needs a new secret', async () => {
  const [b, a] = [`2:${'n'.repeat(43)}`, `1:${'k'.repeat(43)}`]
  const registryWith = (keys: string) => partnersOf({ db: server.db, keys: parseTokenKeys(keys), now: time })
  const secret = await add({ appId: 'rotated' })
  const keyOf = async () =>
    (await server.db.selectFrom('partners').selectAll().where('app_id', '=', 'rotated').executeTakeFirstOrThrow())
      .key_id
  await registryWith(`${b},${a}`).sealAnew()
  expect(await keyOf()).toBe('2')
  const link = { ...testPartner('rotated', secret).link('x', time()), targetUrl: undefined }
  expect(await registryWith(b).check(link)).toMatchObject({ appId: 'rotated' })
  const lost = registryWith(`3:${'x'.repeat(43)}`)
  await lost.sealAnew()
  expect(await lost.check(link).catch(({ code }) => code)).toBe(CODES.externalSignatureWrong)
  expect((await lost.list('rotated', '')).items[0]).toMatchObject({ state: 'needs-secret' })
  await lost.renewSecret(undefined, 'rotated')
  expect((await lost.list('rotated', '')).items[0]).toMatchObject({ state: 'active' })
})

describe('the outbox', () => {
  test('shows what waits, latest first and page by page, to an operator; each look is written down', async () => {
    const addresses = ['a', 'b', 'c'].map((name) => `outbox.${name}@example.org`)
    for (const email of addresses) {
      server.pass(SECOND)
      await server.anyone().post('/portal/auth/sendCode-mail', { email })
    }
    type Page = { items: { address: string; text: string }[]; nextCursor: string }
    const first = (await admin.get('/admin/outbox?limit=2')).data as unknown as Page
    expect(first.items.map(({ address }) => address)).toEqual([addresses[2], addresses[1]])
    expect(first.items[0]?.text).toContain(await server.codeFor(addresses[2]!))
    const second = (await admin.get(`/admin/outbox?limit=2&cursor=${first.nextCursor}`)).data as unknown as Page
    expect(second.items[0]?.address).toBe(addresses[0])
    expect((await admin.get('/admin/outbox?cursor=nothing')).code).toBe(CODES.fieldWrong)
    const looks = await server.db.selectFrom('audit').selectAll().where('act', '=', 'outbox.read').execute()
    expect(looks.length).toBeGreaterThanOrEqual(2)
  })

  test('keeps nothing longer than seven days; used tokens go after one, the audit log after a year', async () => {
    const count = async (table: 'outbox' | 'used_tokens' | 'audit') =>
      (await server.db.selectFrom(table).selectAll().execute()).length
    server.pass(DAY + HOUR)
    await server.app.tidy()
    expect([await count('used_tokens'), (await count('outbox')) > 0]).toEqual([0, true])
    server.pass(6 * DAY)
    await server.app.tidy()
    expect([await count('outbox'), (await count('audit')) > 0]).toEqual([0, true])
    server.pass(359 * DAY)
    await server.app.tidy()
    expect(await count('audit')).toBe(0)
  })
})
