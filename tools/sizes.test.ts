import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONGEST_FILE, LONGEST_LITERAL, MOST_LINES, sizesOf } from './sizes.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = '{packages,apps}/*/src/**/*.{ts,tsx}'

test('lines are counted without tests, and what is too long is named', () => {
  const long = 'x\n'.repeat(LONGEST_FILE + 1)
  const files = new Map([
    ['packages/answering/src/gather/a.ts', long],
    ['packages/answering/src/gather/a.test.ts', long],
    ['packages/answering/src/check/b.ts', `const b = '${'y'.repeat(LONGEST_LITERAL)}'\n`],
  ])
  expect(sizesOf(files)).toMatchObject({
    lines: LONGEST_FILE + 1,
    tooLong: [`packages/answering/src/gather/a.ts: ${LONGEST_FILE + 1}`],
    literals: [expect.stringContaining('packages/answering/src/check/b.ts')],
  })
})

test('answering has no more lines than it had, no file is long, and long texts are content', () => {
  const paths = globSync(SOURCES, { cwd: ROOT })
  const sizes = sizesOf(new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])))
  expect(sizes.tooLong).toEqual([])
  expect(sizes.literals).toEqual([])
  expect(sizes.lines).toBeGreaterThan(MOST_LINES * 0.9)
  expect(sizes.lines).toBeLessThanOrEqual(MOST_LINES)
})
