// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const files = globSync(['src/**/*.{css,ts,tsx}', 'public/*', 'index.html'], { cwd: ROOT }).filter(
  (name) => !name.includes('.test.'),
)

/** `(max-width: 1199px)` and `(min-width: 1200px)` change the layout at one and the same width. */
function changesAt([, side, number]: RegExpMatchArray): number {
  const width = Number(number)
  return side === 'min' && FIRST_OF_WIDER.has(width) ? width - 1 : width
}
const FIRST_OF_WIDER: ReadonlySet<number> = new Set([481, 577, 769, 1025, 1200, 1600])

test('the layout changes at six widths, and at no other', () => {
  const found = files.flatMap((name) =>
    // A part that asks for its own width is no layout of the page.
    [
      ...readFileSync(new URL(name, ROOT), 'utf8')
        .replaceAll(/^@container.*$/gm, '')
        .matchAll(/\((min|max)-width: ?([\d.]+)px\)/g),
    ].map(changesAt),
  )
  // A phone, a large one, a tablet, the mobile layout; a narrow screen and a wide one end a pixel before 1200 and 1600.
  expect([...new Set(found)].toSorted((a, b) => a - b)).toEqual([480, 576, 768, 1024, 1199, 1599])
})
