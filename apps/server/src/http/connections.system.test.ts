import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { WORDS } from '../../test/engine.ts'
import { type TestServer, testServer, textOf } from '../../test/server.ts'

let database: TestDatabase
let server: TestServer
let sockets: Socket[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.remove())
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await server?.close()
})

const port = () => Number(new URL(server.base).port)

/** A connection on which this much has been sent; `over` once the server has let go of it. */
async function open(sent = ''): Promise<Socket & { over?: Promise<void>; said?: string }> {
  const socket: Socket & { over?: Promise<void>; said?: string } = connect(port(), '127.0.0.1')
  sockets.push(socket)
  socket.said = ''
  socket.on('error', () => undefined).on('data', (data) => (socket.said += String(data)))
  socket.over = new Promise((done) => socket.once('close', () => done()))
  await new Promise((done) => socket.once('connect', done).once('close', done))
  if (sent) socket.write(sent)
  return socket
}

const head = (length: number) =>
  `POST /webapi/portal/auth/auto-login HTTP/1.1\r\nHost: berea\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
/** What has only just come is let be for a moment, so that the next may have to try again. */
const untilWell = () => expect.poll(() => isWell().catch(() => 0), { timeout: 20_000 }).toBe(200)
const isWell = async () => (await fetch(`${server.base}/healthz`)).status

test.each([
  ['nothing', ''],
  ['half a first line', 'GET /heal'],
  ['half of its headers', 'GET /healthz HTTP/1.1\r\nHost: be'],
  ['half a body', `${head(100)}{"clientId":`],
  [
    'a piece of a body in pieces',
    `${head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')}5\r\n{"a":\r\n`,
  ],
])('a connection on which %s was sent is cut', async (_what, sent) => {
  server = await testServer(database.address, { REQUEST_SECONDS: '1' })
  await (await open(sent)).over
  expect(await isWell()).toBe(200)
})

test('a body that comes in drops is cut all the same', async () => {
  server = await testServer(database.address, { REQUEST_SECONDS: '1' })
  const socket = await open(`${head(10_000)}{"clientId":"`)
  const drops = setInterval(() => socket.write('x'), 50)
  await socket.over
  clearInterval(drops)
})

test('a connection that was used and is idle is closed', async () => {
  server = await testServer(database.address, { REQUEST_SECONDS: '5', IDLE_SECONDS: '1' })
  const socket = await open('GET /healthz HTTP/1.1\r\nHost: berea\r\n\r\n')
  await socket.over
  expect(socket.said).toContain('200 OK')
})

test('an answer that is followed is neither late nor idle', async () => {
  server = await testServer(database.address, { REQUEST_SECONDS: '1', IDLE_SECONDS: '1' })
  const visitor = await server.visitor()
  server.engine.close()
  const { answerId } = await visitor.ask(`Please ${WORDS.wait}`)
  const stream = visitor.listen(answerId)
  // Until others have been cut for less.
  await (await open(`${head(100)}{`)).over
  await (await open('GET /healthz HTTP/1.1\r\nHost: berea\r\n\r\n')).over
  server.engine.open()
  expect(textOf(await stream)).toContain('He was moved')
})

test.each([
  ['are cut down to what one address may hold', '200', 200],
  ['are borne where that limit is lifted', '0', 1000],
])('a thousand connections with half a request %s, and the server answers', async (_what, most, left) => {
  server = await testServer(database.address, { CONNECTIONS_BY_ADDRESS: most, REQUEST_SECONDS: '60' })
  let closed = 0
  for (let n = 0; n < 1000; n++) {
    const socket = await open(n % 2 ? `${head(100)}{"clientId":` : 'GET /healthz HTTP/1.1\r\nHost: be')
    void socket.over?.then(() => {
      closed += 1
    })
  }
  await untilWell()
  const answered = await server.visitor()
  expect((await answered.get('/portal/member/info')).code).toBe(0)
  expect(1000 - closed).toBeLessThanOrEqual(left)
  const held = await new Promise<number>((done) => server.app.server.server.getConnections((_, n) => done(n)))
  expect(held).toBeLessThanOrEqual(left + 20)
})

test('of the connections of one address the idle go first, and answers that are followed are not counted', async () => {
  server = await testServer(database.address, { CONNECTIONS_BY_ADDRESS: '3', REQUEST_SECONDS: '60' })
  const visitors: Awaited<ReturnType<TestServer['visitor']>>[] = []
  for (let n = 0; n < 5; n++) visitors.push(await server.visitor())
  server.engine.close()
  const streams: Promise<string>[] = []
  for (const visitor of visitors) {
    const { answerId } = await visitor.ask(`Please ${WORDS.wait}`)
    streams.push(visitor.listen(answerId).then(textOf))
  }
  const halves = [await open(`${head(100)}{`), await open(`${head(100)}{`)]
  for (let n = 0; n < 20; n++) await open('GET /healthz HTTP/1.1\r\nHost: berea\r\n\r\n')
  await untilWell()
  expect(halves.map(({ destroyed }) => destroyed)).toEqual([false, false])
  server.engine.open()
  for (const text of await Promise.all(streams)) expect(text).toContain('He was moved')
})

test('a proxy that is trusted may hold as many as it needs', async () => {
  server = await testServer(database.address, { CONNECTIONS_BY_ADDRESS: '3', TRUST_PROXY: 'on', REQUEST_SECONDS: '60' })
  const all = await Promise.all(Array.from({ length: 50 }, () => open(`${head(100)}{`)))
  expect(await isWell()).toBe(200)
  expect(all.filter(({ destroyed }) => destroyed)).toEqual([])
})
