import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const TABLE = readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8')

/** `| 1.06 | For adults | done | `a.test.ts`, `b.test.ts` |` */
const rows = [...TABLE.matchAll(/^\| ([\dAD]+\.\d+) \| .+? \| ((?:done|partly|missing)[^|]*) \| (.+) \|$/gm)].map(
  ([, id = '', state = '', shown = '']) => ({
    id,
    state,
    tests: [...shown.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''),
  }),
)

test('every test that a row names is there', () => {
  const lost = rows.flatMap(({ id, tests }) =>
    tests.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${id}: ${path}`),
  )
  expect(lost).toEqual([])
})

test('only tests show a row, and what is missing is shown by none', () => {
  const odd = rows.filter(
    ({ state, tests }) =>
      tests.some((path) => !/\.(test|e2e)\.tsx?$/.test(path)) || (state === 'missing' && tests.length > 0),
  )
  expect(odd).toEqual([])
})

test('the counts above the table are those of its rows', () => {
  const count = (state: string) => rows.filter((row) => row.state.startsWith(state)).length
  expect(TABLE).toContain(
    `Of ${rows.length} rows ${count('done')} are done, ${count('partly')} partly, ${count('missing')} missing.`,
  )
})
