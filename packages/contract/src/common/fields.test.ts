import { describe, expect, test } from 'vitest'
import { limit, several, storedToken, typed } from './fields.ts'

test.each([[undefined], [null], [''], ['undefined'], ['null']])('a stored token of %j is no token', (given) => {
  expect(storedToken.parse(given)).toBeUndefined()
})

test('any other stored token stays as it is', () => {
  expect(storedToken.parse('nulls')).toBe('nulls')
})

test.each([
  ['a\u0000b', 'ab'],
  ['line\none\ttab', 'line\none\ttab'],
  ['half \ud83d pair', 'half \ufffd pair'],
  ['耶稣哭了 🙂', '耶稣哭了 🙂'],
])('typed text %j is kept as %j', (given, kept) => {
  expect(typed.parse(given)).toBe(kept)
})

describe('several values', () => {
  test.each([
    [undefined, []],
    ['en', ['en']],
    ['en, fr', ['en', 'fr']],
    [
      ['en', 'fr,es'],
      ['en', 'fr', 'es'],
    ],
    [',', []],
  ])('%j is %j', (given, found) => {
    expect(several.parse(given)).toEqual(found)
  })
})

test.each([
  ['0', false],
  ['1', true],
  ['50', true],
  ['51', false],
  ['2.5', false],
])('a limit of %s is taken: %s', (given, taken) => {
  expect(limit(50, 20).safeParse(given).success).toBe(taken)
})
