import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeMiniature } from '@berea/library'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../environment.ts'

const PROGRAM = new URL('library.ts', import.meta.url).pathname
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berea-command-'))
  await writeMiniature(join(folder, 'source'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command to its end; with `deaf`, nobody reads what it says. */
async function run(args: readonly string[], { deaf = false } = {}) {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), LIBRARY_SOURCE: join(folder, 'source') },
  })
  const said = { out: '', err: '' }
  child.stderr.on('data', (text) => {
    said.err += text
  })
  if (deaf) child.stdout.destroy()
  else
    child.stdout.on('data', (text) => {
      said.out += text
    })
  const code = await new Promise((done) => child.once('close', done))
  return { ...said, code }
}

test.each([[['--foo', 'list']], [['list', '-v']], [['frobnicate']], [[]]])(
  '%j is answered with the usage',
  async (args) => {
    const { err, code } = await run(args)
    expect(err).toMatch(/^npm run library -- <command>/)
    expect(code).toBe(1)
  },
)

test('a reader that has had enough is no trouble', async () => {
  expect(await run(['check'], { deaf: true })).toEqual({ out: '', err: '', code: 0 })
})

test('settings come from a file .env too, and the environment goes before it', () => {
  writeFileSync(join(folder, '.env'), 'DATA_DIR=/elsewhere\nPORT=8181\n')
  const { PORT, DATA_DIR } = process.env
  try {
    process.env.PORT = '8282'
    delete process.env.DATA_DIR
    expect(readSettings(folder)).toMatchObject({ settings: { dataFolder: '/elsewhere', port: 8282 } })
  } finally {
    restore('PORT', PORT)
    restore('DATA_DIR', DATA_DIR)
  }
})

function restore(name: string, before: string | undefined): void {
  if (before === undefined) delete process.env[name]
  else process.env[name] = before
}
