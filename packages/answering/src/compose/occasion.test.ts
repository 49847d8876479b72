import { BOOK_CODES, bookPassage, LOCALES, listVerses } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { introduce } from './occasion.ts'

const at = (book: (typeof BOOK_CODES)[number], chapter: number, verse: number) => {
  const first = { book, chapter, verse }
  return { first, last: first }
}

describe('a passage is introduced by its occasion', () => {
  test.each([
    ['the narrowest part is meant', at('MAT', 5, 44), 'In the Sermon on the Mount, Jesus says'],
    ['first verse', at('GEN', 3, 1), 'In the garden of Eden'],
    ['last verse', at('GEN', 2, 25), 'In the account of creation'],
  ])('%s', (_name, passage, line) => expect(introduce(passage, 'en', 'none', new Set())).toBe(line))

  test('every verse of the 66 books has one', () => {
    for (const book of BOOK_CODES.slice(0, 66)) {
      const without = listVerses(bookPassage(book)).filter(
        (verse) => introduce({ first: verse, last: verse }, 'en', 'none', new Set()) === undefined,
      )
      expect(without, book).toEqual([])
    }
  })

  test('no line comes twice in one answer, in any language', () => {
    for (const locale of LOCALES) {
      const used = new Set<string>()
      const lines = Array.from({ length: 6 }, () => introduce(at('PSA', 23, 1), locale, 'none', used)).filter(
        (line) => line,
      )
      expect(lines.length).toBeGreaterThan(1)
      expect(new Set(lines).size).toBe(lines.length)
    }
  })

  test.each([
    ['zh-cn', 'MRK', '马尔谷记耶稣传道的日子说'],
    ['zh-tw', '1CO', '保祿寫信給格林多教會說'],
    ['zh-cn', 'JAS', '雅各伯写信给散住各处的信徒说'],
  ] as const)('Catholics read their own names: %s %s', (locale, book, line) => {
    expect(introduce(at(book, 2, 1), locale, 'catholic', new Set())).toBe(line)
  })
})
