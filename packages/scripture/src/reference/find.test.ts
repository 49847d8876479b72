import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOOK_CODES } from '../canon/book.ts'
import { lastChapter } from '../canon/counting.ts'
import { VERSES_ALL, verseAt } from '../canon/ordinal.ts'
import { LOCALES, TRADITIONS } from '../locale.ts'
import { bookPassage, type Passage } from '../passage/passage.ts'
import { type FindOptions, findReferences } from './find.ts'
import { formatList, formatPassage } from './format.ts'
import { formatUsfm } from './usfm.ts'

const read = (text: string, options: Partial<FindOptions> = {}) =>
  findReferences(text, { locale: 'en', ...options }).map(({ passages, problem }) =>
    [...passages.map((one) => formatUsfm(one)), ...(problem ? [problem.code] : [])].join(', '),
  )

describe('a reference in running text', () => {
  test.each([
    ['What does John 3:16-18 say?', ['JHN 3:16-18']],
    ['Jn 3.16', ['JHN 3:16']],
    ['Ps 23', ['PSA 23']],
    ['Romans 8 v 28 in Spanish', ['ROM 8:28']],
    ['romans 8:28', ['ROM 8:28']],
    ['Romans 8 28', ['ROM 8:28']],
    ['chapter 3 of John', ['JHN 3']],
    ['chapter 3 of John verse 16', ['JHN 3:16']],
    ['3rd chapter of John, verses 16 to 18', ['JHN 3:16-18']],
    ['the third chapter of John', ['JHN 3']],
    ['verse 16 of John 3', ['JHN 3:16']],
    ['verses 3 to 5 of chapter 1 of James', ['JAS 1:3-5']],
    ['the 23rd Psalm', ['PSA 23']],
    ['Psalm XXIII', ['PSA 23']],
    ['John iii. 16', ['JHN 3:16']],
    ['1 Cor 13:4–7,13', ['1CO 13:4-7, 1CO 13:13']],
    ['II Corinthians 5', ['2CO 5']],
    ['first John 4', ['1JN 4']],
    ['Matthew chapters 5 through 7', ['MAT 5-7']],
    ['Gen 1:1-2:3', ['GEN 1:1-2:3']],
    ['1 Samuel 3, 2 Kings 5 and 3 John 4', ['1SA 3', '2KI 5', '3JN 1:4']],
    ['Jude 5', ['JUD 1:5']],
    ['the book of Jude', ['JUD 1']],
    ['Psalm 151', ['PS2 1']],
    ['John 3:16 and 5 other verses', ['JHN 3:16']],
    ['acts 2:38', ['ACT 2:38']],
    ['Acts 2', ['ACT 2']],
    ['Is 53:5', ['ISA 53:5']],
    ['Philipians 4:13 and Galations 5:22', ['PHP 4:13', 'GAL 5:22']],
    ['Daniel 13:1', ['DAG 13:1']],
    ['Joel 4:1', ['JOL 3:1']],
    ['Romans 14:24', ['ROM 16:25']],
    ['3 John 15', ['3JN 1:14']],
    ['约翰福音三章十六节', ['JHN 3:16']],
    ['約翰福音第三章16至18節', ['JHN 3:16-18']],
    ['约3:16', ['JHN 3:16']],
    ['约三16', ['JHN 3:16']],
    ['约一3:16', ['1JN 3:16']],
    ['诗23', ['PSA 23']],
    ['诗篇一一九篇105节', ['PSA 119:105']],
    ['林前十三', ['1CO 13']],
    ['约翰福音３：１６', ['JHN 3:16']],
    ['太5至7章', ['MAT 5-7']],
    ['创世记一章一节至二章三节', ['GEN 1:1-2:3']],
    ['罗马书8章28节,12章1-2节', ['ROM 8:28, ROM 12:1-2']],
    ['箴言8章和智慧篇里的“智慧”', ['PRO 8', 'WIS 1-19']],
    ['啟示錄四匹馬是什麼顏色', ['REV 1-22']],
    ['Jean 3.16', ['JHN 3:16']],
    ['1 Corinthiens 13, 4-7', ['1CO 13:4-7']],
    ['Première épître de Paul aux Corinthiens 13', ['1CO 13']],
    ["l'évangile selon Jean chapitre 3", ['JHN 3']],
    ['livre d’Ésaïe', ['ISA 1-66']],
    ['Juan 3, 16', ['JHN 3:16']],
    ['Génesis capítulo 1 versículo 3', ['GEN 1:3']],
    ['1ª de Juan 4:8', ['1JN 4:8']],
    ['Salmo 23', ['PSA 23']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test.each([
    'Mark said he would come',
    'job 3 years',
    'a new job 3:30 pm',
    'call John 3:30 pm',
    'I have had this job 3 years',
    'Is 5 a prime',
    'acts 2 people',
    'Daniel 70 weeks',
    'just be there with Mark. 5 people came',
    'the Romans crucified him',
    'la 3 de la tarde',
    'Meet at 5:30, Score 3:1, Monday 6:30',
    'el libro de la ley',
    'le livre de la loi',
    'quel psaume ?',
    '约定3点',
    '大约3:30',
    '我约3个人',
    '节约3块钱',
    '彼得第三次回答后想起了什么？',
    '第一次世界大战',
    '我昨天读了那本书3章',
  ])('%s: none', (text) => {
    expect(read(text)).toEqual([])
  })

  test.each([
    ['what does Titus 4:7 say', { code: 'no-such-chapter', book: 'TIT', chapter: 4, lastChapter: 3 }],
    ['提多書4章7節的內容是什麼？', { code: 'no-such-chapter', book: 'TIT', chapter: 4, lastChapter: 3 }],
    ['John 3:48 meaning please', { code: 'no-such-verse', verse: 48, lastVerse: 36 }],
    ['约翰福音 99:1', { code: 'no-such-chapter', book: 'JHN', lastChapter: 21 }],
    ['Peux-tu m’expliquer le Psaume 163, verset 2 ?', { code: 'no-such-chapter', chapter: 163, lastChapter: 150 }],
    ['Resúmeme el capítulo 2 de Judas', { code: 'no-such-chapter', book: 'JUD', chapter: 2, lastChapter: 1 }],
    ['概括一下犹大书第二章', { code: 'no-such-chapter', book: 'JUD', chapter: 2, lastChapter: 1 }],
    ['Hezekiah 6:1, right?', { code: 'no-such-book', name: 'Hezekiah' }],
    ['es Ezequías 6:1, ¿no?', { code: 'no-such-book', name: 'Ezequías' }],
    ['c’est Ézéchias 6:1, non ?', { code: 'no-such-book', name: 'Ézéchias' }],
    ['是希西家书6章1节吧', { code: 'no-such-book', name: '希西家书' }],
    ['是希西家書6章1節嗎', { code: 'no-such-book', name: '希西家書' }],
  ])('%s leads nowhere, and says why', (text, problem) => {
    const found = findReferences(text, { locale: 'en' })
    expect(found.map((one) => one.problem)).toEqual([expect.objectContaining(problem)])
    expect(found[0]!.passages).toEqual([])
  })

  test.each(['启示录666是什么意思', '啟示錄144000是什麼'])(
    '%s names the book, and a number that is no chapter',
    (text) => {
      const [found] = findReferences(text, { locale: 'zh-cn' })
      expect(found).toMatchObject({ scope: 'book', text: expect.stringMatching(/^[启啟]示[录錄]$/) })
      expect(found?.problem).toBeUndefined()
    },
  )

  test('keeps what else it may mean', () => {
    const others = (text: string, options: Partial<FindOptions> = {}) =>
      findReferences(text, { locale: 'zh-cn', ...options })[0]?.alternates?.map((one) =>
        one.map((two) => formatUsfm(two)),
      )
    expect(others('约3:16')).toEqual([['JOB 3:16']])
    expect(read('约3:16', { locale: 'zh-cn', tradition: 'catholic' })).toEqual(['JOB 3:16'])
    expect(others('Jude 1')).toEqual([['JUD 1:1']])
    expect(others('Psaumes 22, 23')).toEqual([['PSA 22', 'PSA 23']])
  })

  test('is read in the numbering of its writer', () => {
    expect(read('Psalm 22:1', { numbering: 'vulgate' })).toEqual(['PSA 23:1'])
    expect(findReferences('Joel 4:1', { locale: 'en' })[0]).toMatchObject({ numbering: 'hebrew' })
  })

  test('stands where it says', () => {
    const text = '请看《約翰福音》３：１６ 和 Épître aux Romains 8.28 !'
    expect(findReferences(text, { locale: 'zh-cn' }).map(({ start, end }) => text.slice(start, end))).toEqual([
      '約翰福音》３：１６',
      'Épître aux Romains 8.28',
    ])
  })

  test('of a long text takes no longer than its length asks for', () => {
    const long = 'Ps 1, 2, 3; the book of the of the of the 约约约 1 1 1 I I I '.repeat(400)
    expect(findReferences(long, { locale: 'en' }).length).toBeLessThan(4000)
  })
})

const somePassage = fc
  .tuple(fc.integer({ min: 0, max: VERSES_ALL - 1 }), fc.integer({ min: 0, max: 60 }), fc.boolean())
  .map(([start, size, chapter]): Passage => {
    const first = verseAt(start)
    if (chapter) return { first: { ...first, verse: 1 }, last: lastOf(first.book, first.chapter) }
    const last = verseAt(Math.min(start + size, VERSES_ALL - 1))
    return { first, last: last.book === first.book ? last : first }
  })
const lastOf = (book: Passage['first']['book'], chapter: number) => {
  let place = 1
  const next = (verse: number) => ({ book, chapter, verse })
  while (formatUsfm({ first: next(1), last: next(place) }) !== `${book} ${chapter}`) place++
  return next(place)
}

describe('what is written for a reader', () => {
  test.each([
    ['en', 'JHN 11:33–36', 'John 11:33–36'],
    ['zh-cn', 'JHN 11:33–36', '约翰福音 11:33–36'],
    ['zh-tw', 'JHN 11:33–36', '約翰福音 11:33–36'],
    ['es-es', 'JHN 11:33–36', 'Juan 11:33–36'],
    ['fr-fr', 'JHN 11:33–36', 'Jean 11.33–36'],
  ] as const)('in %s is %s as %s', (locale, _usfm, expected) => {
    const first = { book: 'JHN', chapter: 11, verse: 33 } as const
    expect(formatPassage({ first, last: { ...first, verse: 36 } }, { locale })).toBe(expected)
  })

  test('joins what belongs together', () => {
    const at = (chapter: number, verse: number, to = verse): Passage => ({
      first: { book: '1CO', chapter, verse },
      last: { book: '1CO', chapter, verse: to },
    })
    const list = [at(13, 4, 7), at(13, 13), at(14, 1), bookPassage('JUD')]
    expect(formatList(list, { locale: 'en' })).toBe('1 Corinthians 13:4–7, 13; 14:1; Jude')
    expect(formatList(list, { locale: 'zh-cn' })).toBe('哥林多前书 13:4–7，13；14:1；犹大书')
    expect(formatList(list.slice(0, 3), { locale: 'fr-fr', style: 'short' })).toBe('1 Co 13.4–7, 13\u202f; 14.1')
  })

  test.each(LOCALES)('reads back as a list: %s', (locale) => {
    const list = fc.uniqueArray(fc.integer({ min: 0, max: 31000 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(list, (places) => {
        const passages = places.sort((a, b) => a - b).map((place) => ({ first: verseAt(place), last: verseAt(place) }))
        const text = formatList(passages, { locale })
        const found = findReferences(text, { locale }).flatMap((one) => one.passages)
        expect(
          found.map((one) => formatUsfm(one)),
          text,
        ).toEqual(passages.map((one) => formatUsfm(one)))
      }),
      { numRuns: 40 },
    )
  })

  test.each(LOCALES.flatMap((locale) => TRADITIONS.map((tradition) => ({ locale, tradition }))))(
    'reads back, for any passage: $locale, $tradition',
    (options) => {
      fc.assert(
        fc.property(somePassage, (passage) => {
          const text = formatPassage(passage, options)
          const whole = findReferences(`${text}.`, options)
          const own = whole.filter(({ text: found }) => found === text)
          const isBook = formatUsfm(passage) === formatUsfm(bookPassage(passage.first.book))
          // The bare name of a person's book is the person in running text.
          if (own.length > 0 || !isBook)
            expect(
              own.map(({ passages }) => passages),
              text,
            ).toEqual([[passage]])
        }),
        { numRuns: 40 },
      )
    },
  )

  test.each(LOCALES.flatMap((locale) => TRADITIONS.map((tradition) => ({ locale, tradition }))))(
    'reads back, for the first verse of every book: $locale, $tradition',
    (options) => {
      for (const book of BOOK_CODES) {
        const verse = { book, chapter: lastChapter(book), verse: 2 }
        const passage = { first: verse, last: verse }
        for (const style of ['long', 'short'] as const) {
          const text = formatPassage(passage, { ...options, style })
          const found = findReferences(text, options).flatMap(({ passages, alternates = [] }) => [
            passages,
            ...alternates,
          ])
          expect(found, text).toContainEqual([passage])
        }
      }
    },
  )
})
