import { fromKnowledge } from '@berea/knowledge'
import { findReferences, type Locale, overlaps, type Passage, type Tradition } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { namesOf, rowsOf } from '../../understand/lexicon/lexicon.ts'
import { TONGUES, type Tongue, tongueOf } from '../../understand/tongue.ts'
import type { Material } from '../../writing/material.ts'
import { numbersIn } from './numbers.ts'
import { otherNamesOfWriter } from './writers.ts'

/** What the material of an answer bears out. */
export type Ground = {
  hasPlace(passage: Passage): boolean
  /** A folded name, or another name of whoever or whatever is called so, in any language. */
  hasName(name: string): boolean
  hasNumber(value: number): boolean
  /** A year of an era; Scripture tells none. */
  hasYear(value: number): boolean
  hasBook(book: string): boolean
  hasPart(part: 'chapter' | 'verse', value: number): boolean
}

/** Who is held to have written a book that does not name its writer in every passage. */
const WRITERS: Readonly<Record<string, string>> = {
  'GEN EXO LEV NUM DEU': 'Moses',
  PSA: 'David',
  'PRO ECC SNG': 'Solomon',
  LAM: 'Jeremiah',
  'LUK ACT': 'Luke',
  'JHN 1JN 2JN 3JN REV': 'John',
  'MRK': 'Mark',
  'MAT': 'Matthew',
  'JAS': 'James',
  'JUD': 'Jude',
  '1PE 2PE': 'Peter',
  'ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM': 'Paul',
} // biome-ignore format: books of one writer in a row

/** The tag of a text's language as that of our tables. */
const tongueOfText = (language: string): Tongue =>
  /^(?:zh|lzh)/.test(language) ? 'zh' : (TONGUES.find((tongue) => language.startsWith(tongue)) ?? 'en')

export function groundOf({ items, said, places, locale }: Material, tradition: Tradition): Ground {
  const named = items.flatMap(({ label, author, quote }) => [
    ...(CALLED_BY_ANOTHER.has(quote.passage?.first.book ?? '') ? [] : [label]),
    ...(author?.names ?? []),
  ])
  const texts = [
    ...items.map(({ quote, language }) => ({
      text: quote.words,
      tongue: tongueOfText(language),
      isScripture: quote.work.kind === 'bible',
    })),
    { text: said, tongue: tongueOf(locale), isScripture: false },
  ].map(({ text, ...of }) => ({ ...of, ...withoutReferences(text, locale, tradition) }))
  const passages = [
    ...places,
    ...items.flatMap(({ quote }) => quote.passage ?? []),
    ...texts.flatMap(({ references }) => references),
  ]
  const writers = passages.flatMap(({ first }) => writerOf(first.book) ?? [])
  const folded = [...texts.map(({ text }) => text), ...named, ...writers]
    .map((text) => ` ${fold(text).text} `)
    .join('\n')
  // Beth-lehem is Bethlehem.
  const joined = folded.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu)?.map((name) => name.replaceAll('-', ''))
  const words = new Set([...(folded.match(/[\p{L}\p{N}]+/gu) ?? []), ...(joined ?? [])])
  const spellings = new Set([...words].map(spellingOf))
  const told = texts.map(({ text, tongue, isScripture }) => ({
    isScripture,
    values: numbersIn(fold(text).text, tongue).map(({ value }) => value),
  }))
  const dates = items.flatMap(({ author }) => author?.years ?? [])
  const numbers = new Set([...told.flatMap(({ values }) => values), ...dates])
  const years = new Set([...told.flatMap(({ values, isScripture }) => (isScripture ? [] : values)), ...dates])
  const has = (name: string): boolean => {
    if (/\p{Script=Han}/u.test(name)) return folded.includes(name)
    if (/[^\p{L}\p{N}]/u.test(name)) return hasRun(folded, name)
    return words.has(name) || (name.length >= LEAST_SPELT && spellings.has(spellingOf(name)))
  }
  return {
    hasPlace: (passage) => passages.some((one) => overlaps(one, passage)),
    hasName: (name) => has(name) || namesakes(name).some(has),
    hasNumber: (value) => numbers.has(value),
    hasYear: (value) => years.has(value),
    hasBook: (book) => passages.some(({ first }) => first.book === book),
    hasPart: (part, value) => passages.some((passage) => hasPart(passage, part, value)),
  }
}

/** Whoever these are called by dies early in them. */
const CALLED_BY_ANOTHER = new Set(['1SA', '2SA'])

function hasPart({ first, last }: Passage, part: 'chapter' | 'verse', value: number): boolean {
  if (part === 'chapter') return first.chapter <= value && value <= last.chapter
  return first.chapter === last.chapter
    ? first.verse <= value && value <= last.verse
    : value >= first.verse || value <= last.verse
}

const writerOf = (book: string): string | undefined =>
  Object.entries(WRITERS).find(([books]) => books.split(' ').includes(book))?.[1]

/** Names of so many letters are one in other spellings: Succoth and Sucot, Kapernaum and Cafarnaum. */
const LEAST_SPELT = 4
const spellingOf = (name: string): string =>
  name
    .replaceAll('ph', 'f')
    .replace(/ch|k|qu/g, 'c')
    .replace(/[hj]/g, '')
    .replaceAll('y', 'i')
    .replaceAll('z', 's')
    .replace(/(.)\1+/g, '$1')

/** Several words, each from its beginning to its end. */
function hasRun(folded: string, name: string): boolean {
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(`${folded[at - 1]}${folded[at + name.length]}`)) return true
  }
  return false
}

/** Persons and places by each of their names, folded, whatever its language. */
const rowsByName = fromKnowledge(() => {
  const rows = new Map<string, Set<string>[]>()
  for (const row of [...rowsOf()('person'), ...rowsOf()('place')]) {
    const names = new Set(TONGUES.flatMap((tongue) => namesOf(row, tongue)).map((name) => fold(name).text))
    for (const name of names) rows.set(name, [...(rows.get(name) ?? []), names])
  }
  return rows
})

/** By all that a person, place or writer is called in whatever language, folded. */
const namesakes = (name: string): readonly string[] => [
  ...(rowsByName().get(name) ?? []).flatMap((names) => [...names]),
  ...otherNamesOfWriter(name),
]

/** No chapter or verse is told without one of these: verses of Scripture, of which most evidence is made, name none. */
const TELLS_PLACE = /\d|[章篇节節]|\b(?:chapters?|psalms?|cap[ií]tulos?|salmos?|chapitres?|psaumes?)\b/iu

/** Chapters and verses are no numbers that anything is told of. */
function withoutReferences(
  text: string,
  locale: Locale,
  tradition: Tradition,
): { readonly text: string; readonly references: readonly Passage[] } {
  if (!TELLS_PLACE.test(text)) return { text, references: [] }
  const found = findReferences(text, { locale, tradition })
  let rest = text
  for (const { start, end, scope } of found) {
    if (scope !== 'book') rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  return { text: rest, references: found.flatMap(({ passages, problem }) => (problem ? [] : passages)) }
}
