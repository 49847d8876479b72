import { expect, it } from 'vitest'
import type { WorkFilter } from '../library.ts'
import { isWanted } from './work-filter.ts'

const NOTES = { id: 'notes-zh', language: 'zh-Hant', kind: 'notes', tradition: 'protestant' } as const

it.each<[boolean, WorkFilter]>([
  [true, {}],
  [true, { languages: ['zh-Hans'] }],
  [true, { languages: ['en', 'zh-tw'] }],
  [false, { languages: ['en'] }],
  [false, { languages: [] }],
  [true, { kinds: ['notes', 'topics'] }],
  [false, { kinds: ['topics'] }],
  [false, { withoutKinds: ['notes'] }],
  [true, { traditions: ['protestant'] }],
  [false, { traditions: ['catholic'] }],
  [false, { works: ['other'] }],
  [false, { works: ['notes-zh'], kinds: ['topics'] }],
])('it is %s that Protestant notes in traditional Chinese pass %o', (wanted, filter) => {
  expect(isWanted(NOTES, filter)).toBe(wanted)
})

it('a language that has no analyser is matched by its tag', () => {
  const pictures = { id: 'images', language: 'mul', kind: 'images', tradition: 'ecumenical' } as const
  expect(isWanted(pictures, { languages: ['mul'] })).toBe(true)
  expect(isWanted(pictures, { languages: ['zh-cn'] })).toBe(false)
})
