import { recently } from '@berea/library'
import type { Work } from '../../work.ts'
import { fold } from '../fold.ts'
import { TONGUES, type Tongue } from '../tongue.ts'
import { PERSONS } from './persons.ts'
import { PLACES } from './places.ts'
import { BACKGROUND, DOCTRINES, SAYINGS, THEMES } from './subjects.ts'

export const FIELDS = ['person', 'place', 'saying', 'doctrine', 'background', 'theme'] as const
export type Field = (typeof FIELDS)[number]

type Entry = { readonly word: string; readonly capital: boolean }

const COLUMNS: readonly Tongue[] = ['en', 'es', 'fr', 'zh']

function readTable(table: string): Record<Tongue, Entry[]> {
  const columns: Record<Tongue, Entry[]> = { zh: [], en: [], es: [], fr: [] }
  for (const line of table.trim().split('\n')) {
    line.split('|').forEach((cell, i) => {
      const tongue = COLUMNS[i]
      if (!tongue) return
      for (const word of cell.split(',')) {
        const plain = word.trim()
        const name = plain.replace(/^=/, '')
        if (name) columns[tongue].push({ word: fold(name).text, capital: plain.startsWith('=') })
      }
    })
  }
  return columns
}

function perTongue<T>(make: (tongue: Tongue) => T): Readonly<Record<Tongue, T>> {
  return { zh: make('zh'), en: make('en'), es: make('es'), fr: make('fr') }
}

function perField<T>(make: (field: Field, tongue: Tongue) => T): Readonly<Record<Field, Readonly<Record<Tongue, T>>>> {
  return Object.fromEntries(FIELDS.map((field) => [field, perTongue((tongue) => make(field, tongue))])) as Record<
    Field,
    Record<Tongue, T>
  >
}

const TABLES: Readonly<Record<Field, Record<Tongue, Entry[]>>> = {
  person: readTable(PERSONS),
  place: readTable(PLACES),
  saying: readTable(SAYINGS),
  doctrine: readTable(DOCTRINES),
  background: readTable(BACKGROUND),
  theme: readTable(THEMES),
}

/** Chinese has no blanks: a Christian (基督徒) names no one, a Jew (犹大人) no Judas, and Barachel (巴拉迦) no Barak. */
const NOT_BEFORE: Readonly<Record<string, string>> = {
  基督: '(?!徒)',
  犹大: '(?![人地王国全诸众山]|支派|旷野)',
  巴拉: '(?![迦伦胡丹太])',
  巴兰: '(?!的?旷野)',
  多加: '(?![上给倍些添了点几一])',
  西面: '(?![的有和到])',
  他拉: '(?![着住起出开到进下上他她它我你])',
}

/** In French a stone (une pierre) is no Peter. */
const NOT_AFTER: Readonly<Record<string, string>> = { pierre: '(?<!\\b(?:une|la|cette|premiere|en|de) )' }

const quote = (word: string): string =>
  (NOT_AFTER[word] ?? '') + word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + (NOT_BEFORE[word] ?? '')

const wordsOfField = perField((field, tongue) =>
  [...new Set(TABLES[field][tongue].map((entry) => entry.word))].sort((a, b) => b.length - a.length),
)

/** The words of a field that stand anywhere in a folded text, longest first. */
export function wordsIn(text: string, field: Field, tongue: Tongue, work?: Work): readonly string[] {
  const words = wordsOfField[field][tongue]
  work?.step(words.length)
  return words.filter((word) => text.includes(word))
}

/** These words of a field as the source of a pattern. Of all words of all names it would be long, and take seconds to compile. */
export function sourceOf(words: readonly string[], field: Field, tongue: Tongue): string {
  if (words.length === 0) return '(?!)'
  const source = words.map(quote).join('|')
  if (tongue === 'zh') return `(?:${source})`
  // "jacobs well", "Absaloms sister": an apostrophe is soon left out.
  return field === 'person' && tongue === 'en' ? `\\b(?:${source})(?=s?\\b)` : `\\b(?:${source})\\b`
}

const capitals = perTongue(
  (tongue) =>
    new Set(
      FIELDS.flatMap((field) => TABLES[field][tongue].filter((entry) => entry.capital).map((entry) => entry.word)),
    ),
)
const single = perTongue(
  (tongue) =>
    new Set(
      FIELDS.flatMap((field) => (field === 'person' ? [] : TABLES[field][tongue].map((e) => e.word))).filter((w) =>
        /^[a-z]{3,}$/.test(w),
      ),
    ),
)
// A word that two of the three share ("justice", "vengeance") tells nothing about the language.
const telling = perTongue(
  (tongue) =>
    new Set(
      [...single[tongue]].filter((word) => TONGUES.every((other) => other === tongue || !single[other].has(word))),
    ) as ReadonlySet<string>,
)

/** Words of the lexicon that only this language has: they tell a question's language where it has no small words (`forgiveness`). */
export function wordsOf(tongue: Tongue): ReadonlySet<string> {
  return telling[tongue]
}

