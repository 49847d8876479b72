import type { Passage } from '@berea/scripture'
import { expect, test } from 'vitest'
import { partOn } from './bearers.ts'

const reign: Passage = { first: { book: '2KI', chapter: 15, verse: 32 }, last: { book: '2KI', chapter: 15, verse: 38 } }

const told = (text: string, places = [reign]) => {
  const part = partOn(text, places, 'en')
  return part && text.slice(part.start, part.end)
}

test.each([
  ['1. Son of a judge (Judges 9:5).\n\n2. King of Judah (2 Kings 15:5, 32).', 'King of Judah (2 Kings 15:5, 32).'],
  ['A name. (1.) Son of a judge (Judg. 9:5). (2.) King of Judah (2 Kings 15:32).', 'King of Judah (2 Kings 15:32).'],
  ['(upright).\n\n+ Son of a judge, (Judges 9:5) + King of Judah, (2 Kings 15:34)', 'King of Judah, (2 Kings 15:34)'],
])('of several of one name the one is taken who is in the passage: %s', (text, part) => expect(told(text)).toBe(part))

test('an article on one person, or on others than the one found, has no such part', () => {
  expect(told('King of Judah (2 Kings 15:32).')).toBeUndefined()
  expect(told('1. Son of a judge (Judges 9:5). \n2. Son of Jahdai (1 Chronicles 2:47).')).toBeUndefined()
  expect(told('1. Son of a judge (Judges 9:5).\n\n2. King of Judah (2 Kings 15:32).', [])).toBeUndefined()
})
