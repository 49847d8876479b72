import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../../test/server.ts'
import { withDatabase } from '../adapters/command-database.ts'
import { parseSettings } from '../settings.ts'

let folder: string
let running: ChildProcess | undefined

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-operator-'))
  chmodSync(folder, 0o755)
})
afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({ ...process.env, DATA_DIR: join(folder, 'data'), LIBRARY_FETCH: 'off', PORT: '0' })

/** Runs a command to its end. */
async function run(name: string, ...args: string[]) {
  const child = spawn(process.execPath, [new URL(`${name}.ts`, import.meta.url).pathname, ...args], {
    env: environment(),
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.err += text
  })
  const code = await new Promise<number>((done) => child.once('close', done))
  return { ...said, code }
}

/** What was written down of who did what. */
async function acts() {
  const parsed = parseSettings(environment())
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  const needs = { settings: parsed.settings, isRoot: process.getuid?.() === 0 }
  const found = await withDatabase(needs, (db) =>
    db.selectFrom('audit').select(['actor_id', 'act', 'detail']).orderBy('created_at').execute(),
  )
  if ('refused' in found) throw new Error(found.refused)
  return found.done
}

/** Starts the real server on the same folder. */
async function start() {
  const program = new URL('../../test/server-process.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program], { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] })
  running = child
  const address = await new Promise<string>((done) => {
    child.stdout.on('data', (text: Buffer) => {
      const found = /READY (\S+)/.exec(text.toString())
      if (found) done(found[1]!)
    })
  })
  return {
    ...client(address, {}),
    stop: () =>
      new Promise<void>((done) => {
        child.once('close', () => done())
        child.kill('SIGTERM')
      }),
  }
}

test.each([
  ['admin', []],
  ['admin', ['grant', 'lydia@example.org', 'king']],
  ['admin', ['grant', 'lydia@example.org', 'admin', 'church', 'more']],
  ['partners', []],
  ['partners', ['add', 'a b', 'A church']],
  ['partners', ['suspend']],
  ['partners', ['list', '--all']],
  ['outbox', ['read']],
])('%s %j is answered with the usage', async (name, args) => {
  const { err, code } = await run(name, ...args)
  expect(err).toMatch(new RegExp(`^npm run ${name}`))
  expect(code).toBe(1)
})

test('partners are registered before the first start, the outbox read and the first operator made while the server runs', async () => {
  const added = await run(
    'partners',
    'add',
    'church',
    'A church',
    '--origin',
    'https://church.example/x',
    '--target',
    '/chat',
  )
  expect(added).toMatchObject({ code: 0, err: '', out: expect.stringContaining('church  active  A church') })
  expect(added.out).toMatch(/Its secret, shown this once: [\w-]{43}\n/)
  expect((await run('admin', 'grant', 'lydia@example.org', 'admin')).err).toContain('no such account')

  const server = await start()
  try {
    const send = () => server.post('/portal/auth/sendCode-mail', { email: 'lydia@example.org' })
    // Until the database is up.
    for (let tries = 0; tries < 300 && (await send()).status === 503; tries += 1) await pause(500)
    const shown = await run('outbox')
    expect(shown.out).toContain('lydia@example.org')
    const code = /\d{6}/.exec(shown.out.split('\n')[1]!)![0]
    const body = { email: 'lydia@example.org', code, agree: true, adult: true }
    const { data } = await server.post('/portal/auth/login-mail', body)
    const authorization = `Bearer ${(data as { access_token: string }).access_token}`
    expect((await server.get('/admin/partners', { authorization })).code).toBe(10003)
    expect((await run('admin', 'grant', 'Lydia@example.org', 'integration')).err).toContain('name its appId')
    expect((await run('admin', 'grant', 'lydia', 'admin')).out).toBe('lydia has the role admin now.\n')
    expect((await server.get('/admin/partners', { authorization })).data).toMatchObject({
      items: [{ appId: 'church', origins: ['https://church.example'], targets: ['/chat'] }],
    })
    expect(await acts()).toEqual([
      { actor_id: null, act: 'partner.add', detail: 'church' },
      { actor_id: null, act: 'outbox.read', detail: '' },
      { actor_id: null, act: 'role.grant', detail: 'admin' },
    ])
    expect((await run('partners', 'suspend', 'church')).out).toContain('church  suspended')
    expect((await run('partners', 'secret', 'nobody')).err).toContain('does not exist')
  } finally {
    await server.stop()
  }
  expect((await run('partners', 'list')).out).toContain('church  suspended')
  expect((await run('outbox')).out).toContain('lydia@example.org')
}, 300_000)
