import { expect, it } from 'vitest'
import { codeFingerprint, fingerprint } from './fingerprint.ts'

it('tells texts apart, and where one ends and the next begins', () => {
  expect(fingerprint('a', 'b')).toBe(fingerprint('a', 'b'))
  expect(fingerprint('a', 'b')).not.toBe(fingerprint('b', 'a'))
  expect(fingerprint('ab', '')).not.toBe(fingerprint('a', 'b'))
})

it('names the code of each kind of part: every file that it lists is there', () => {
  const names = (['imports', 'table', 'verses'] as const).map((kind) => codeFingerprint(kind))
  expect(new Set(names).size).toBe(3)
})
