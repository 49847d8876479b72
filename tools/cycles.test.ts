import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const A = 'packages/scripture/src/a.ts'
let house: string

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'berea-cycles-'))
  cpSync(join(ROOT, 'biome.json'), join(house, 'biome.json'))
  mkdirSync(join(house, 'packages/scripture/src'), { recursive: true })
  writeFileSync(
    join(house, 'packages/scripture/src/b.ts'),
    "import { a } from './a.ts'\n\nexport const b = (): unknown => a()\n",
  )
})

afterAll(() => rmSync(house, { recursive: true }))

function check(text: string) {
  writeFileSync(join(house, A), text)
  const biome = join(ROOT, 'node_modules/.bin/biome')
  const { status, stdout, stderr } = spawnSync(biome, ['ci', '--vcs-enabled=false', '.'], {
    cwd: house,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('the check fails when two files import each other', () => {
  const { status, said } = check("import { b } from './b.ts'\n\nexport const a = () => b()\n")
  expect(said).toContain('noImportCycles')
  expect(status).not.toBe(0)
})

test('and passes when one of them does', () => {
  expect(check('export const a = () => 1\n')).toMatchObject({ status: 0 })
})
