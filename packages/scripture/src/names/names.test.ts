import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BOOK_CODES } from '../canon/book.ts'
import { LOCALES, TRADITIONS } from '../locale.ts'
import { bookName, nameOfChapter, spellings } from './book-names.ts'
import { simplify } from './script.ts'
import { TERM_NAMES, wording } from './terms.ts'

/** The characters of GB 2312, which has simplified ones alone. */
const GB_2312 = new Set(
  Array.from({ length: 0xf7 - 0xaf }, (_, row) =>
    new TextDecoder('gbk').decode(
      Uint8Array.from({ length: 2 * 94 }, (_, at) => (at % 2 ? 0xa1 + (at >> 1) : 0xb0 + row)),
    ),
  ).join(''),
)
const notSimplified = (text: string): string[] =>
  (text.match(/\p{Script=Han}/gu) ?? []).filter((one) => !GB_2312.has(one))

describe('the name of a book', () => {
  test.each([
    ['MAT', 'zh-cn', 'none', '马太福音', '太'],
    ['MAT', 'zh-cn', 'catholic', '玛窦福音', '玛'],
    ['MAT', 'zh-tw', 'catholic', '瑪竇福音', '瑪'],
    ['MAT', 'zh-cn', 'orthodox', '马太福音', '太'],
    ['SNG', 'en', 'none', 'Song of Songs', 'Song'],
    ['SNG', 'en', 'catholic', 'Canticle of Canticles', 'Cant'],
    ['SIR', 'en', 'protestant', 'Sirach', 'Sir'],
    ['SIR', 'en', 'catholic', 'Ecclesiasticus', 'Ecclus'],
    ['ISA', 'fr-fr', 'protestant', 'Ésaïe', 'És'],
    ['ISA', 'fr-fr', 'catholic', 'Isaïe', 'Is'],
    ['HAG', 'es-es', 'catholic', 'Ageo', 'Ag'],
    ['1CO', 'en', 'none', '1 Corinthians', '1 Cor'],
    ['3MA', 'zh-cn', 'catholic', '马加比三书', '马三'],
  ] as const)('%s in %s for %s readers is %s, short %s', (book, locale, tradition, long, short) => {
    expect(bookName(book, locale, { tradition })).toBe(long)
    expect(bookName(book, locale, { tradition, style: 'short' })).toBe(short)
  })

  test.each(LOCALES.flatMap((locale) => TRADITIONS.map((tradition) => [locale, tradition] as const)))(
    'is there for every book in %s for %s readers, and no two books share one',
    (locale, tradition) => {
      for (const style of ['long', 'short'] as const) {
        const names = BOOK_CODES.map((book) => bookName(book, locale, { tradition, style }))
        expect(names.filter((name) => (BOOK_CODES as readonly string[]).includes(name))).toEqual([])
        expect(new Set(names).size).toBe(names.length)
      }
    },
  )

  test('is in the singular before the number of a psalm', () => {
    expect(LOCALES.map((locale) => nameOfChapter('PSA', locale))).toEqual(['诗篇', '詩篇', 'Psalm', 'Salmo', 'Psaume'])
    expect(nameOfChapter('PSA', 'zh-cn', { tradition: 'catholic' })).toBe('圣咏集')
    expect(nameOfChapter('JHN', 'en')).toBe('John')
  })

  test('in simplified Chinese has no traditional character left', () => {
    const names = [...spellings('zh-cn')].map(({ name }) => name)
    expect(names.filter((name) => simplify(name) !== name)).toEqual([])
    expect(notSimplified(names.join(''))).toEqual([])
  })
})

describe('the wording of a term', () => {
  test.each([
    ['god', 'zh-cn', 'none', '神'],
    ['god', 'zh-cn', 'catholic', '天主'],
    ['god', 'zh-cn', 'orthodox', '上帝'],
    ['holy-spirit', 'zh-cn', 'protestant', '圣灵'],
    ['holy-spirit', 'zh-tw', 'catholic', '聖神'],
    ['john', 'zh-cn', 'catholic', '若望'],
    ['paul', 'zh-cn', 'catholic', '保禄'],
    ['moses', 'zh-tw', 'catholic', '梅瑟'],
    ['moses', 'en', 'catholic', 'Moses'],
    ['isaiah', 'fr-fr', 'catholic', 'Isaïe'],
    ['liturgy', 'es-es', 'orthodox', 'la Divina Liturgia'],
  ] as const)('%s in %s for %s readers is %s', (term, locale, tradition, expected) => {
    expect(wording(term, locale, tradition)).toBe(expected)
  })

  test('exists in every language for every tradition', () => {
    expect(TERM_NAMES.length).toBeGreaterThanOrEqual(60)
    for (const term of TERM_NAMES) {
      for (const locale of LOCALES) {
        for (const tradition of TRADITIONS) {
          const found = wording(term, locale, tradition)
          expect(found).toMatch(/^[^/|]+$/)
          expect(/\p{Script=Han}/u.test(found)).toBe(locale.startsWith('zh'))
        }
      }
    }
  })

  test('in simplified Chinese has no traditional character left', () => {
    const found = TRADITIONS.flatMap((tradition) => TERM_NAMES.map((term) => wording(term, 'zh-cn', tradition)))
    expect(notSimplified(found.join(''))).toEqual([])
  })
})

// The names that the delivered Bibles themselves print, where the library lies beside the checkout.
const PACKS = new URL('../../../../../shared/library/packs/', import.meta.url)

/** The text of one file in a small tar.gz: a header of 512 bytes, then the content in blocks of 512. */
function readFromPack(pack: URL, name: string): string {
  const bytes = gunzipSync(readFileSync(pack))
  for (let at = 0; at + 512 <= bytes.length; ) {
    const entry = bytes.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(bytes.toString('utf8', at + 124, at + 136), 8) || 0
    if (entry.endsWith(name)) return bytes.toString('utf8', at + 512, at + 512 + size)
    at += 512 + Math.ceil(size / 512) * 512
  }
  throw new Error(`${name} is not in ${pack.pathname}`)
}

describe.skipIf(!existsSync(PACKS))('beside the library', () => {
  test('every short title that its Bibles print is a spelling we know', () => {
    const file = readdirSync(PACKS).find((name) => name.startsWith('names-books'))!
    const [, ...rows] = readFromPack(new URL(file, PACKS), 'booknames.tsv').trim().split('\n')
    const columns = { en: 1, 'es-es': 3, 'fr-fr': 5, 'zh-cn': 7, 'zh-tw': 9 } as const
    const plain = (name: string) =>
      name
        .normalize('NFD')
        .replace(/[\p{M}\s()]/gu, '')
        .toLowerCase()
    for (const locale of LOCALES) {
      const known = new Set([...spellings(locale)].map(({ book, name }) => `${book} ${plain(name)}`))
      const missing = rows
        .map((row) => row.split('\t'))
        .filter((cells) => cells[columns[locale]])
        .map((cells) => `${cells[0]} ${plain(cells[columns[locale]]!)}`)
        .filter((name) => !known.has(name))
      expect(missing).toEqual([])
    }
  })
})
