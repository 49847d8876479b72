import { type Auth, BASE_PATH, CALLS, type Call, type CallName, CODES, VERSES_A_CALL } from '@berea/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { type Client, type TestServer, testServer } from '../../test/server.ts'

let database: TestDatabase
let server: TestServer
let ids: { sessionId: string; answerId: string; signInId: string; wayId: string }
const clients = {} as Record<Who, Client>

/** Everybody who may come along. */
const EVERYBODY = [
  'nobody',
  'visitor',
  'another visitor',
  'account',
  'another account',
  'integration',
  'another integration',
  'admin',
] as const
type Who = (typeof EVERYBODY)[number]

beforeAll(async () => {
  database = await testDatabase()
  server = await testServer(database.address)
  const [visitor, account] = [await server.visitor(), await server.account()]
  const integration = await server.account({ role: 'integration' })
  Object.assign(clients, {
    nobody: server.anyone(),
    visitor,
    'another visitor': await server.visitor(),
    account,
    'another account': await server.account(),
    integration,
    'another integration': await server.account({ role: 'integration' }),
    admin: await server.account({ role: 'admin' }),
  } satisfies Record<Who, Client>)
  const partner = { appId: 'church', name: 'A church' }
  await clients.admin.post('/admin/partners', partner)
  await server.db
    .updateTable('members')
    .set({ app_id: 'church' })
    .where('id', '=', integration.signedIn.member.id)
    .execute()
  const asked = await visitor.ask('Why did Jesus weep?')
  await visitor.listen(asked.answerId)
  // A second stay of the same account, to be ended from the first.
  server.pass(61_000)
  await server.account({ email: account.email })
  const idOf = (data: unknown, which: (item: { id: string; current?: boolean }) => boolean) =>
    (data as { items: { id: string; current?: boolean }[] }).items.find(which)!.id
  const signInId = idOf((await account.get('/portal/member/sign-ins')).data, ({ current }) => !current)
  ids = { ...asked, signInId, wayId: idOf((await account.get('/portal/member/ways')).data, () => true) }
})
afterAll(async () => {
  await server?.close()
  await database?.remove()
})

type Row = {
  /** Below the base path; the parameters filled in. */
  readonly path: () => string
  readonly body?: unknown
  /** What the owner gets, and everybody else who may make such a call. */
  readonly mine: number
  readonly others: number
  /** What an operator gets, where it is more than the others. */
  readonly admin?: number
}

/** Whose the things are that a call of this kind is about. */
const OWNER = {
  none: 'nobody',
  visitor: 'visitor',
  account: 'account',
  integration: 'integration',
  admin: 'admin',
} as const satisfies Record<Auth, Who>

/** Who may make a call of each kind: written out, and not taken from what is tested. */
const MAY: Readonly<Record<Auth, readonly Who[]>> = {
  none: EVERYBODY,
  visitor: EVERYBODY.filter((who) => who !== 'nobody'),
  account: ['account', 'another account', 'integration', 'another integration', 'admin'],
  integration: ['integration', 'another integration', 'admin'],
  admin: ['admin'],
}

const { done, notFound, codeNotRequested, accountOrPasswordWrong } = CODES
const open = (path: string, mine: number = done): Row => ({ path: () => path, mine, others: mine })
const own = (path: () => string, body?: unknown): Row => ({ path, body, mine: done, others: notFound })
const post = (path: string, body: unknown, code: number = done): Row => ({ ...open(path, code), body })

let sent = 0
const mobile = () => ({ mobile: `+86138${String(10_000_000 + sent++)}` })
const email = () => ({ email: `${sent++}@example.org` })
const entry = { code: '123456', agree: true, adult: true }
const fresh = { password: 'gr4nites', repeat: 'gr4nites' }

