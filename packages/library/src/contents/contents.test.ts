import { isProblem, parseUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import type { Kind } from '../sections/section.ts'
import { contentsOf } from './contents.ts'
import { countEntries, type Head, type Part, wayTo, wayToSection } from './part.ts'

const headOf = (order: number, id: string, title: string, more: Partial<Head> = {}): Head => ({
  id,
  order,
  title,
  ...more,
})
const at = (reference: string) => {
  const passage = parseUsfm(reference)
  if (isProblem(passage)) throw new Error(reference)
  return { passage }
}
const work = (id: string, kind: Kind, language = 'en') => ({ id, kind, language })
const names = ({ parts }: Part) =>
  parts.map(({ name }) => ('title' in name ? name.title : 'book' in name ? name.book : name.kind))
const titles = ({ entries }: Part) => entries.map(({ title }) => title)
const many = (count: number, make: (i: number) => Head) => Array.from({ length: count }, (_, i) => make(i))

describe('a pack of several books', () => {
  const chapter = (book: string, i: number) =>
    headOf(i, `three/calvin/${i}`, `Institutes, Book ${book}, Chapter ${i}: The knowledge, of God`)
  const heads = [
    ...many(4, (i) => chapter('I', i)),
    headOf(4, 'three/calvin/3-p2', 'Institutes, Book I, Chapter 3: The knowledge, of God', { continues: true }),
    ...many(4, (i) => chapter('II', i + 5)),
    ...many(3, (i) => headOf(i + 9, `three/bunyan/${i}`, `The Pilgrim's Progress, Part ${i}`)),
  ]
  const whole = contentsOf(work('three', 'fathers'), heads)

  test('is several books, each by its divisions, without what their titles repeat', () => {
    expect(names(whole)).toEqual(['Institutes', "The Pilgrim's Progress"])
    const [calvin, bunyan] = whole.parts
    expect(names(calvin!)).toEqual(['Book I', 'Book II'])
    expect(titles(calvin!.parts[0]!)[0]).toBe('Chapter 0: The knowledge, of God')
    expect(titles(bunyan!)).toEqual(['Part 0', 'Part 1', 'Part 2'])
  })

  test('lists every section once, but for those that go on from another', () => {
    expect(countEntries(whole)).toBe(heads.length - 1)
  })

  test('knows the way to a part and to a section', () => {
    expect(wayTo(whole, 'calvin/2')?.map(({ key }) => key)).toEqual(['', 'calvin', 'calvin/2'])
    expect(wayToSection(whole, 'three/calvin/6')?.map(({ key }) => key)).toEqual(['', 'calvin', 'calvin/2'])
    expect(wayTo(whole, 'calvin/9')).toBeUndefined()
    expect(wayToSection(whole, 'three/nowhere')).toBeUndefined()
  })
})

describe('a commentary', () => {
  const heads = [
    headOf(0, 'c/pref', 'Preface'),
    headOf(1, 'c/ROM', 'Romans 8:26', at('ROM 8:26')),
    ...many(45, (i) => headOf(i + 2, `c/JHN.${45 - i}`, 'John', at(`JHN ${(i % 3) + 1}:${(i % 20) + 1}`))),
    headOf(60, 'c/GEN', 'Genesis 1:1', at('GEN 1:1')),
  ]
  const whole = contentsOf(work('c', 'commentary'), heads)

  test('stands in Scripture’s order, long books by chapters, each by its verses', () => {
    expect(names(whole)).toEqual(['GEN', 'JHN', 'ROM'])
    const john = whole.parts[1]!
    expect(john.parts.map(({ key }) => key)).toEqual(['JHN/1', 'JHN/2', 'JHN/3'])
    const verses = john.parts[0]!.entries.map(({ head }) => head.passage!.first.verse)
    expect(verses).toEqual(verses.toSorted((a, b) => a - b))
    expect(titles(whole)).toEqual(['Preface'])
  })

  test('whose chapter has hundreds of sayings lists them in runs', () => {
    const sayings = many(200, (i) => headOf(i, `c/${i}`, `Matthew 5:${i}`, at('MAT 5:3')))
    const chapter = contentsOf(work('c', 'commentary'), sayings).parts[0]!.parts[0]!
    expect(chapter.name).toMatchObject({ kind: 'chapter', chapter: 5 })
    expect(chapter.parts.map(({ name }) => name.kind)).toEqual(['run', 'run', 'run', 'run'])
    expect(countEntries(chapter)).toBe(200)
  })
})

describe('a dictionary', () => {
  test('stands by letters, accents and marks apart', () => {
    const words = [
      'Élie',
      'abba',
      '« Croire »',
      'Zacharie',
      'Baal',
      '12 juges',
      ...many(40, (i) => headOf(0, '', `m${i}`)).map(({ title }) => title!),
    ]
    const heads = words.map((title, i) => headOf(i, `d/${i}`, title))
    const whole = contentsOf(work('d', 'dictionary', 'fr'), heads)
    expect(names(whole)).toEqual(['0–9', 'A', 'B', 'C', 'E', 'M', 'Z'])
    expect(countEntries(whole)).toBe(words.length)
  })

  test('of Chinese stands in runs called by their first and last', () => {
    const heads = many(120, (i) => headOf(i, `d/${i}`, `${String.fromCodePoint(0x4e00 + i * 37)}`))
    const whole = contentsOf(work('d', 'dictionary', 'zh-Hans'), heads)
    expect(whole.parts.map(({ name }) => name.kind)).toEqual(['run', 'run', 'run'])
  })
})

test('a short work is one list, in its order', () => {
  const heads = many(50, (i) => headOf(i, `stories/${50 - i}`, `${i + 1}. A story`))
  const whole = contentsOf(work('stories', 'stories'), heads)
  expect(whole.parts).toEqual([])
  expect(titles(whole)[0]).toBe('1. A story')
})
