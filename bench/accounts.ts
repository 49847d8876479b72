import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Engine } from '../apps/server/src/answering/one-answer.ts'
import { fillConversations } from '../apps/server/test/conversations.ts'
import { testEngine } from '../apps/server/test/engine.ts'
import { testPostgres } from '../apps/server/test/postgres.ts'
import { type TestSignedIn, testServer } from '../apps/server/test/server.ts'
import { percentiles, round, timed } from './askers.ts'

/**
 * `npm run bench:accounts -- [--json]`: what signing in costs, and what it costs those who are reading meanwhile. Server,
 * database and everybody who asks share this machine, and the first and the last this process.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

const STREAMS = 50
const SIGN_INS = 20
/** Milliseconds between two events of an answer. */
const PACE = 100
const EVENTS = 60
const PASSWORD = 'gr4nite of Bethany'

/** Tells a word every so often, as an answer that is being written does. */
const telling: Engine = async function* (question, library, options) {
  for await (const event of testEngine().engine(question, library, options)) {
    yield event
    if (event.type !== 'citation') continue
    for (let n = 0; n < EVENTS; n += 1) {
      yield { type: 'text', delta: 'On and on. ' }
      await pause(PACE)
    }
  }
}

const postgres = await testPostgres()
const server = await testServer(postgres.address, { ANSWERS_AT_ONCE: String(STREAMS) }, { engine: telling })
try {
  const email = await accountWithPassword()
  const quiet = await gaps(async () => undefined)
  const busy = await gaps(() => Promise.all(Array.from({ length: SIGN_INS }, () => enter(email))))
  const report = {
    'p95 gap between events of 50 streams, ms': quiet,
    'the same while 20 sign in by password, ms': busy,
    'it grows by, % (20 allowed)': round((busy / quiet - 1) * 100),
    'sign-in by password, 4 at once, p95 ms (800 allowed)': await signInsAtOnce(email),
    'member/info, p95 ms (5 allowed)': await memberInfo(),
    'merging 1,000 conversations, ms (2,000 allowed)': await merging(),
    'exporting 1,000 answers, MB more (50 allowed)': await exporting(),
  }
  if (values.json) console.log(JSON.stringify(report))
  else console.table(report)
} finally {
  await server.close()
  await postgres.remove()
}
process.exit(0)

function enter(email: string) {
  return server.anyone().post('/portal/auth/login-mail-password', { email, password: PASSWORD, agree: true })
}

async function accountWithPassword(): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await server.anyone().post('/portal/auth/sendCode-mail', { email })
  const fresh = { username: `u-${email.slice(0, 12)}`, password: PASSWORD, repeat: PASSWORD, agree: true, adult: true }
  const code = await server.codeFor(email)
  const reply = await server.anyone().post('/portal/auth/login-mail', { email, code, ...fresh })
  if (reply.code !== 0) throw new Error(reply.message)
  return email
}

/** Follows fifty answers while `meanwhile` goes on; the 95th percentile of the time between two events of one. */
async function gaps(meanwhile: () => Promise<unknown>): Promise<number> {
  const readers = await Promise.all(Array.from({ length: STREAMS }, () => server.visitor()))
  const asked = await Promise.all(readers.map((reader) => reader.ask('Please go on')))
  const waited: number[] = []
  const followed = readers.map(async (reader, n) => {
    let last: number | undefined
    await reader.listen(asked[n]!.answerId, {
      enough: () => {
        const now = performance.now()
        if (last !== undefined) waited.push(now - last)
        last = now
        return false
      },
    })
  })
  await pause(1000)
  await meanwhile()
  await Promise.all(followed)
  return percentiles(waited).p95
}

async function signInsAtOnce(email: string): Promise<number> {
  const each = Array.from({ length: 40 }, () => email)
  return (await timed(4, each, enter)).p95
}

async function memberInfo(): Promise<number> {
  const account = await server.account()
  const each = Array.from({ length: 300 }, (_, n) => n)
  return (await timed(1, each, () => account.get('/portal/member/info'))).p95
}

async function merging(): Promise<number> {
  const visitor = await server.visitor()
  await fillConversations(server.db, visitor.signedIn.member.id, 1000)
  const email = await accountWithPassword()
  const begun = performance.now()
  const reply = await server.anyone().post('/portal/auth/login-mail-password', {
    ...{ email, password: PASSWORD, agree: true, userToken: visitor.signedIn.user_token },
  })
  const taken = performance.now() - begun
  const account = server.with(reply.data as unknown as TestSignedIn)
  const { items } = (await account.get('/chat/sessions')).data as unknown as { items: object[] }
  if (items.length === 0) throw new Error('nothing was carried over')
  return round(taken)
}

/** The most that the process takes while the archive is read and thrown away, over what it took before. */
async function exporting(): Promise<number> {
  const account = await server.account()
  await fillConversations(server.db, account.signedIn.member.id, 1000)
  const before = await settledMemory()
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  const response = await fetch(`${server.base}/webapi/portal/member/export`, {
    headers: { authorization: `Bearer ${account.signedIn.access_token}` },
  })
  let bytes = 0
  for await (const chunk of response.body!) bytes += chunk.length
  clearInterval(watching)
  if (bytes < 10_000) throw new Error('there was no archive')
  return round((most - before) / 2 ** 20)
}

async function settledMemory(): Promise<number> {
  await pause(2000)
  return process.memoryUsage.rss()
}