/** Every call has its row: a call that is not here does not compile. */
const ROWS: Readonly<Record<CallName, Row>> = {
  version: open('/version', -1),
  site: open('/site'),
  sitePage: open('/site/pages/about'),
  autoLogin: post('/portal/auth/auto-login', {}),
  sendCode: post('/portal/auth/sendCode', mobile),
  sendCodeMobile: post('/portal/auth/send-code-mobile', mobile),
  sendCodeMail: post('/portal/auth/sendCode-mail', email),
  sendCodeEmail: post('/portal/auth/send-code-mail', email),
  loginMobile: post('/portal/auth/login', { mobile: '+8613800138000', ...entry }, codeNotRequested),
  loginMail: post('/portal/auth/login-mail', { email: 'a@example.org', ...entry }, codeNotRequested),
  loginMobilePassword: post(
    '/portal/auth/login-mobile-password',
    { ...mobile(), password: 'x', agree: true },
    accountOrPasswordWrong,
  ),
  loginMailPassword: post(
    '/portal/auth/login-mail-password',
    { ...email(), password: 'x', agree: true },
    accountOrPasswordWrong,
  ),
  // Before a password is set, for that ends it as well.
  endSignIn: own(() => `/portal/member/sign-ins/${ids.signInId}`),
  passwordPreCheck: post('/portal/auth/set-password-pre-check', {}),
  setPassword: post('/portal/auth/set-password', fresh),
  resetPassword: post(
    '/portal/auth/reset-pwd',
    { ...fresh, address: 'b@example.org', code: '123456' },
    codeNotRequested,
  ),
  giveConsent: post('/portal/member/consent', { agree: true, adult: true }),
  googleCaptcha: open('/portal/auth/captcha/googleCaptcha', CODES.googleRegion),
  loginGoogle: post(
    '/portal/auth/login-google',
    { credential: 'x', key: 'x', captcha: 'x', agree: true },
    CODES.googleRegion,
  ),
  externalAccess: post(
    '/portal/auth/externalAccess',
    { platform: 'unknown', timestamp: '1', identity: 'x', token: 'x' },
    CODES.externalAppUnknown,
  ),
  newQr: post('/portal/auth/qr/new', {}),
  readQr: open('/portal/auth/qr/unknown', CODES.qrTicketExpired),
  confirmQr: post('/portal/auth/qr/unknown/confirm', { accept: true }, CODES.qrTicketExpired),
  waitQr: post('/portal/auth/qr/unknown/wait', { secret: 'x' }, CODES.qrTicketExpired),
  listSignIns: open('/portal/member/sign-ins'),
  endOtherSignIns: post('/portal/member/sign-ins/end-others', {}),
  listWays: open('/portal/member/ways'),
  addWay: post('/portal/member/ways', { email: 'c@example.org', code: '123456' }, codeNotRequested),
  removeWay: { path: () => `/portal/member/ways/${ids.wayId}`, mine: CODES.lastWayIn, others: notFound },
  exportMember: open('/portal/member/export', -1),
  deleteAccount: open('/portal/member/account', codeNotRequested),
  keepAccount: post('/portal/member/account/keep', {}),
  memberInfo: open('/portal/member/info'),
  modifyMember: post('/portal/member/modify', { name: 'Lydia' }),
  updateExpression: post('/portal/member/update-expression', { expression: 'orthodox' }),
  addInterest: post('/portal/member/add-interest', { interests: ['bible-study'] }),
  listSessions: open('/chat/sessions'),
  createSession: post('/chat/sessions', {}),
  getSession: own(() => `/chat/sessions/${ids.sessionId}`),
  renameSession: own(() => `/chat/sessions/${ids.sessionId}`, { title: 'Tears' }),
  listMessages: own(() => `/chat/sessions/${ids.sessionId}/messages`),
  ask: own(() => `/chat/sessions/${ids.sessionId}/questions`, { text: 'And then?' }),
  getAnswer: own(() => `/chat/answers/${ids.answerId}`),
  answerEvents: { path: () => `/chat/answers/${ids.answerId}/events`, mine: -1, others: notFound },
  stopAnswer: own(() => `/chat/answers/${ids.answerId}/stop`, {}),
  reactToAnswer: own(() => `/chat/answers/${ids.answerId}/reaction`, { reaction: 'like' }),
  searchAgainst: own(() => `/chat/answers/${ids.answerId}/against`, {}),
  regenerateAnswer: own(() => `/chat/answers/${ids.answerId}/regenerate`, {}),
  suggestions: open('/chat/suggestions?date=2026-11-21'),
  listWorks: open('/library/works'),
  getWork: open('/library/works/bible-en-tiny'),
  readPassage: open('/library/passages?ref=JHN%2011:35'),
  readSection: open('/library/sections/notes-en-tiny%2FJHN.11.35'),
  sectionsAbout: open('/library/about?ref=JHN%2011:35'),
  crossReferences: open('/library/cross-references?ref=JHN%2011:35'),
  search: open('/library/search?q=tears'),
  images: open('/library/images?place=Bethany'),
  readPicture: open('/library/pictures/images-x/a.png', notFound),
  findReferences: open('/library/references?text=John%2011:35'),
  listPartners: open('/admin/partners'),
  addPartner: { ...own(() => '/admin/partners', { appId: 'new', name: 'New' }), others: done },
  changePartner: own(() => '/admin/partners/church', { name: 'A church' }),
  renewPartnerSecret: { ...own(() => '/admin/partners/church/secret', {}), admin: done },
  listOutbox: open('/admin/outbox'),
  listEngines: open('/admin/engines'),
  tryEngine: post('/admin/engines/none/try', {}, notFound),
  // Last, for after these the conversation and the sign-in are gone.
  deleteSession: own(() => `/chat/sessions/${ids.sessionId}`),
  logout: post('/portal/auth/logout', {}),
}

