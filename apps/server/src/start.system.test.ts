import { existsSync, globSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SAID, WORDS } from '../test/engine.ts'
import { PROGRAM, type Started, serverProcesses, untilAnswerable, visit } from '../test/processes.ts'
import { eventsOf, textOf } from '../test/server.ts'

// Whole servers are started, several times: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 })

/** The server that the last test left running, which the next may go on with. */
let left: Started | undefined
let processes: Awaited<ReturnType<typeof serverProcesses>>

beforeAll(async () => {
  processes = await serverProcesses()
})
afterAll(() => processes.remove())

const start: typeof processes.start = (...how) => processes.start(...how)

/** A server with the usual settings: a start takes seconds. */
async function usual(): Promise<Started> {
  left ??= await start()
  return left
}

async function end(child: Started['child'], signal: NodeJS.Signals): Promise<void> {
  if (left?.child === child) left = undefined
  await processes.end(child, signal)
}

test('a killed server leaves no half answer: what was asked is there, and the answer is finished after the restart', async () => {
  const first = await start({ HOLD: 'yes' })
  await untilAnswerable(first.base)
  const visitor = await visit(first.base)
  const { answerId, sessionId } = await visitor.ask(`Please ${WORDS.wait}`)
  const half = await visitor.listen(answerId, { enough: (frames) => textOf(frames).includes(SAID[0]) })
  await end(first.child, 'SIGKILL')

  const second = await usual()
  const again = await visit(second.base, visitor.userToken)
  const rest = await again.listen(answerId, { after: half.findLast(({ id }) => id)?.id ?? 0 })
  expect(textOf(half) + textOf(rest)).toBe(SAID.join(''))
  expect(eventsOf(rest).at(-1)).toMatchObject({ type: 'finish', messageMetadata: { reason: 'done' } })
  const { data } = (await again.get(`/chat/sessions/${sessionId}/messages`)) as { data: { items: unknown[] } }
  expect(data.items).toMatchObject([{ role: 'question' }, { answer: { status: 'done' } }])
})

test('a server that is asked to stop finishes the answer under way, as far as its time allows', async () => {
  const first = await usual()
  await untilAnswerable(first.base)
  const visitor = await visit(first.base)
  const { answerId } = await visitor.ask('Why did Jesus weep?')
  await end(first.child, 'SIGTERM')
  expect(first.child.exitCode).toBe(0)

  const second = await start({ HOLD: 'yes' })
  const again = await visit(second.base, visitor.userToken)
  expect((await again.get(`/chat/answers/${answerId}`)).data).toMatchObject({
    text: SAID.join(''),
    answer: { status: 'done' },
  })
  await untilAnswerable(second.base)
  const endless = await again.ask(`Please ${WORDS.wait}`)
  await end(second.child, 'SIGTERM')
  expect(second.child.exitCode).toBe(0)

  const third = await usual()
  const once = await visit(third.base, visitor.userToken)
  expect(textOf(await once.listen(endless.answerId))).toBe(SAID.join(''))
})

test('the data folder is its owner’s alone, and root is left where root started it', async () => {
  const { child, base } = await usual()
  await untilAnswerable(base)
  const data = join(processes.folder, 'data')
  expect(statSync(data).mode & 0o777).toBe(0o700)
  expect(statSync(join(data, 'secrets.json')).mode & 0o777).toBe(0o600)
  if (process.getuid?.() !== 0 || !existsSync('/proc/self')) return
  const { uid } = statSync(data)
  expect(uid).not.toBe(0)
  // Real, effective, saved, and for files: none of them is root's any more.
  const uids = /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]?.split('\t')
  expect(uids).toEqual(Array(4).fill(String(uid)))
  expect(globSync('**', { cwd: data }).filter((path) => lstatSync(join(data, path)).uid !== uid)).toEqual([])
})

test('a second server on the same data folder is refused with one line that says what to do', async () => {
  await usual()
  const second = await start()
  expect(second.said).toMatch(/^REFUSED Another Berea is running on .*DATA_DIR/)
})

test.each([
  [
    'a folder without a library',
    { LIBRARY_SOURCE: '/nowhere' },
    /^REFUSED LIBRARY_SOURCE \/nowhere holds no manifest.json/,
  ],
  [
    'an address of another machine',
    { HOST: '203.0.113.9' },
    /^REFUSED Berea cannot listen on 203.0.113.9:0 \(EADDRNOTAVAIL\)/,
  ],
])('a server that is given %s is refused with one line', async (_, settings, line) => {
  const { said, child } = await start({ DATA_DIR: join(processes.folder, 'other'), ...settings })
  expect(said).toMatch(line)
  if (child.exitCode === null) await new Promise((done) => child.once('exit', done))
  expect(child.exitCode).toBe(1)
})

test('a server whose npm is stopped ends too, though the shell between them hands no signal on', async () => {
  if (left) await end(left.child, 'SIGTERM')
  const viaShell = ['-c', `"${process.execPath}" "${PROGRAM}"; true`]
  const first = await start({ npm_lifecycle_event: 'start' }, ['sh', viaShell])
  await end(first.child, 'SIGTERM')
  await expect.poll(async () => (await start()).said, { timeout: 120_000, interval: 1000 }).toMatch(/^READY/)
  await processes.endAll('SIGTERM')
})
