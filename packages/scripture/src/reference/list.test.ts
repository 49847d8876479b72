import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ListOptions, parseList } from './list.ts'
import { formatUsfm } from './usfm.ts'

const read = (text: string, options: Partial<ListOptions> = {}) =>
  parseList(text, { locale: 'en', ...options }).map(({ passages, problem }) =>
    [...passages.map((one) => formatUsfm(one)), ...(problem ? [problem.code] : [])].join(', '),
  )

describe('a printed list of references', () => {
  test.each([
    ['Rom. viii. 28', ['ROM 8:28']],
    ['Ge 4:2; Ex 6:20; 13:1,2', ['GEN 4:2', 'EXO 6:20, EXO 13:1, EXO 13:2']],
    ['1 Cor 13:4-7, 13', ['1CO 13:4-7, 1CO 13:13']],
    ['Ps. cxix. 105; John i. 1, 14', ['PSA 119:105', 'JHN 1:1, JHN 1:14']],
    ['Matt. v. 3-12; vi. 9, 10; Luke xi. 2-4.', ['MAT 5:3-12, MAT 6:9, MAT 6:10', 'LUK 11:2-4']],
    ['Exod. xx. 2–17, Deut. v. 6–21', ['EXO 20:2-17', 'DEU 5:6-21']],
    ['Isa 53:5-6; cf. Lk 6:20, 21; see also Jas 2:5', ['ISA 53:5-6', 'LUK 6:20, LUK 6:21', 'JAS 2:5']],
    ['Lu 2:4-11,39; Joh 7:42; Mt 2:1, 5-6', ['LUK 2:4-11, LUK 2:39', 'JHN 7:42', 'MAT 2:1, MAT 2:5-6']],
    ['Gen. 1. 2 Kings 3. 5', ['GEN 1', '2KI 3:5']],
    ['Gen 1:1–2:3', ['GEN 1:1-2:3']],
    ['Ps 119:105-12', ['PSA 119:105-112']],
    ['Rom 8:28ff', ['ROM 8:28-29']],
    ['Jude 1:6, 7; Jude 9', ['JUD 1:6, JUD 1:7', 'JUD 1:9']],
    ['约 3:16；罗 8:28，31', ['JHN 3:16', 'ROM 8:28, ROM 8:31']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('takes book and chapter from where the list stands', () => {
    expect(read('v. 28; ix. 3', { context: { book: 'ROM', chapter: 8 } })).toEqual(['ROM 8:28', 'ROM 9:3'])
    expect(read('ver. 5', { context: { book: 'JHN', chapter: 3 } })).toEqual(['JHN 3:5'])
    expect(read('v. 28')).toEqual(['unreadable'])
  })

  test('knows the four books of Kings where the Douay’s are meant', () => {
    expect(read('1 Kings 3:4; 3 Kings 5:1', { fourKings: true })).toEqual(['1SA 3:4', '1KI 5:1'])
    expect(read('1 Kings 3:4; 3 Kings 5:1')).toEqual(['1KI 3:4', '1KI 5:1'])
  })

  test('keeps what it cannot read, and does not give its numbers to the book before', () => {
    expect(read('2 Kgs 3:4; Blah 7; Rev 21-22')).toEqual(['2KI 3:4', 'unreadable', 'REV 21-22'])
    expect(read('Gen 1:1; Titus 4:7')).toEqual(['GEN 1:1', 'no-such-chapter'])
  })

  test('says where each stands', () => {
    const text = 'See Gen 1:1 ; Rom. viii. 28.'
    for (const { start, end, text: own } of parseList(text, { locale: 'en' })) expect(text.slice(start, end)).toBe(own)
  })

  test('ends on any text', () => {
    const piece = fc.constantFrom(
      '1',
      ' ',
      ',',
      ';',
      ':',
      '-',
      'Gen',
      'v.',
      'iii',
      '.',
      '约',
      '三',
      '章',
      'and',
      '第',
      'x',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('')
        let before = 0
        for (const { start, end } of parseList(text, { locale: 'en' })) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          before = end
        }
      }),
      { numRuns: 500 },
    )
  })
})
