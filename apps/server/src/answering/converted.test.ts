import type { Work } from '@berea/library'
import { describe, expect, test } from 'vitest'
import { converted } from './converted.ts'

const notes = { kind: 'notes', language: 'zh-Hant' } as Work

describe('notes in the other Chinese script', () => {
  test('are read in the reader’s own', () => {
    expect(converted('漁夫嘆息，因為漁夫愛這船。', notes, 'zh-cn')).toBe('渔夫叹息，因为渔夫爱这船。')
    expect(converted('渔夫爱这船。', { ...notes, language: 'zh-Hans' }, 'zh-tw')).toBe('漁夫愛這船。')
  })

  test('keep every letter at its place, rare ones too', () => {
    const text = '噁英與二噁英，漁夫愛這船。'
    const shown = converted(text, notes, 'zh-cn')
    expect(shown).toHaveLength(text.length)
    expect(shown?.slice(text.indexOf('漁夫'))).toBe('渔夫爱这船。')
  })

  test('are left to readers of that script and of other languages, and Bibles to everybody', () => {
    expect(converted('漁夫', notes, 'zh-tw')).toBeUndefined()
    expect(converted('漁夫', notes, 'en')).toBeUndefined()
    expect(converted('漁夫', { ...notes, kind: 'bible' }, 'zh-cn')).toBeUndefined()
  })
})
