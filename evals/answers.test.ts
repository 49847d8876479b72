import { describe, expect, test } from 'vitest'
import { countWords, flawsOf, ownWords, quotations } from './answers.ts'

const ANSWER = [
  'A note says: “The lake was calm.”[^1] It is told in John 11:35.[^2]',
  '### The passages',
  '> 35 The fisherman wept. 36 They said, “See!”\n> John 11:35–36, Berean Standard Bible [^2]',
].join('\n\n')

test('quotations are found inside sentences and on leaves, with their notes', () => {
  expect(quotations(ANSWER)).toEqual([
    { words: 'The lake was calm.', n: 1 },
    { words: 'The fisherman wept.', n: 2 },
    { words: 'They said, “See!', n: 2 },
  ])
  expect(quotations('他说：“湖很静。”[^3]（由繁体转换）')).toEqual([{ words: '湖很静。', n: 3 }])
})

test('own words are what is neither quoted nor in a block of verses', () => {
  const own = ownWords(ANSWER)
  expect(own).toContain('It is told in John')
  expect(own).not.toContain('calm')
  expect(own).not.toContain('fisherman')
})

describe('what a reader would stumble over', () => {
  test.each([
    ['a clean answer', ANSWER, []],
    ['markup', 'He said <b>come</b>.', ['markup']],
    ['a heading over nothing', '### A\n\n### B\n\nText.', ['heading over nothing']],
    ['nothing at all', ' ', ['empty']],
    ['an empty quotation', 'A note says: “”[^1]', ['empty quotation']],
    ['a cut sentence', 'A note says: “The lake was calm,”[^1]', ['cut sentence']],
    [
      'the same block twice',
      `${'The very same long block of text.'}\n\n${'The very same long block of text.'}`,
      ['doubled text'],
    ],
    ['doubled stops', '他说完了。。', ['doubled punctuation']],
  ])('%s', (_name, text, flaws) => expect(flawsOf(text)).toEqual(flaws))
})

test('length is counted in words, in Chinese in characters', () => {
  expect(countWords('The lake was calm.')).toBe(4)
  expect(countWords('湖很静。Yes')).toBe(4)
})
