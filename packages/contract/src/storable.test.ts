import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CALLS } from './calls.ts'
import type { Call } from './common/call.ts'
import { isBlank, plain, typedWords } from './common/fields.ts'

/** Hashed as they are, and never stored. */
const HASHED = ['userToken', 'password', 'repeat', 'newPassword']

const FIELDS = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    if (!schema) return []
    if (!(schema instanceof z.ZodObject)) throw new Error(`${name}: the fields of ${part} can't be told`)
    return Object.entries<z.ZodType>(schema.shape as Record<string, z.ZodType>)
      .filter(([field]) => !HASHED.includes(field))
      .map(([field, type]) => ({ name, part, field, type }))
  }),
)

/** Texts in which something stands that no database takes. */
const hostile = fc
  .tuple(fc.string({ maxLength: 8 }), fc.constantFrom('\0', '\ud800', '\udc00', '\u0001'), fc.string({ maxLength: 8 }))
  .map((parts) => parts.join(''))
const sent = fc.oneof(
  hostile,
  fc.array(hostile, { minLength: 1, maxLength: 3 }),
  hostile.map((text) => ({ en: text })),
)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => [key, ...textsIn(inside)])
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

describe('what passes a schema can be stored as it is', () => {
  test.each(FIELDS)('$name, $part, $field', ({ type }) => {
    fc.assert(
      fc.property(sent, (given) => {
        const parsed = type.safeParse(given)
        if (parsed.success) expect(textsIn(parsed.data).filter((text) => !isStorable(text))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

test('plain text is taken as it is, whatever its script, and never changed', () => {
  for (const text of ['bible-en-bsb', 'constructor', '__proto__', '耶稣/哭', '🙂', ' a ']) {
    expect(plain.parse(text)).toBe(text)
  }
})

test.each(['', ' \t\n', '\u200b', '\u200b \u200d\ufeff', '\u2060\u00ad\u180e', '\u3164\u2800', '\u3000', '\ufe0f'])(
  'of %j there is nothing to see, and it is no title',
  (text) => {
    expect(isBlank(text)).toBe(true)
    expect(typedWords.safeParse(text).success).toBe(false)
  },
)

test.each(['a', '.', '耶', '🙂', '👩\u200d👧', '\u200bx', 'می\u200cخواهم'])('%j is something to see', (text) => {
  expect(isBlank(text)).toBe(false)
  expect(typedWords.parse(` ${text} `)).toBe(text)
})
