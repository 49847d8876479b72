import { CODES } from '@berea/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { DAY, MINUTE } from '../../clock.ts'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.remove())
afterEach(() => server?.close())

/** Limits as they usually are, but for what a test changes. */
const usual = {
  VISITORS_BY_ADDRESS: '150',
  VISITORS_A_DAY: '1000',
  QUESTIONS_BY_ADDRESS: '60',
  SIGN_INS_BY_ADDRESS: '300',
}

/** As nginx hands a request on: what the sender wrote into the header, and after it the address it came from. */
const from = (address: string, ...invented: string[]) => ({ 'x-forwarded-for': [...invented, address].join(', ') })
const login = (headers: Record<string, string> = {}, body: unknown = {}) =>
  server.anyone().post('/portal/auth/auto-login', body, headers)
const invent = (n: number) =>
  [`203.0.113.${n % 250}`, `2001:db8:${n.toString(16)}::1`, 'unknown', `10.0.${n % 250}.1`][n % 4]!

describe('forwarded addresses', () => {
  test.each([
    ['off', []],
    ['off', ['192.0.2.1']],
    ['on', ['192.0.2.1']],
    ['on', ['192.168.7.7']],
    ['loopback', ['192.0.2.1']],
    ['1', ['192.0.2.1']],
  ])(
    'that are invented pass no limit with TRUST_PROXY=%s, before what the proxy adds: %j',
    async (TRUST_PROXY, real) => {
      server = await testServer(database.address, { TRUST_PROXY, RATE_LIMIT: '20', VISITORS_BY_ADDRESS: '5' })
      const sent = (n: number) => [invent(n), ...real].join(', ')
      const statuses: number[] = []
      for (let n = 0; n < 60; n++) {
        const headers = { 'x-forwarded-for': sent(n), forwarded: `for=${invent(n)}`, 'x-real-ip': invent(n) }
        statuses.push((await (n % 2 ? login(headers) : server.anyone().get('/library/works', headers))).status)
      }
      const taken = statuses.filter((status) => status === 200).length
      // Ten of the calls and five visitors, and what a second or two gives back.
      expect(taken).toBeLessThanOrEqual(19)
      expect(taken).toBeGreaterThanOrEqual(10)
    },
  )

  test('that the proxy tells are counted apart, so that one reader stops no other', async () => {
    server = await testServer(database.address, { TRUST_PROXY: 'on', VISITORS_BY_ADDRESS: '3' })
    for (let n = 0; n < 3; n++) expect((await login(from('192.0.2.1'))).status).toBe(200)
    expect((await login(from('192.0.2.1'))).status).toBe(429)
    expect((await login(from('192.0.2.2'))).status).toBe(200)
  })

  test('of one IPv6 network are one', async () => {
    server = await testServer(database.address, { TRUST_PROXY: 'on', VISITORS_BY_ADDRESS: '3' })
    for (let n = 1; n <= 3; n++) expect((await login(from(`2001:db8:0:7:${n}::1`))).status).toBe(200)
    expect((await login(from('2001:db8:0:7:ffff::1'))).status).toBe(429)
    expect((await login(from('2001:db8:0:8::1'))).status).toBe(200)
  })
})

