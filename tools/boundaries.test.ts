import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
let house: string

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'berea-boundaries-'))
  cpSync(join(ROOT, 'biome.json'), join(house, 'biome.json'))
  cpSync(join(ROOT, '.gitignore'), join(house, '.gitignore'))
})

afterAll(() => rmSync(house, { recursive: true }))

test.each([
  [
    'scripture imports a package',
    { 'packages/scripture/src/a.ts': "import '@berea/library'\n" },
    'noRestrictedImports',
  ],
  ['scripture reaches for the disk', { 'packages/scripture/src/a.ts': "import 'node:fs'\n" }, 'noRestrictedImports'],
  ['library imports answering', { 'packages/library/src/a.ts': "import '@berea/answering'\n" }, 'noRestrictedImports'],
  [
    'answering imports the contract',
    { 'packages/answering/src/a.ts': "import '@berea/contract'\n" },
    'noRestrictedImports',
  ],
  [
    'the contract imports the library',
    { 'packages/contract/src/a.ts': "import '@berea/library'\n" },
    'noRestrictedImports',
  ],
  ['the page imports the library', { 'apps/web/src/a.ts': "import '@berea/library'\n" }, 'noRestrictedImports'],
  [
    'two files import each other',
    {
      'packages/scripture/src/a.ts': "import { b } from './b.ts'\nexport const a = () => b()\n",
      'packages/scripture/src/b.ts': "import { a } from './a.ts'\nexport const b = (): unknown => a()\n",
    },
    'noImportCycles',
  ],
])('the check fails when %s', (_what, files, rule) => {
  rmSync(join(house, 'packages'), { recursive: true, force: true })
  rmSync(join(house, 'apps'), { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  const biome = spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['ci', '--vcs-enabled=false', '.'], {
    cwd: house,
    encoding: 'utf8',
  })
  expect(biome.status).not.toBe(0)
  expect(biome.stdout + biome.stderr).toContain(rule)
})

test('the check passes on a file that keeps the arrows', () => {
  rmSync(join(house, 'packages'), { recursive: true, force: true })
  mkdirSync(join(house, 'packages/library/src'), { recursive: true })
  writeFileSync(join(house, 'packages/library/src/a.ts'), "import '@berea/scripture'\n")
  const biome = spawnSync(join(ROOT, 'node_modules/.bin/biome'), ['ci', '--vcs-enabled=false', '.'], {
    cwd: house,
    encoding: 'utf8',
  })
  expect(biome.stdout + biome.stderr).not.toContain('noRestrictedImports')
  expect(biome.status).toBe(0)
})
