import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crossings } from './arrows.ts'

const ROOT = join(import.meta.dirname, '..')

test.each([
  ['scripture imports a package', 'packages/scripture/src/a.ts', "import '@berea/library'", 'packages/library'],
  [
    'scripture reaches into a package by its path',
    'packages/scripture/src/canon/a.ts',
    "export { x } from '../../../library/src/analysis/analyse.ts'",
    'packages/library',
  ],
  ['scripture reaches for the disk', 'packages/scripture/src/a.ts', "import { read } from 'node:fs'", 'node:fs'],
  ['scripture reaches for it by its old name', 'packages/scripture/src/a.ts', "import { read } from 'fs'", 'fs'],
  [
    'scripture loads a package by a template',
    'packages/scripture/src/a.ts',
    'const x = await import(`@berea/library`)',
    'packages/library',
  ],
  ['library imports answering', 'packages/library/src/a.ts', "import '@berea/answering'", 'packages/answering'],
  [
    'library reaches into answering by its path',
    'packages/library/src/a.ts',
    "const x = await import('../../answering/src/index.ts')",
    'packages/answering',
  ],
  ['answering imports the contract', 'packages/answering/src/a.ts', "import '@berea/contract'", 'packages/contract'],
  ['the contract imports the library', 'packages/contract/src/a.ts', "import '@berea/library'", 'packages/library'],
  ['a package imports an app', 'packages/library/src/a.ts', "import '../../../apps/server/src/app.ts'", 'apps/server'],
  [
    'the page imports a subpath of the library',
    'apps/web/src/a.ts',
    "import '@berea/library/miniature'",
    'packages/library',
  ],
  ['the page imports the server', 'apps/web/src/a.ts', "import '../../server/src/app.ts'", 'apps/server'],
  [
    'a room imports one that comes after it',
    'packages/answering/src/gather/a.ts',
    "import type { Composed } from '../compose/composer.ts'",
    'packages/answering/src/compose/composer.ts',
  ],
  [
    'a feature imports another',
    'apps/web/src/features/chat/turn.tsx',
    "import { Pane } from '../reader/pane.tsx'",
    'apps/web/src/features/reader/pane.tsx',
  ],
  [
    'a feature loads another later',
    'apps/web/src/features/chat/turn.tsx',
    "const pane = await import('../reader/pane.tsx')",
    'apps/web/src/features/reader/pane.tsx',
  ],
])('it is told when %s', (_what, path, text, offence) => {
  expect(crossings(new Map([[path, `${text}\n`]]))).toEqual([`${path} imports ${offence}`])
})

test.each([
  ['the clock', 'const now = Date.now()', 'Date.now('],
  ['chance', 'const n = Math.random()', 'Math.random('],
  ['the network', "await fetch('x')", 'fetch('],
  ['the clock by another name', 'const clock = Date', 'Date'],
  ['the process', 'const { env } = process.env', 'process.'],
])('it is told when pure code uses %s', (_what, text, call) => {
  const path = 'packages/answering/src/a.ts'
  expect(crossings(new Map([[path, text]]))).toEqual([`${path} uses ${call}`])
})

test('what keeps the arrows is not told', () => {
  const kept = new Map([
    ['packages/library/src/a.ts', "import { x } from '@berea/scripture'\nimport { y } from 'node:fs'\n"],
    ['packages/scripture/src/a.test.ts', "import { y } from 'node:fs'\n"],
    ['apps/web/src/features/chat/turn.tsx', "import { a } from './body.tsx'\nimport { b } from '../../ui/sheet.tsx'\n"],
    ['apps/server/src/a.ts', "import '@berea/answering'\nimport { now } from './clock.ts'\nDate.now()\n"],
    ['e2e/a.ts', "import '../apps/server/src/app.ts'\n"],
  ])
  expect(crossings(kept)).toEqual([])
})

test('the house keeps the arrows', () => {
  const paths = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
  expect(paths.length).toBeGreaterThan(500)
  expect(crossings(new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])))).toEqual([])
})