describe('free visitors', () => {
  test('are 150 in any ten minutes and 1,000 a day from one address, who are told when to come again', async () => {
    server = await testServer(database.address, { ...usual, TRUST_PROXY: 'on' })
    let made = 0
    const makeAll = async () => {
      for (let n = 0; n < 151; n++) {
        const { status, headers } = await login(from('192.0.2.1'))
        if (status === 429) return Number(headers.get('retry-after'))
        made += 1
      }
      throw new Error('no limit stopped them')
    }
    const wait = await makeAll()
    expect(made).toBe(150)
    expect(wait).toBeGreaterThan(500)
    expect(wait).toBeLessThanOrEqual(600)
    expect((await login(from('192.0.2.9'))).status).toBe(200)
    while (made < 1000) {
      server.pass(10 * MINUTE)
      await makeAll()
    }
    server.pass(10 * MINUTE)
    expect(await makeAll()).toBeGreaterThan(20 * 3600)
    expect(made).toBe(1000)
    server.pass(DAY)
    expect((await login(from('192.0.2.1'))).status).toBe(200)
  })

  test('ask no more than their address may, however many they are, and each newcomer asks once', async () => {
    server = await testServer(database.address, { ...usual, QUESTIONS_BY_ADDRESS: '10', QUESTION_LIMIT: '20' })
    const visitors = await Promise.all(Array.from({ length: 14 }, () => server.visitor()))
    let taken = 0
    let refused = 0
    for (let round = 0; round < 4; round++) {
      for (const visitor of visitors) {
        const { data } = (await visitor.post('/chat/sessions')) as { data: { id: string } }
        const asked = await visitor.post(`/chat/sessions/${data.id}/questions`, { text: 'Who was Ruth?' })
        if (asked.status === 429) {
          refused += 1
          expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0)
        } else {
          taken += 1
          expect(asked.code).toBe(CODES.done)
          await visitor.listen((asked.data as { answerId: string }).answerId)
        }
        if (round === 0) expect(asked.status).toBe(200)
      }
    }
    // Fourteen newcomers' first ones, and what some seconds give back.
    expect(taken).toBeLessThanOrEqual(14 + 10)
    expect(refused).toBe(56 - taken)
  })

  test('keep counting what they asked when they delete it', async () => {
    server = await testServer(database.address, { QUESTION_LIMIT: '3' })
    const visitor = await server.visitor()
    for (let n = 0; n < 3; n++) {
      const { sessionId, answerId } = await visitor.ask('Who was Ruth?')
      await visitor.listen(answerId)
      await visitor.delete(`/chat/sessions/${sessionId}`)
    }
    const { data } = (await visitor.post('/chat/sessions')) as { data: { id: string } }
    const ask = () => visitor.post(`/chat/sessions/${data.id}/questions`, { text: 'And Naomi?' })
    expect((await ask()).code).toBe(CODES.tooManyQuestions)
    server.pass(MINUTE)
    await server.app.tidy()
    expect((await ask()).code).toBe(CODES.done)
  })

  test('take no more than what is left, however many of their questions come in one moment', async () => {
    server = await testServer(database.address, { QUESTION_LIMIT: '8' })
    const visitor = await server.visitor()
    const sessions: string[] = []
    for (let n = 0; n < 12; n++) {
      const { data } = (await visitor.post('/chat/sessions')) as { data: { id: string } }
      sessions.push(data.id)
      const asked = { questions: 1, updated_at: new Date() }
      await server.db.updateTable('sessions').set(asked).where('id', '=', data.id).execute()
    }
    const replies = await Promise.all(
      sessions.map((id) => visitor.post(`/chat/sessions/${id}/questions`, { text: 'Who was Ruth?' })),
    )
    const codes = replies.map(({ code }) => code)
    expect(codes.filter((code) => code === CODES.done)).toHaveLength(8)
    expect(codes.filter((code) => code === CODES.tooManyQuestions)).toHaveLength(4)
  })

  test('who continue are limited by address and each by themselves', async () => {
    server = await testServer(database.address, { SIGN_INS_BY_ADDRESS: '6', SIGN_IN_LIMIT: '4' })
    const [one, other] = [await server.visitor(), await server.visitor()]
    const again = ({ signedIn }: typeof one) => login({}, { userToken: signedIn.user_token })
    for (let n = 0; n < 4; n++) expect((await again(one)).status).toBe(200)
    expect((await again(one)).status).toBe(429)
    expect((await again(other)).status).toBe(200)
    expect((await again(other)).status).toBe(429)
  })
})

describe('many questions at once', () => {
  test('are taken up to what can be made, and the others refused at once with the time to come again', async () => {
    server = await testServer(database.address, { ANSWERS_AT_ONCE: '5' })
    server.engine.close()
    const visitors = await Promise.all(Array.from({ length: 30 }, () => server.visitor()))
    const sessions = await Promise.all(
      visitors.map(async (visitor) => ((await visitor.post('/chat/sessions')).data as { id: string }).id),
    )
    const ask = (n: number) =>
      visitors[n]!.post(`/chat/sessions/${sessions[n]}/questions`, { text: 'Please wait here' })
    const replies = await Promise.all(visitors.map((_, n) => ask(n)))
    const isTaken = ({ status }: { status: number }) => status === 200
    expect(replies.filter(isTaken)).toHaveLength(5)
    for (const { status, headers } of replies.filter((reply) => !isTaken(reply))) {
      expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-9]\d*$/)])
    }
    server.engine.open()
    const late = replies.findIndex((reply) => !isTaken(reply))
    await expect.poll(async () => (await ask(late)).status).toBe(200)
  })
})

describe('what is counted', () => {
  test('are calls, and what does not exist, and other methods; never health or what is there of the page', async () => {
    server = await testServer(database.address, { RATE_LIMIT: '4' })
    const status = async (path: string, method = 'GET') => (await fetch(server.base + path, { method })).status
    for (let n = 0; n < 20; n++) expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
    expect(await status('/webapi/version')).toBe(200)
    expect(await status('/webapi/no/such')).toBe(404)
    expect(await status('/webapi/chat/suggestions', 'DELETE')).toBe(405)
    expect(await status('/no/such', 'POST')).toBe(404)
    expect(await status('/no/such', 'POST')).toBe(429)
    expect(await status('/webapi/chat/suggestions', 'DELETE')).toBe(429)
    expect(await status('/webapi/no/such')).toBe(429)
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  })
})