/** The characters with which Chinese writes the persons of the lexicon. */
export const CHARACTERS_OF_NAMES: ReadonlySet<string> = new Set(TABLES.person.zh.flatMap(({ word }) => [...word]))

export type Mention = { readonly field: Field; readonly start: number; readonly end: number; readonly word: string }

/**
 * What the lexicon knows in a folded text, in the text's order, longest first where two start together.
 * `why did cain kill abel` (en) → person cain, person abel. `original` tells capitals: "did Job suffer" names Job, "my job" does not.
 */
export function findMentions(
  text: string,
  tongue: Tongue,
  original: (start: number, end: number) => string,
  work?: Work,
): Mention[] {
  const found: Mention[] = []
  for (const field of FIELDS) {
    const words = wordsIn(text, field, tongue, work)
    if (words.length === 0) continue
    for (const match of text.matchAll(new RegExp(sourceOf(words, field, tongue), 'g'))) {
      work?.step()
      const start = match.index
      const end = start + match[0].length
      const isName =
        /^\p{Lu}/u.test(original(start, end)) &&
        !/^s\b(?! (?:wife|sons?|daughters?|children|friends?|house))/.test(text.slice(end))
      if (capitals[tongue].has(match[0]) && !isName) continue
      found.push({ field, start, end, word: match[0] })
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  // In Chinese one name may run into the next word: 珊迦拿什么 names Shamgar, and no Cana.
  let end = 0
  return found.filter((one) => {
    const isWithin = one.start < end
    end = Math.max(end, one.end)
    return !isWithin
  })
}

/** Each row of persons and places by its names in one language: 雅各 has two, Jacob's and James's. */
const englishRows = perTongue((tongue) => {
  const rows = new Map<string, string[][]>()
  for (const table of [PERSONS, PLACES]) {
    for (const line of table.trim().split('\n')) {
      const cells = line.split('|').map((cell) => cell.split(',').map((word) => word.trim().replace(/^=/, '')))
      for (const word of cells[COLUMNS.indexOf(tongue)] ?? []) {
        const key = fold(word).text
        rows.set(key, [...(rows.get(key) ?? []), cells[0] ?? []])
      }
    }
  }
  return rows
})

/**
 * What a person or place of the lexicon is called in English, by all names of all who are called so:
 * `englishNames('雅各', 'zh')` → Jacob, James; `englishNames('cephas', 'en')` → Peter, Simon Peter, Cephas.
 */
export const englishNames = (word: string, tongue: Tongue): readonly string[] => [
  ...new Set((englishRows[tongue].get(word) ?? []).flat()),
]

/** How a language calls whom the lexicon knows by an English name, folded, the usual name first: `namesFor('James', 'zh')` → 雅各. */
export const namesFor = (english: string, tongue: Tongue): readonly string[] => {
  const own = tongue === 'en' ? [fold(english).text] : []
  const rows = [...PERSONS.trim().split('\n'), ...PLACES.trim().split('\n')].map((line) => line.split('|'))
  const row = rows.find((cells) => cells[0]!.split(',').some((word) => word.trim().replace(/^=/, '') === english))
  const words = row?.[COLUMNS.indexOf(tongue)]?.split(',') ?? []
  return [...new Set([...own, ...words.map((word) => fold(word.trim().replace(/^=/, '')).text)])].filter(Boolean)
}

/** Rows of names in one language, of those that are called several ways. */
const otherwiseCalled = perTongue((tongue) =>
  [PERSONS, PLACES]
    .flatMap((table) => table.trim().split('\n'))
    .map((line) =>
      (line.split('|')[COLUMNS.indexOf(tongue)] ?? '').split(',').map((word) => word.trim().replace(/^=/, '')),
    )
    .filter((names) => names.length > 1),
)

/** Persons and places that are called several ways, each by all its names: Belén, Bethlehem. Old Bibles write many otherwise. */
export const namedOtherwise = (tongue: Tongue): readonly (readonly string[])[] => otherwiseCalled[tongue]

/** What else a person or place is called in its language, by a folded name: `otherNames('emaus', 'es')` → Emmaús. */
export const otherNames = (word: string, tongue: Tongue): readonly string[] =>
  otherwiseCalled[tongue]
    .filter((names) => names.some((name) => fold(name).text === word))
    .flatMap((names) => names.filter((name) => fold(name).text !== word))

const chineseNames = [...TABLES.person.zh, ...TABLES.place.zh].map(({ word }) => word)

/** Names that hold a name. */
const longerThan = recently(500, (name: string) =>
  chineseNames.filter((other) => other.length > name.length && other.includes(name)),
)

/** Chinese has no blanks: of a text in which 约拿单 stands, nothing is left that names 约拿. */
export function withoutLongerNames(text: string, name: string): string {
  if (!text.includes(name)) return text
  const left = longerThan(name).reduce((rest, other) => rest.replaceAll(other, ' '), text)
  const isName = new RegExp(quote(name), 'y')
  return left.replaceAll(name, (found, at: number) => {
    isName.lastIndex = at
    return isName.test(left) ? found : ' '
  })
}
