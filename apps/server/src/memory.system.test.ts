import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'berea-memory-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const script = join(folder, 'begin.mjs')
const memory = pathToFileURL(join(import.meta.dirname, 'memory.ts')).href
writeFileSync(
  script,
  `console.log(process.pid)
const { beginSmall } = await import(${JSON.stringify(memory)})
beginSmall()
console.log(JSON.stringify({ flags: process.execArgv, arenas: process.env.MALLOC_ARENA_MAX ?? '', said: process.argv.slice(2) }))`,
)

/** What a process says that begins so: its numbers, one for each time that it began, and how it runs in the end. */
function begin(env: Record<string, string>, ...flags: string[]) {
  const { MALLOC_ARENA_MAX: _own, NODE_OPTIONS: _options, ...rest } = process.env
  const lines = execFileSync(process.execPath, [...flags, script, 'a word'], {
    env: { ...rest, ...env },
    encoding: 'utf8',
  })
  const said = lines.trim().split('\n')
  return { numbers: said.slice(0, -1), ran: JSON.parse(said.at(-1) ?? '') as unknown }
}

test.skipIf(process.platform === 'win32')(
  'a process begins anew under its number, small, with what it was given',
  () => {
    const { numbers, ran } = begin({})
    expect(numbers).toHaveLength(2)
    expect(new Set(numbers).size).toBe(1)
    expect(ran).toEqual({ flags: ['--max-semi-space-size=4'], arenas: '2', said: ['a word'] })
  },
)

test('what whoever starts it has set is kept', () => {
  expect(begin({ MALLOC_ARENA_MAX: '8' })).toMatchObject({ numbers: { length: 1 }, ran: { flags: [], arenas: '8' } })
  expect(begin({}, '--max-semi-space-size=16')).toMatchObject({ numbers: { length: 1 }, ran: { arenas: '' } })
  expect(begin({ NODE_OPTIONS: '--max-semi-space-size=16' })).toMatchObject({ numbers: { length: 1 } })
})
