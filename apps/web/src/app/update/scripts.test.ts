// @vitest-environment node
import { expect, test } from 'vitest'
import { isAnotherVersion, scriptsOf } from './scripts.ts'

test('the paths of a page are read in order, however they are quoted', () => {
  const page = `<script src="/first-paint.js"></script><script type="module" crossorigin src='/assets/a.js'></script>
    <script src=/assets/b.js defer></script><script>let src = "no"</script>`
  expect(scriptsOf(page)).toEqual(['/first-paint.js', '/assets/a.js', '/assets/b.js'])
})

test.each([
  ['the same scripts', ['a', 'b'], ['a', 'b'], false],
  ['another hash', ['a', 'b'], ['a', 'c'], true],
  ['one more script', ['a'], ['a', 'b'], true],
  ['an error page without scripts', ['a'], [], false],
  ['nothing to compare with yet', [], ['a'], false],
])('%s', (_what, before, now, another) => {
  expect(isAnotherVersion(before, now)).toBe(another)
})
