import { CODES } from '@berea/contract'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { type TestGoogle, testGoogle } from '../../../test/google.ts'
import { testPartner } from '../../../test/partner.ts'
import { type TestServer, type TestSignedIn, testServer } from '../../../test/server.ts'
import { MINUTE } from '../../clock.ts'

const EMAIL = 'lydia.of.thyatira@example.org'
const UNREACHED = 'phoebe.of.cenchreae@example.org'
const MOBILE = '+33612345678'
const PASSWORD = 'gr4nite of Bethany'
const IDENTITY = 'person-4711-of-the-church'
const QUESTION = 'Why did Jesus weep at the grave of his friend?'
const NETWORK = '203.0.113.77'

let database: TestDatabase
let google: TestGoogle
let mail: SMTPServer
let server: TestServer
let away: TestServer
/** Whatever a reader would not want to stand in a log. */
const secrets = new Set([EMAIL, UNREACHED, MOBILE, PASSWORD, IDENTITY, QUESTION, NETWORK])

beforeAll(async () => {
  database = await testDatabase()
  google = await testGoogle()
  // A mail server that takes nothing: its words quote the address.
  mail = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`nobody called ${address} here`)),
  })
  await new Promise<void>((done) => mail.listen(0, '127.0.0.1', done))
  const { port } = mail.server.address() as { port: number }
  server = await testServer(database.address, { ...google.environment, TRUST_PROXY: '1' })
  away = await testServer(database.address, { SMTP_URL: `smtp://127.0.0.1:${port}`, TRUST_PROXY: '1' })
})
afterAll(async () => {
  await away?.close()
  await server?.close()
  await new Promise<void>((done) => mail?.close(() => done()))
  await google?.close()
  await database?.remove()
})

const post = async (path: string, body: object, to = server) => {
  const reply = await to.anyone().post(`/portal/auth/${path}`, body, { 'x-forwarded-for': NETWORK })
  for (const token of tokensIn(reply.data)) secrets.add(token)
  return reply
}

function tokensIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => {
    const isSecret = /token|secret|ticket|captcha/.test(name) && typeof value === 'string'
    return isSecret ? [value as string] : tokensIn(value)
  })
}

async function codeFor(channel: 'mobile' | 'email', address: string, purpose = 'login'): Promise<string> {
  server.pass(MINUTE)
  expect((await post(channel === 'mobile' ? 'sendCode' : 'sendCode-mail', { [channel]: address, purpose })).code).toBe(
    0,
  )
  const code = await server.codeFor(address)
  secrets.add(code)
  return code
}

/** Six digits also stand within times and ids; a code would stand by itself. */
const isIn = (log: string, secret: string): boolean =>
  /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\da-f])${secret}(?![\\da-f])`).test(log) : log.includes(secret)

const ticked = { agree: true, adult: true }

test('all seven ways in, and each of their refusals, leave no address, code, token or secret in the log', async () => {
  const { user_token: userToken } = (await post('auto-login', {})).data as unknown as { user_token: string }
  const fresh = { username: 'lydia-7', password: PASSWORD, repeat: PASSWORD }
  const byMail = { email: EMAIL, code: await codeFor('email', EMAIL), ...ticked, ...fresh, userToken }
  const account = (await post('login-mail', byMail)).data as unknown as TestSignedIn
  const byMobile = { mobile: MOBILE, code: await codeFor('mobile', MOBILE), ...ticked, ...fresh, username: 'lydia-8' }
  const replies = [
    await post('login', byMobile),
    await post('login-mail-password', { email: EMAIL, password: PASSWORD, ...ticked }),
    await post('login-mobile-password', { mobile: MOBILE, password: PASSWORD, ...ticked }),
  ]
  const pair = (await server.anyone().get('/portal/auth/captcha/googleCaptcha')).data as unknown as {
    key: string
    captcha: string
  }
  const credential = await google.sign({ nonce: pair.captcha, email: EMAIL, email_verified: true })
  for (const secret of [credential, pair.captcha]) secrets.add(secret)
  replies.push(await post('login-google', { credential, ...pair, ...ticked }))

  const { ticket, secret } = (await post('qr/new', {})).data as unknown as { ticket: string; secret: string }
  await server.with(account).get(`/portal/auth/qr/${ticket}`)
  await server.with(account).post(`/portal/auth/qr/${ticket}/confirm`, { accept: true })
  replies.push(await post(`qr/${ticket}/wait`, { secret, known: 'scanned' }))

  const admin = await server.account({ role: 'admin' })
  const { data } = await admin.post('/admin/partners', { appId: 'church', name: 'A church' })
  const shared = (data as { secret: string }).secret
  const link = testPartner('church', shared).link(IDENTITY, new Date(server.now()))
  for (const value of [shared, link.token, admin.email, admin.signedIn.user_token]) secrets.add(value)
  replies.push(await post('externalAccess', link))
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => CODES.done))

  const refused = [
    await post('login-mail', { ...byMail, code: '000000' }),
    await post('login-mail-password', { email: EMAIL, password: 'wr0ng of course', ...ticked }),
    await post('login-google', { credential, ...pair, ...ticked }),
    await post(`qr/${ticket}/wait`, { secret }),
    await post('externalAccess', link),
    await post('externalAccess', { ...link, token: 'f'.repeat(64) }),
    await post('reset-pwd', { address: EMAIL, code: '1', password: PASSWORD, repeat: PASSWORD }),
    await post('sendCode-mail', { email: UNREACHED }, away),
  ]
  expect(refused.filter(({ code }) => code < 10_000)).toEqual([])
  await server.with(account).ask(QUESTION)

  const log = [...server.lines, ...away.lines].join('\n')
  expect(log).toContain('a message could not be sent')
  expect(log).toContain('answered')
  expect([...secrets].filter((each) => isIn(log, each))).toEqual([])
  expect(secrets.size).toBeGreaterThan(20)
})