const rows = Object.entries(ROWS).map(([name, row]) => ({ name, row, call: CALLS[name as CallName] as Call }))

async function settle(): Promise<void> {
  const { visitor } = clients
  const { data } = (await visitor.get(`/chat/sessions/${ids.sessionId}/messages`)) as {
    data: { items: { id: string; answer?: { status: string } }[] } | null
  }
  for (const { id, answer } of data?.items ?? []) if (answer?.status === 'running') await visitor.listen(id)
}

describe.each(rows)('$name', ({ call, row }) => {
  const send = (who: Who) => {
    const body = typeof row.body === 'function' ? row.body() : row.body
    return clients[who].send(call.method, row.path(), body)
  }
  const others = EVERYBODY.filter((who) => who !== OWNER[call.auth])

  test('fits its row to the table of calls', () => {
    const pattern = new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`)
    expect(row.path().split('?')[0]).toMatch(pattern)
  })

  test.each(others)('gives what is theirs, and nothing else, to: %s', async (who) => {
    const { code, data } = await send(who)
    if (MAY[call.auth].includes(who)) {
      return expect(code).toBe(who === 'admin' ? (row.admin ?? row.others) : row.others)
    }
    expect(code).toBe(who === 'nobody' ? CODES.signInExpired : CODES.notAllowed)
    const lacks = who.endsWith('visitor') ? 'account' : call.auth
    expect(data).toEqual(who === 'nobody' ? null : { needs: lacks })
  })

  test('gives me what is mine', async () => {
    await settle()
    expect((await send(OWNER[call.auth])).code).toBe(row.mine)
  })
})

describe('below the application', () => {
  test.each([
    ['unreadable JSON', 'POST', '/portal/auth/auto-login', '{"a":', {}, 400],
    ['a list where fields are expected', 'POST', '/portal/auth/auto-login', '[]', {}, 200],
    ['an address that does not exist', 'GET', '/no/such/path', undefined, {}, 404],
    ['another method', 'DELETE', '/chat/suggestions', undefined, {}, 405],
    ['another method on a path with a parameter', 'GET', '/chat/answers/1/stop', undefined, {}, 405],
    ['too much', 'POST', '/portal/auth/auto-login', `{"clientId":"${'x'.repeat(70_000)}"}`, {}, 413],
    ['another kind of body', 'POST', '/portal/auth/auto-login', '<a/>', { 'content-type': 'text/xml' }, 415],
    ['plain text', 'POST', '/chat/sessions', '{}', { 'content-type': 'text/plain' }, 415],
  ])('%s has its own status and the same body', async (_what, method, path, body, headers, status) => {
    const reply = await server.anyone().send(method, path, body, headers)
    expect(reply.status).toBe(status)
    expect(reply.code).toBe(status === 200 ? CODES.fieldWrong : status)
    expect(reply.requestId).toMatch(/^[\da-f-]{36}$/)
    expect(reply.message).not.toBe('')
  })

  test('a body that is no object is named as such', async () => {
    const reply = await server.anyone().send('POST', '/portal/auth/auto-login', '[]')
    expect(reply).toMatchObject({ data: { field: 'body' }, message: expect.stringContaining('“body”') })
  })

  test('a method that is not taken is told which are', async () => {
    expect((await server.anyone().delete('/chat/suggestions')).headers.get('allow')).toBe('GET')
  })

  test('an empty body is no fields, and unknown fields are let be', async () => {
    expect((await server.anyone().post('/portal/auth/auto-login', '')).code).toBe(0)
    expect((await server.anyone().post('/portal/auth/auto-login', { sysName: 'CHAT_ASSISTANT', more: 1 })).code).toBe(0)
  })

  test('a form is taken as well', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await server.anyone().post('/portal/auth/auto-login', 'grantType=social', headers)).code).toBe(0)
  })

  test('messages come in the language asked for, and in Simplified Chinese without one', async () => {
    const spanish = await server.anyone().get('/portal/member/info', { locale: 'es-es' })
    const none = await server.anyone().get('/portal/member/info', { locale: '' })
    expect(spanish.message).toContain('sesión')
    expect(none.message).toContain('登录')
  })

  test('while the database starts, calls that need it say so and the others go on', async () => {
    server.setDatabaseReady(false)
    const login = await server.anyone().post('/portal/auth/auto-login')
    expect([login.status, login.code, login.headers.get('retry-after')]).toEqual([503, 503, '2'])
    expect((await server.anyone().get('/library/works')).code).toBe(0)
    expect((await fetch(`${server.base}/readyz`)).status).toBe(503)
    server.setDatabaseReady(true)
    expect((await fetch(`${server.base}/readyz`)).status).toBe(200)
  })

  test('a work that could not be read is named to the operator, and keeps nobody from asking', async () => {
    server.served.failed = ['notes-en-tiny']
    const ready = await fetch(`${server.base}/readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({
      status: 'ready',
      troubles: [],
      failedWorks: ['notes-en-tiny'],
      encoder: 'off',
    })
    server.served.failed = []
  })
})

