import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crossings } from './features.ts'

const ROOT = join(import.meta.dirname, '..')

test('a feature that imports another is found', () => {
  const planted = new Map([
    ['apps/web/src/features/chat/turn.tsx', "import { Pane } from '../reader/pane.tsx'\n"],
    ['apps/web/src/features/chat/dock.tsx', "const pane = await import('../reader/pane.tsx')\n"],
    [
      'apps/web/src/features/chat/body.tsx',
      "import { turn } from './turn.tsx'\nimport { Sheet } from '../../ui/sheet.tsx'\n",
    ],
  ])
  expect(crossings(planted)).toEqual([
    'apps/web/src/features/chat/turn.tsx imports apps/web/src/features/reader/pane.tsx',
    'apps/web/src/features/chat/dock.tsx imports apps/web/src/features/reader/pane.tsx',
  ])
})

test('no feature of the house imports another', () => {
  const paths = globSync('apps/*/src/features/**/*.{ts,tsx}', { cwd: ROOT })
  expect(crossings(new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])))).toEqual([])
})
