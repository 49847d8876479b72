import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lastVerse, ordinal } from '@berea/scripture'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { EditionBook, EditionVerse } from '../sections/edition.ts'
import type { Work } from '../sections/section.ts'
import { alignEdition, findNumbering } from './alignment.ts'
import { arrayOf, readArrays, writeArrays } from './array-file.ts'
import { Edition } from './edition.ts'
import { writeEdition } from './edition-file.ts'

const work: Work = {
  id: 'bible-en-test',
  title: 'A Bible made for tests',
  language: 'en',
  kind: 'bible',
  tradition: 'ecumenical',
  licence: 'CC0',
  tier: 'core',
  characters: 1,
}
const open = (books: readonly EditionBook[]) => Edition.of(work, writeEdition(books, alignEdition(books)))
const at = (book: 'PSA' | 'JOL' | 'JHN', chapter: number, verse: number) => ({ book, chapter, verse })

/** A psalm and its neighbours as French Bibles count them: the title is verse 1. */
const psalms: EditionBook = {
  book: 'PSA',
  verses: [
    { chapter: 3, verse: 1, text: 'A song of a lamp.', paragraph: true },
    ...Array.from({ length: lastVerse('PSA', 3) }, (_, i) => ({
      chapter: 3,
      verse: i + 2,
      text: `Line ${i + 1},\nand on.`,
    })),
    { chapter: 4, verse: 1, text: 'Été: a 灯.', heading: 'Light', title: 'For strings.', paragraph: true, line: true },
  ],
}
const bridge: EditionBook = {
  book: 'JHN',
  verses: [
    { chapter: 1, verse: 1, through: 3, text: 'Three in one.' },
    { chapter: 1, verse: 4, text: 'Four.' },
    { chapter: 2, verse: 1, text: 'A new chapter.' },
  ],
}

describe('an edition of its own numbering', () => {
  const edition = open([bridge, psalms])

  test('gives a passage of the English numbering with its printed numbers', () => {
    const passage = edition.passage({ first: at('PSA', 3, 1), last: at('PSA', 3, 2) })
    expect(passage?.printed).toEqual({ first: at('PSA', 3, 1), last: at('PSA', 3, 3) })
    expect(passage?.verses.map(({ verse, text }) => [verse.verse, text])).toEqual([
      [1, 'A song of a lamp.'],
      [1, 'Line 1,\nand on.'],
      [2, 'Line 2,\nand on.'],
    ])
  })

  test('gives the same by its own numbers', () => {
    const passage = edition.printed({ first: at('PSA', 3, 3), last: at('PSA', 3, 3) })
    expect(passage?.passage).toEqual({ first: at('PSA', 3, 2), last: at('PSA', 3, 2) })
  })

  test('finds a bridge by each of its verses, and gives it once', () => {
    for (const verse of [1, 2, 3]) {
      const passage = edition.passage({ first: at('JHN', 1, verse), last: at('JHN', 1, 3) })
      expect(passage?.verses).toMatchObject([{ text: 'Three in one.', through: 3 }])
      expect(passage?.printed).toEqual({ first: at('JHN', 1, 1), last: at('JHN', 1, 3) })
    }
    expect(edition.printed({ first: at('JHN', 1, 2), last: at('JHN', 1, 4) })?.verses).toHaveLength(2)
  })

  test('runs over the end of a chapter, each verse placed in its own', () => {
    const passage = edition.passage({ first: at('JHN', 1, 4), last: at('JHN', 2, 1) })
    expect(passage?.verses.map(({ section, start }) => [section, start])).toEqual([
      ['bible-en-test/JHN.1', 'Three in one.\n'.length],
      ['bible-en-test/JHN.2', 0],
    ])
  })

  test('keeps headings, titles, paragraphs and lines', () => {
    expect(edition.chapter('PSA.4')?.verses[0]).toMatchObject({
      heading: 'Light',
      title: 'For strings.',
      paragraph: true,
      line: true,
    })
    expect([...edition.headings()]).toEqual([{ place: ordinal(at('PSA', 4, 1)), heading: 'Light' }])
  })

  test('knows what it lacks', () => {
    expect(edition.passage({ first: at('JHN', 5, 1), last: at('JHN', 5, 2) })).toBeUndefined()
    expect(edition.passage({ first: at('JHN', 99, 1), last: at('JHN', 99, 2) })).toBeUndefined()
    expect(edition.printed({ first: at('JHN', 99, 1), last: at('JHN', 99, 2) })).toBeUndefined()
    expect(edition.chapter('JHN.5')).toBeUndefined()
    expect(edition.textAt(ordinal(at('JHN', 5, 1)))).toBe('')
  })

  test('lists its chapters in the order of the canon', () => {
    expect(edition.chapters()).toEqual(['PSA.3', 'PSA.4', 'JHN.1', 'JHN.2'])
  })
})