describe('the library’s calls', () => {
  test('tell how many sections a search has found, also beyond those shown', async () => {
    const totalOf = async (limit: number) => {
      const { data } = await server.anyone().get(`/library/search?q=tears&limit=${limit}`)
      return (data as { total: number }).total
    }
    expect(await totalOf(20)).toBe(1)
    expect(await totalOf(1)).toBe(7)
  })

  test('give pictures of a place with their credit, captioned in the reader’s language', async () => {
    const { data } = await server.anyone().get('/library/images?place=%20Bethany', { locale: 'fr-fr' })
    expect(data).toMatchObject({
      items: [
        {
          section: 'images-tiny/bethany',
          src: '/webapi/library/pictures/images-tiny/images%2Fbethany.webp',
          caption: 'Béthanie',
          credit: 'A. Painter, CC0',
        },
      ],
      nextCursor: null,
    })
    expect(await server.anyone().get('/library/images?place=Nowhere')).toMatchObject({ data: { items: [] } })
    expect(await server.anyone().get('/library/images')).toMatchObject({
      code: CODES.fieldWrong,
      data: { field: 'place' },
    })
  })

  test('carry its version, and answer 304 to who has it in that language', async () => {
    const path = '/library/passages?ref=JHN%2011:35'
    const first = await clients.visitor.get(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toContain('tiny-1')
    expect((await clients.visitor.get(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await clients.visitor.get(path, { 'if-none-match': etag, locale: 'fr-fr' })).status).toBe(200)
    expect((await clients.visitor.get(path, { 'if-none-match': 'W/"older"' })).status).toBe(200)
  })

  test('read a passage with the chapters beside it that the edition has', async () => {
    expect((await clients.visitor.get('/library/passages?ref=John%2011:35-36')).data).toMatchObject({
      reference: 'JHN 11:35-36',
      edition: { id: 'bible-en-tiny' },
      verses: [{ reference: 'JHN 11:35', number: '11:35' }, { number: '11:36' }],
      rest: null,
      before: 'JHN 10',
      after: null,
    })
  })

  test('are read 176 verses at a time, each call naming what follows, until every verse was there once', async () => {
    const verses: string[] = []
    const asked: string[] = []
    for (let ref: string | null = 'JHN 8-11'; ref !== null; ) {
      asked.push(ref)
      const { data } = await clients.visitor.get(`/library/passages?ref=${encodeURIComponent(ref)}`)
      const piece = data as { verses: { reference: string }[]; rest: string | null }
      expect(piece.verses.length).toBeLessThanOrEqual(VERSES_A_CALL)
      verses.push(...piece.verses.map(({ reference }) => reference))
      ref = piece.rest
    }
    expect(asked).toEqual(['JHN 8-11', 'JHN 11:35-57'])
    expect(verses).toHaveLength(59 + 41 + 42 + 57)
    expect(new Set(verses).size).toBe(verses.length)
  })

  test.each([
    ['约翰福音 99:1', 'zh-cn', { problem: 'no-such-chapter', lastChapter: 21 }, '21'],
    ['JHN 11:58', 'en', { problem: 'no-such-verse', lastVerse: 57 }, '57'],
    ['Philemon 2:1', 'en', { problem: 'no-such-chapter', lastChapter: 1 }, 'only one'],
    ['good morning', 'en', { problem: 'unreadable' }, 'good morning'],
  ])('say of %s what there is instead', async (ref, locale, data, words) => {
    const reply = await clients.visitor.get(`/library/passages?ref=${encodeURIComponent(ref)}`, { locale })
    expect(reply).toMatchObject({ code: CODES.fieldWrong, data: { field: 'ref', ...data } })
    expect(reply.message).toContain(words)
  })

  test('say of a missing section that it is not there, and while the library is made that it may come', async () => {
    expect((await clients.visitor.get('/library/sections/notes-en-tiny%2FX')).code).toBe(CODES.notFound)
    server.served.isPreparing = true
    const preparing = await clients.visitor.get('/library/sections/notes-en-tiny%2FX')
    server.served.isPreparing = false
    expect([preparing.status, preparing.headers.get('retry-after')]).toEqual([503, '5'])
  })
})

test('the contract is served to readers and to programs, without a script', async () => {
  const document = await (await fetch(`${server.base}${BASE_PATH}/openapi.json`)).json()
  expect(document).toMatchObject({ openapi: '3.1.0' })
  const page = await fetch(`${server.base}${BASE_PATH}/docs`)
  expect(await page.text()).not.toMatch(/<script|onclick|style=/i)
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/)
})

test.each([
  ['fr-CH, fr;q=0.9', 'fr-fr'],
  ['de', ''],
])('the version call answers a browser of %s with “%s”', async (language, answer) => {
  const response = await fetch(`${server.base}${BASE_PATH}/version`, { headers: { 'accept-language': language } })
  expect(await response.text()).toBe(answer)
})

test('what the library answers comes packed to who can unpack it, and nothing that is about a person does', async () => {
  const raw = (path: string, packing: string, token = '') =>
    fetch(`${server.base}${BASE_PATH}${path}`, {
      headers: { 'Accept-Encoding': packing, Authorization: `Bearer ${token}` },
    })
  for (const packing of ['br', 'gzip']) {
    const reply = await raw('/library/passages?ref=JHN%2011', packing)
    expect(reply.headers.get('content-encoding')).toBe(packing)
    expect(reply.headers.get('vary')).toBe('Locale, Accept-Encoding')
    expect(await reply.json()).toMatchObject({ code: 0 })
  }
  const plain = await raw('/library/passages?ref=JHN%2011', 'identity')
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'Locale, Accept-Encoding'])
  const { ask, listen, signedIn } = await server.account()
  const { sessionId, answerId } = await ask('Why did Jesus weep?')
  await listen(answerId)
  const own = await raw(`/chat/sessions/${sessionId}/messages`, 'br', signedIn.access_token)
  expect(own.headers.get('content-encoding')).toBeNull()
  expect((await own.text()).length).toBeGreaterThan(1000)
})

test('too many requests from one address are refused for a while, with the same body', async () => {
  const strict = await testServer(database.address, { RATE_LIMIT: '2' })
  const replies = await Promise.all([1, 2, 3].map(() => strict.anyone().get('/library/works')))
  await strict.close()
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
  const refused = replies.find(({ status }) => status === 429)
  expect(refused).toMatchObject({ code: 429 })
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})
