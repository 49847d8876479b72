import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BOOK_CODES, type BookCode } from '../canon/book.ts'
import { hasVerse, VERSES_66, verseAt } from '../canon/ordinal.ts'
import { compareVerses, passage, type Verse } from '../passage/passage.ts'
import { isProblem } from '../passage/problem.ts'
import { formatUsfm, parseUsfm } from '../reference/usfm.ts'
import {
  countingOf,
  fromEnglish,
  NUMBERINGS,
  type Numbering,
  passageFromEnglish,
  passageToEnglish,
  toEnglish,
} from './numbering.ts'

const read = (text: string, numbering: Numbering = 'english') => {
  const found = parseUsfm(text, countingOf(numbering))
  if (isProblem(found)) throw new Error(`${text}: ${found.code}`)
  return found
}
const write = (verses: readonly Verse[]) => verses.map((verse) => formatUsfm({ first: verse, last: verse }))

describe('a verse of another numbering', () => {
  test.each([
    ['hebrew', 'JOL 3:1', ['JOL 2:28']],
    ['hebrew', 'MAL 3:24', ['MAL 4:6']],
    ['hebrew', 'PSA 3:1', ['PSA 3:1']],
    ['hebrew', 'PSA 3:2', ['PSA 3:1']],
    ['hebrew', 'PSA 51:3', ['PSA 51:1']],
    ['hebrew', 'GEN 32:1', ['GEN 31:55']],
    ['hebrew', 'DAN 6:1', ['DAN 5:31']],
    ['hebrew', 'ISA 63:19', ['ISA 63:19', 'ISA 64:1']],
    ['vulgate', 'PSA 22:1', ['PSA 23:1']],
    ['vulgate', 'PSA 9:22', ['PSA 10:1']],
    ['vulgate', 'PSA 113:9', ['PSA 115:1']],
    ['vulgate', 'PSA 147:1', ['PSA 147:12']],
    ['vulgate', 'DAN 13:1', ['DAG 13:1']],
    ['vulgate', 'DAN 3:91', ['DAN 3:24']],
    ['vulgate', 'EST 14:1', ['ESG 4:29']],
    ['vulgate', 'BAR 6:1', ['BAR 6:2']],
    ['vulgate', 'MRK 9:1', ['MRK 9:2']],
    ['septuagint', 'JER 38:31', ['JER 31:31']],
    ['septuagint', 'PSA 151:1', ['PS2 1:1']],
    ['segond', 'MIC 5:1', ['MIC 5:2']],
    ['segond', 'JOB 40:20', ['JOB 41:1']],
    ['crampon', 'JOL 4:1', ['JOL 3:1']],
    ['english', 'ROM 16:25', ['ROM 16:25']],
    ['union', '1CH 21:31', ['1CH 22:1']],
  ] as const)('%s %s is English %o', (numbering, text, english) => {
    const { first } = read(text, numbering)
    expect(write(toEnglish(first, numbering))).toEqual(english)
    for (const verse of toEnglish(first, numbering)) expect(fromEnglish(verse, numbering)).toContainEqual(first)
  })

  test('is read in the English numbering too where an edition has it elsewhere', () => {
    expect(write(toEnglish({ book: 'ROM', chapter: 14, verse: 24 }, 'english'))).toEqual(['ROM 16:25'])
    expect(write(toEnglish({ book: '3JN', chapter: 1, verse: 15 }, 'english'))).toEqual(['3JN 1:14'])
    expect(toEnglish({ book: 'TIT', chapter: 4, verse: 7 }, 'hebrew')).toEqual([])
  })

  test('has its title with it on the way back', () => {
    expect(write(fromEnglish({ book: 'PSA', chapter: 3, verse: 1 }, 'hebrew'))).toEqual(['PSA 3:1', 'PSA 3:2'])
    expect(fromEnglish({ book: 'JOL', chapter: 2, verse: 27 }, 'hebrew')).toHaveLength(1)
  })
})

describe('a passage of another numbering', () => {
  test.each([
    ['hebrew', 'JOL 2:26-3:2', ['JOL 2:26-29']],
    ['vulgate', 'DAN 3:23-91', ['DAN 3:23-24', 'DAG 3:24-90']],
    ['vulgate', 'PSA 22', ['PSA 23']],
    ['english', 'JHN 11:33-36', ['JHN 11:33-36']],
  ] as const)('%s %s is English %o', (numbering, text, english) => {
    expect(passageToEnglish(read(text, numbering), numbering).map((one) => formatUsfm(one))).toEqual(english)
  })

  test('is one again on the way back', () => {
    const back = passageFromEnglish(read('JOL 2:26-29'), 'hebrew')
    expect(back.map((one) => formatUsfm(one, countingOf('hebrew')))).toEqual(['JOL 2:26-3:2'])
  })
})

