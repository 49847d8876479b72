import type { Verse } from '@berea/scripture'
import { expect, it } from 'vitest'
import { crossReferencesOf, writeCrossReferences } from './cross-references.ts'

const john = (chapter: number, verse: number): Verse => ({ book: 'JHN', chapter, verse })
const only = (verse: Verse) => ({ first: verse, last: verse })

it('gives a verse’s references, best first, no more than asked, none of another’s', () => {
  const { bytes, size } = writeCrossReferences([
    { from: john(11, 35), to: only(john(11, 33)), votes: 5 },
    { from: john(11, 36), to: only(john(3, 16)), votes: 99 },
    { from: john(11, 35), to: { first: john(1, 1), last: john(1, 3) }, votes: 8 },
    { from: john(11, 35), to: only(john(99, 1)), votes: 50 },
    { from: john(99, 1), to: only(john(1, 1)), votes: 50 },
  ])
  const references = crossReferencesOf(bytes)
  expect(size).toBe(3)
  expect(references.find(john(11, 35), 10)).toEqual([
    { passage: { first: john(1, 1), last: john(1, 3) }, votes: 8 },
    { passage: only(john(11, 33)), votes: 5 },
  ])
  expect(references.find(john(11, 35), 1)).toHaveLength(1)
  expect(references.find(john(11, 34), 10)).toEqual([])
  expect(references.find(john(99, 1), 10)).toEqual([])
})
