import { CODES } from '@berea/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../test/database.ts'
import { type Client, type TestServer, type TestSignedIn, testServer } from '../../../../test/server.ts'
import { MINUTE, SECOND } from '../../../clock.ts'

let database: TestDatabase
let server: TestServer
let phone: Client & { signedIn: TestSignedIn }

beforeAll(async () => {
  database = await testDatabase()
  server = await testServer(database.address, { PUBLIC_URL: 'https://berea.example/' })
  phone = await server.account()
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
})

type Ticket = { readonly ticket: string; readonly secret: string; readonly url: string }
const DESKTOP = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

const make = async () =>
  (await server.anyone().post('/portal/auth/qr/new', { clientId: 'page' }, DESKTOP)).data as unknown as Ticket
const wait = ({ ticket, secret }: Ticket, more: object = {}) =>
  server.anyone().post(`/portal/auth/qr/${ticket}/wait`, { secret, ...more }, DESKTOP)
const read = ({ ticket }: Ticket, client: Client = phone) => client.get(`/portal/auth/qr/${ticket}`)
const confirm = ({ ticket }: Ticket, accept: boolean, client: Client = phone) =>
  client.post(`/portal/auth/qr/${ticket}/confirm`, { accept })

describe('a QR code', () => {
  test('signs the desktop in as who confirms, with what the desktop’s visitor has', async () => {
    const visitor = await server.visitor()
    const { sessionId } = await visitor.ask('Who was Ruth?')
    const ticket = await make()
    expect(ticket.url).toBe(`https://berea.example/qr/${ticket.ticket}`)
    expect((await read(ticket)).data).toEqual({ device: 'Firefox · Linux', country: null, sameNetwork: true })
    expect((await wait(ticket)).data).toEqual({ state: 'scanned', signedIn: null })
    const waiting = wait(ticket, { known: 'scanned', remember: true, userToken: visitor.signedIn.user_token })
    expect((await confirm(ticket, true)).code).toBe(CODES.done)
    const { data } = (await waiting) as unknown as { data: { state: string; signedIn: TestSignedIn } }
    expect(data).toMatchObject({ state: 'confirmed', signedIn: { member: phone.signedIn.member } })
    const desktop = server.with(data.signedIn)
    expect((await desktop.get(`/chat/sessions/${sessionId}`)).code).toBe(CODES.done)
    const { items } = (await phone.get('/portal/member/sign-ins')).data as unknown as {
      items: { device: string; current: boolean }[]
    }
    expect(items.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Firefox · Linux', false],
        ['', true],
      ]),
    )
  })

  test('is shown as scanned after three seconds, and not before', async () => {
    const ticket = await make()
    const waiting = wait(ticket)
    let isOver = false
    void waiting.then(() => {
      isOver = true
    })
    await new Promise((done) => setTimeout(done, 1_200))
    expect(isOver).toBe(false)
    server.pass(3 * SECOND)
    expect((await waiting).data).toEqual({ state: 'scanned', signedIn: null })
    // Nobody has confirmed it, and nobody is signed in by it.
    server.pass(30 * SECOND)
    expect((await wait(ticket, { known: 'waiting' })).data).toEqual({ state: 'scanned', signedIn: null })
  })

  test('that was photographed gives a third no tokens without the desktop’s secret', async () => {
    const ticket = await make()
    await confirm(ticket, true)
    expect((await wait({ ...ticket, secret: 'guessed' })).code).toBe(CODES.qrTicketExpired)
    expect((await wait({ ...ticket, secret: ticket.ticket })).code).toBe(CODES.qrTicketExpired)
    expect((await wait(ticket)).data).toMatchObject({ state: 'confirmed' })
  })

  test('gives its tokens once, to one of two that wait', async () => {
    const ticket = await make()
    await confirm(ticket, true)
    const replies = await Promise.all([wait(ticket), wait(ticket)])
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([CODES.done, CODES.qrTicketExpired])
    expect((await wait(ticket)).code).toBe(CODES.qrTicketExpired)
  })

  test('is answered once', async () => {
    const ticket = await make()
    const other = await server.account()
    expect((await confirm(ticket, false)).code).toBe(CODES.done)
    expect((await confirm(ticket, true, other)).code).toBe(CODES.qrTicketExpired)
    expect((await read(ticket, other)).code).toBe(CODES.qrTicketExpired)
    expect((await wait(ticket)).data).toEqual({ state: 'refused', signedIn: null })
  })

  test('is good for two minutes', async () => {
    const [first, second] = [await make(), await make()]
    server.pass(2 * MINUTE - 10 * SECOND)
    expect((await confirm(first, true)).code).toBe(CODES.done)
    server.pass(10 * SECOND)
    expect((await wait(first)).data).toMatchObject({ state: 'confirmed' })
    expect((await read(second)).code).toBe(CODES.qrTicketExpired)
    expect((await confirm(second, true)).code).toBe(CODES.qrTicketExpired)
    expect((await wait(second)).code).toBe(CODES.qrTicketExpired)
  })

  test('is confirmed by an account alone', async () => {
    const visitor = await server.visitor()
    expect((await confirm(await make(), true, visitor)).code).toBe(CODES.notAllowed)
  })
})

test('only where demo sign-ins are on is a QR code confirmed by itself, as a new account that goes with its stay', async () => {
  const demo = await testServer(database.address, { DEMO_SIGN_IN: 'on' })
  const { data } = await demo.anyone().post('/portal/auth/qr/new')
  const { ticket, secret, url } = data as unknown as Ticket
  expect(url).toBe(`/qr/${ticket}`)
  demo.pass(5 * SECOND)
  const reply = await demo.anyone().post(`/portal/auth/qr/${ticket}/wait`, { secret, known: 'scanned' })
  const { signedIn } = reply.data as unknown as { signedIn: TestSignedIn }
  const { data: member } = await demo.with(signedIn).get('/portal/member/info')
  expect(member).toMatchObject({ kind: 'account', name: 'Demo', consent: { needed: true } })
  await demo.app.tidy()
  expect((await demo.with(signedIn).get('/portal/member/info')).code).toBe(CODES.done)
  await demo.with(signedIn).post('/portal/auth/logout')
  await demo.app.tidy()
  const left = await demo.db.selectFrom('members').selectAll().where('id', '=', signedIn.member.id).execute()
  await demo.close()
  expect(left).toEqual([])
})