test('the numbering of an edition is told from its chapters, book by book', () => {
  const chapter = (book: 'JOL' | 'PSA' | 'MIC', counts: readonly number[]): EditionBook => ({
    book,
    verses: counts.flatMap((count, i) =>
      Array.from(
        { length: count },
        (_, v): EditionVerse => ({ chapter: i + 1, verse: v + 1, text: `${i + 1}:${v + 1}` }),
      ),
    ),
  })
  const english = chapter('MIC', [16, 13, 12, 13, 15, 16, 20])
  const hebrew = chapter('JOL', [20, 27, 5, 21])
  expect(findNumbering([english])).toBe('english')
  expect(findNumbering([hebrew])).not.toBe('english')
  const edition = open([english, hebrew])
  expect(edition.textAt(ordinal({ book: 'MIC', chapter: 5, verse: 1 }))).toBe('5:1')
  expect(edition.textAt(ordinal({ book: 'JOL', chapter: 3, verse: 1 }))).toBe('4:1')
})

test('a book of as many verses in other chapters is read in sequence', () => {
  const joel = [20, 27, 5, 21].flatMap((count, i) =>
    Array.from(
      { length: count },
      (_, v): EditionVerse => ({ chapter: i + 1, verse: v + 1, text: `${i + 1}:${v + 1}` }),
    ),
  )
  const edition = open([{ book: 'JOL', verses: joel }])
  expect(edition.textAt(ordinal(at('JOL', 2, 28)))).toBe('3:1')
  expect(edition.textAt(ordinal(at('JOL', 3, 1)))).toBe('4:1')
})

test('whatever an edition holds, every verse is a slice of its chapter', () => {
  const verses = fc
    .array(
      fc.record({
        text: fc.string({ minLength: 1, unit: 'grapheme' }),
        heading: fc.option(fc.string(), { nil: undefined }),
      }),
    )
    .map((list): EditionVerse[] =>
      list.map(({ text, heading }, i) => ({
        chapter: 1 + Math.floor(i / 7),
        verse: 1 + (i % 7),
        text,
        ...(heading === undefined ? {} : { heading }),
      })),
    )
  fc.assert(
    fc.property(verses, (list) => {
      const edition = open([{ book: 'JHN', verses: list }])
      const read = edition.chapters().flatMap((key) => {
        const chapter = edition.chapter(key)
        for (const verse of chapter?.verses ?? []) expect(chapter?.text.slice(verse.start, verse.end)).toBe(verse.text)
        return chapter?.verses ?? []
      })
      expect(read.map(({ text, heading }) => ({ text, heading }))).toEqual(
        list.map(({ text, heading }) => ({
          text: wellFormed(text),
          heading: heading === undefined ? undefined : wellFormed(heading),
        })),
      )
    }),
  )
})

/** Half a surrogate pair is no text; what is written to a file becomes U+FFFD. */
const wellFormed = (text: string): string => text.toWellFormed()

test('arrays come back as they were written, wherever the bytes lie', () => {
  const arrays = { one: new Uint8Array([1, 2, 3]), two: new Float64Array([1.5]), three: new Int32Array([-1, 7]) }
  const bytes = writeArrays({ name: 'test' }, arrays)
  const askew = new Uint8Array(bytes.length + 1)
  askew.set(bytes, 1)
  for (const file of [bytes, askew.subarray(1)]) {
    const read = readArrays(file)
    expect(read.meta).toEqual({ name: 'test' })
    expect(read.arrays).toEqual(arrays)
  }
  expect(() => arrayOf(arrays, 'one', 'f32')).toThrow(TypeError)
})

describe('an edition whose texts stay in its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'berea-edition-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  // More verses than are read at once, of one to four bytes a character.
  const verses = Array.from({ length: 150 }, (_, i) => ({ chapter: 1 + Math.floor(i / 50), verse: 1 + (i % 50) }))
  const books: readonly EditionBook[] = [
    { book: 'JHN', verses: verses.map((at) => ({ ...at, text: `${at.chapter}:${at.verse} é 神 𝄞` })) },
  ]
  const bytes = writeEdition(books, alignEdition(books))
  const path = join(folder, 'edition')
  writeFileSync(path, bytes)

  test('says what it says in memory', () => {
    const edition = Edition.open(work, path)
    const whole = Edition.of(work, bytes)
    for (const key of whole.chapters()) expect(edition.chapter(key)).toEqual(whole.chapter(key))
    edition.close()
  })

  test('is refused where the file is cut short', () => {
    truncateSync(path, bytes.length - 8)
    expect(() => Edition.open(work, path)).toThrow(RangeError)
  })
})
