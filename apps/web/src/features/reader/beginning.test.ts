// @vitest-environment node
import { expect, test } from 'vitest'
import { beginningOf } from './beginning.ts'

test('a note that is little too long stands whole', () => {
  const note = 'He wept. '.repeat(60)
  expect(beginningOf(note)).toBe(note)
})

test('a long note is cut between two words', () => {
  const beginning = beginningOf('Wherefore did he weep? '.repeat(60))
  expect(beginning.length).toBeLessThan(500)
  expect(beginning).toMatch(/(?:Wherefore|did|he|weep\?)…$/)
})

test('Han letters take twice the room, and a list of short paragraphs more than its letters', () => {
  expect(beginningOf('耶稣哭了。'.repeat(120)).length).toBeLessThan(300)
  expect(beginningOf('大纲\n\n'.repeat(30)).split('\n\n')).toHaveLength(6)
})