/** Judah's sin written with a pen of iron, and how David came to Saul's house: not in the Greek text. */
const ABSENT = ['JOS 9', '1SA 18', 'JER 17']

describe.each(NUMBERINGS)('the %s numbering', (numbering) => {
  const counting = countingOf(numbering)

  test('leads every verse of the 66 books it has to English verses, and back', () => {
    const wrong: string[] = []
    for (const book of BOOK_CODES.slice(0, 66)) {
      for (let chapter = 1; chapter <= counting.lastChapter(book); chapter++) {
        for (let verse = 1; verse <= counting.lastVerse(book, chapter); verse++) {
          const own = { book, chapter, verse }
          const english = toEnglish(own, numbering)
          const comesBack = (one: Verse) =>
            numbering === 'english' || fromEnglish(one, numbering).some((back) => compareVerses(back, own) === 0)
          if (english.length > 0 && english.every((one) => hasVerse(one) && comesBack(one))) continue
          wrong.push(`${book} ${chapter}:${verse}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('has a place for every English verse, but for what the Greek text lacks', () => {
    const lost = Array.from({ length: VERSES_66 }, (_, place) => verseAt(place)).filter(
      (verse) => fromEnglish(verse, numbering).length === 0,
    )
    const chapters = new Set(lost.map(({ book, chapter }) => `${book} ${chapter}`))
    expect([...chapters]).toEqual(numbering === 'septuagint' ? ABSENT : [])
  })
})

// The chapters of the delivered Bibles, where the library lies beside the checkout.
const PACKS = new URL('../../../../../shared/library/packs/', import.meta.url)
const EDITIONS = {
  'original-he-oshb': 'hebrew',
  'bible-en-drc': 'vulgate',
  'original-la-clementine': 'vulgate',
  'bible-fr-lsg1910': 'segond',
  'bible-fr-crampon1923': 'crampon',
  'bible-fr-lxx-giguet': 'septuagint',
  'bible-en-kjv': 'english',
  'bible-en-bsb': 'english',
  'bible-zh-hant-cuv': 'union',
} as const

/** Where the Clementine text as delivered divides otherwise than the Douay, whose numbering ours is. */
const CLEMENTINE = [
  '2SA 13: 39, not 38',
  'PSA 15: 10, not 11',
  'PSA 42: 5, not 6',
  'PSA 125: 6, not 7',
  'PSA 135: 26, not 27',
  'PSA 150: 6, not 5',
  'ISA 45: 25, not 26',
  'ISA 46: 13, not 12',
  '1TH 4: 18, not 17',
  '2TH 2: 17, not 16',
]

describe.skipIf(!existsSync(PACKS))('beside the library', () => {
  test.each(Object.entries(EDITIONS))('%s has the chapters of the %s numbering', (edition, numbering) => {
    const file = readdirSync(PACKS).find((name) => name.startsWith('versification-counts'))!
    const bytes = gunzipSync(readFileSync(new URL(file, PACKS))).toString('utf8')
    const [head = '', ...rows] = bytes
      .slice(bytes.indexOf('book\tchapter'))
      .replace(/\0[\s\S]*$/, '')
      .trim()
      .split('\n')
    const column = head.split('\t').indexOf(edition)
    const counting = countingOf(numbering)
    const wrong = rows
      .map((row) => row.split('\t'))
      .filter((cells) => cells[column] && BOOK_CODES.slice(0, 66).includes(cells[0] as BookCode))
      .filter((cells) => counting.lastVerse(cells[0] as BookCode, Number(cells[1])) !== Number(cells[column]))
      .map(
        (cells) =>
          `${cells[0]} ${cells[1]}: ${cells[column]}, not ${counting.lastVerse(cells[0] as BookCode, Number(cells[1]))}`,
      )
    expect(wrong).toEqual(edition === 'original-la-clementine' ? CLEMENTINE : [])
  })

  test('no numbering has a passage that its own counting refuses', () => {
    expect(isProblem(passage({ book: 'JOL', chapter: 4, verse: 21 }, undefined, countingOf('hebrew')))).toBe(false)
  })
})
