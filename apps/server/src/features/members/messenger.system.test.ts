import { createServer, type Server } from 'node:http'
import { CODES } from '@berea/contract'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { type TestServer, testServer } from '../../../test/server.ts'

let database: TestDatabase
let server: TestServer
let mailServer: SMTPServer
let webhook: Server
const letters: string[] = []
const messages: { to: string; code: string }[] = []
let isMailAway = false

beforeAll(async () => {
  database = await testDatabase()
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_from, _session, done) => (isMailAway ? done(new Error('come back later')) : done()),
    onData: (stream, _session, done) => {
      let letter = ''
      stream.on('data', (part: Buffer) => {
        letter += part
      })
      stream.on('end', () => {
        letters.push(letter)
        done()
      })
    },
  })
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done))
  webhook = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    messages.push(JSON.parse(body))
    response.end('{}')
  })
  await new Promise<void>((done) => webhook.listen(0, '127.0.0.1', done))
  const portOf = (address: unknown) => (address as { port: number }).port
  server = await testServer(database.address, {
    SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer.server.address())}`,
    MAIL_FROM: 'Berea <berea@example.org>',
    SMS_PROVIDER: 'webhook',
    SMS_URL: `http://127.0.0.1:${portOf(webhook.address())}`,
    SMS_SECRET: 'shared',
  })
})
afterAll(async () => {
  await server?.close()
  await new Promise<void>((done) => mailServer.close(() => done()))
  webhook?.close()
  await database?.remove()
})

const send = (email: string, headers = {}) => server.anyone().post('/portal/auth/sendCode-mail', { email }, headers)

test('a code comes by mail, in the reader’s language, and signs in; nothing of it is in the outbox', async () => {
  await send('lydia@example.org')
  const letter = letters.at(-1)!
  expect(letter).toMatch(/^To: lydia@example.org\r$/m)
  const code = /^Subject: Your Berea code: (\d{6})\r$/m.exec(letter)?.[1]
  const body = { email: 'lydia@example.org', code, agree: true, adult: true }
  expect((await server.anyone().post('/portal/auth/login-mail', body)).code).toBe(CODES.done)
  expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

test('a code comes to a phone by the provider, and signs in', async () => {
  const mobile = '+8613800138000'
  await server.anyone().post('/portal/auth/sendCode', { mobile })
  const { to, code } = messages.at(-1)!
  expect(to).toBe(mobile)
  const body = { mobile, code, agree: true, adult: true }
  expect((await server.anyone().post('/portal/auth/login', body)).code).toBe(CODES.done)
})

test('a mail server that is away costs no code, is told apart from everything else, and may be tried again at once', async () => {
  isMailAway = true
  const key = { 'idempotency-key': 'again' }
  for (let tries = 0; tries < 12; tries += 1) {
    expect((await send('phoebe@example.org', key)).code).toBe(CODES.codeNotSent)
  }
  isMailAway = false
  expect((await send('phoebe@example.org', key)).code).toBe(CODES.done)
  expect(server.lines.join('\n')).toContain('a message could not be sent')
})
