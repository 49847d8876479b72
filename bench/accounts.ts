import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Envelope } from '@berea/contract'
import type { Engine } from '../apps/server/src/answering/one-answer.ts'
import { fillConversations } from '../apps/server/test/conversations.ts'
import { testEngine } from '../apps/server/test/engine.ts'
import { testPostgres } from '../apps/server/test/postgres.ts'
import { eventsOf, type TestSignedIn, testServer } from '../apps/server/test/server.ts'
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
const CONVERSATIONS = 1000
const PASSWORD = 'gr4nite of Bethany'

let isTelling = false

/** Tells a word every so often, as an answer that is being written does, until it has been told enough. */
const telling: Engine = async function* (question, library, options) {
  for await (const event of testEngine().engine(question, library, options)) {
    yield event
    if (event.type !== 'citation') continue
    while (isTelling) {
      yield { type: 'text', delta: 'On and on. ' }
      await pause(PACE)
    }
  }
}

const postgres = await testPostgres()
const server = await testServer(postgres.address, { ANSWERS_AT_ONCE: String(STREAMS) }, { engine: telling })
try {
  // One each: the tries of one account wait for one another.
  const emails: string[] = []
  while (emails.length < SIGN_INS) emails.push(await accountWithPassword())
  const { p95: busy, took } = await gaps(() => Promise.all(emails.map((email) => enter(email))))
  const { p95: quiet } = await gaps(() => pause(took))
  const report = {
    'p95 gap between events of 50 streams, ms': quiet,
    'the same while 20 sign in by password, ms': busy,
    'it grows by, % (20 allowed)': round((busy / quiet - 1) * 100),
    'sign-in by password, 4 at once, p95 ms (800 allowed)': await signInsAtOnce(emails),
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

/** What a reply brings; one that is refused would be measured for nothing. */
function good<Data>({ code, message, data }: Envelope<unknown>): Data {
  if (code !== 0) throw new Error(message)
  return data as Data
}

async function enter(email: string, userToken?: string): Promise<TestSignedIn> {
  const body = { email, password: PASSWORD, agree: true, userToken }
  return good(await server.anyone().post('/portal/auth/login-mail-password', body))
}

async function accountWithPassword(): Promise<string> {
  const email = `${randomUUID()}@example.org`
  good(await server.anyone().post('/portal/auth/sendCode-mail', { email }))
  const fresh = { username: `u-${email.slice(0, 12)}`, password: PASSWORD, repeat: PASSWORD, agree: true, adult: true }
  const code = await server.codeFor(email)
  good(await server.anyone().post('/portal/auth/login-mail', { email, code, ...fresh }))
  return email
}

/**
 * Follows fifty answers: how long `meanwhile` took, and the 95th percentile of the time between two events of one
 * answer as long as it went on.
 */
async function gaps(meanwhile: () => Promise<unknown>): Promise<{ readonly p95: number; readonly took: number }> {
  isTelling = true
  let isCounting = false
  const readers = await Promise.all(Array.from({ length: STREAMS }, () => server.visitor()))
  const asked = await Promise.all(readers.map((reader) => reader.ask('Please go on')))
  const waited: number[] = []
  const followed = readers.map(async (reader, n) => {
    let [last, told] = [performance.now(), 0]
    await reader.listen(asked[n]!.answerId, {
      enough: (frames) => {
        const events = eventsOf(frames).length
        if (events === told) return false
        const now = performance.now()
        if (isCounting) waited.push(now - last)
        last = now
        told = events
        return false
      },
    })
    if (isTelling) throw new Error('an answer ended while it was followed')
  })
  await pause(1000)
  isCounting = true
  const begun = performance.now()
  await meanwhile()
  const took = performance.now() - begun
  isCounting = false
  isTelling = false
  await Promise.all(followed)
  return { p95: percentiles(waited).p95, took }
}

async function signInsAtOnce(emails: readonly string[]): Promise<number> {
  return (await timed(4, [...emails, ...emails], enter)).p95
}

async function memberInfo(): Promise<number> {
  const account = await server.account()
  const each = Array.from({ length: 300 }, (_, n) => n)
  return (await timed(1, each, async () => good(await account.get('/portal/member/info')))).p95
}

async function merging(): Promise<number> {
  const visitor = await server.visitor()
  await fillConversations(server.db, visitor.signedIn.member.id, CONVERSATIONS)
  const email = await accountWithPassword()
  const begun = performance.now()
  const { member } = await enter(email, visitor.signedIn.user_token)
  const taken = performance.now() - begun
  const moved = await server.db.selectFrom('sessions').select('id').where('member_id', '=', member.id).execute()
  if (moved.length !== CONVERSATIONS) throw new Error(`${moved.length} conversations were carried over`)
  return round(taken)
}

/** The most that the process takes while the archive is read and thrown away, over what it took before. */
async function exporting(): Promise<number> {
  const account = await server.account()
  await fillConversations(server.db, account.signedIn.member.id, CONVERSATIONS)
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
