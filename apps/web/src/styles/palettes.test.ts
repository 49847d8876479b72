// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Palette = Record<string, string>

const THEMES = ['olive', 'lapis', 'madder', 'ink']
const MODES = ['light', 'dark']
const css = readFileSync(join(import.meta.dirname, 'palettes.css'), 'utf8')

/** The colours of every rule, by its selector: `[data-theme="olive"][data-mode="dark"]` gives the olive night. */
function palettes(): Map<string, Palette> {
  const found = new Map<string, Palette>()
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^}]+)\}/g)) {
    const theme = /data-theme="(\w+)"/.exec(selectors!)?.[1] ?? 'olive'
    const mode = /data-mode="(\w+)"/.exec(selectors!)?.[1] ?? 'light'
    found.set(
      `${theme} ${mode}`,
      Object.fromEntries(Array.from(body!.matchAll(/--([\w-]+):\s*(#\w{6})/g), ([, name, colour]) => [name!, colour!])),
    )
  }
  return found
}

/** WCAG 2.2: relative luminance, and the contrast of two colours from 1 to 21. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const SURFACES = ['room', 'page', 'book', 'raised', 'sunk', 'wash', 'mark']
const PAIRS: readonly { readonly front: string; readonly on: readonly string[]; readonly least: number }[] = [
  { front: 'ink', on: SURFACES, least: 7 },
  { front: 'ink-2', on: SURFACES.filter((surface) => surface !== 'mark'), least: 4.5 },
  { front: 'ink-3', on: ['room', 'page', 'book', 'raised', 'sunk'], least: 4.5 },
  { front: 'accent-text', on: ['room', 'page', 'book', 'raised', 'wash', 'wash-2'], least: 4.5 },
  { front: 'on-accent', on: ['accent', 'accent-2'], least: 4.5 },
  { front: 'danger', on: ['page', 'raised', 'danger-wash'], least: 4.5 },
  { front: 'page', on: ['danger', 'ink'], least: 4.5 },
  { front: 'warn', on: ['page', 'warn-wash'], least: 4.5 },
  { front: 'ok', on: ['page', 'ok-wash'], least: 4.5 },
  { front: 'ink-2', on: ['wash-2'], least: 4.5 },
  { front: 'edge', on: ['room', 'page', 'book', 'raised'], least: 3 },
  { front: 'accent', on: ['page', 'book', 'raised'], least: 3 },
]

test('black on white has the greatest contrast there is, and a colour on itself none', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#4d5a23', '#4d5a23')).toBe(1)
})

const rooms = THEMES.flatMap((theme) => MODES.map((mode) => `${theme} ${mode}`))

describe.each(rooms)('%s', (room) => {
  const palette = palettes().get(room)
  test('can be read wherever its colours meet', () => {
    const poor = PAIRS.flatMap(({ front, on, least }) =>
      on.map((back) => ({ pair: `${front} on ${back}`, is: contrast(palette![front]!, palette![back]!), least })),
    ).filter(({ is, least }) => !(is >= least))
    expect(poor).toEqual([])
  })
})
