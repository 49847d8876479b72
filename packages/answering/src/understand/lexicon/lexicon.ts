import { type Alias, type AliasField, fromKnowledge } from '@berea/knowledge'
import { recently } from '@berea/library'
import { step } from '../../work.ts'
import { fold } from '../fold.ts'
import { TONGUES, type Tongue } from '../tongue.ts'

export const FIELDS = ['person', 'place', 'saying', 'doctrine', 'background', 'theme'] as const
export type Field = (typeof FIELDS)[number]

/** Where what is known of a field by its names stands, and the column of each language in it. */
const FILE: Readonly<Record<Field, AliasField>> = {
  person: 'persons',
  place: 'places',
  saying: 'sayings',
  doctrine: 'doctrines',
  background: 'background',
  theme: 'themes',
}
const COLUMN: Readonly<Record<Tongue, keyof Alias>> = { zh: 'zh-Hans', en: 'en', es: 'es', fr: 'fr' }

/** What one row calls its person, place or matter in a language, as it is written: the usual name first. */
export const namesOf = (row: Alias, tongue: Tongue): readonly string[] => row[COLUMN[tongue]].map(({ name }) => name)

function perTongue<T>(make: (tongue: Tongue) => T): Readonly<Record<Tongue, T>> {
  return { zh: make('zh'), en: make('en'), es: make('es'), fr: make('fr') }
}

type Entry = { readonly word: string; readonly capital: boolean }

/** The rows of a field; and all its words in one language, folded. */
export const rowsOf = fromKnowledge(
  (_, { aliases }) =>
    (field: Field): readonly Alias[] =>
      aliases[FILE[field]],
)

const entriesOf = (field: Field, tongue: Tongue): readonly Entry[] =>
  rowsOf()(field).flatMap((row) => row[COLUMN[tongue]].map(({ name, capital }) => ({ word: fold(name).text, capital })))

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

function perField<T>(make: (field: Field) => T): Readonly<Record<Field, T>> {
  return Object.fromEntries(FIELDS.map((field) => [field, make(field)])) as Record<Field, T>
}

const lexicon = fromKnowledge(() =>
  perTongue((tongue) => {
    const entries = perField((field) => entriesOf(field, tongue))
    const all = FIELDS.flatMap((field) => entries[field])
    const matters = FIELDS.flatMap((field) => (field === 'person' ? [] : entries[field].map(({ word }) => word)))
    return {
      /** Longest first. */
      words: perField((field) =>
        [...new Set(entries[field].map(({ word }) => word))].sort((a, b) => b.length - a.length),
      ),
      /** Those that are only meant with a capital. */
      capitals: new Set(all.filter(({ capital }) => capital).map(({ word }) => word)),
      /** Single words that name no person: they may tell a language. */
      single: new Set(matters.filter((word) => /^[a-z]{3,}$/.test(word))),
    }
  }),
)

/** The words of a field that stand anywhere in a folded text, longest first. */
export function wordsIn(text: string, field: Field, tongue: Tongue): readonly string[] {
  const words = lexicon()[tongue].words[field]
  step(words.length)
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

// A word that two of the three share ("justice", "vengeance") tells nothing about the language.
const telling = fromKnowledge(() =>
  perTongue((tongue): ReadonlySet<string> => {
    const all = lexicon()
    const isShared = (word: string) => TONGUES.some((other) => other !== tongue && all[other].single.has(word))
    return new Set([...all[tongue].single].filter((word) => !isShared(word)))
  }),
)

/** Words of the lexicon that only this language has: they tell a question's language where it has no small words (`forgiveness`). */
export function wordsOf(tongue: Tongue): ReadonlySet<string> {
  return telling()[tongue]
}

export type Mention = { readonly field: Field; readonly start: number; readonly end: number; readonly word: string }

/**
 * What the lexicon knows in a folded text, in the text's order, longest first where two start together.
 * `why did cain kill abel` (en) → person cain, person abel. `original` tells capitals: "did Job suffer" names Job, "my job" does not.
 */
export function findMentions(
  text: string,
  tongue: Tongue,
  original: (start: number, end: number) => string,
): Mention[] {
  const found: Mention[] = []
  const { capitals } = lexicon()[tongue]
  for (const field of FIELDS) {
    const words = wordsIn(text, field, tongue)
    if (words.length === 0) continue
    for (const match of text.matchAll(new RegExp(sourceOf(words, field, tongue), 'g'))) {
      step()
      const start = match.index
      const end = start + match[0].length
      const isName =
        /^\p{Lu}/u.test(original(start, end)) &&
        !/^s\b(?! (?:wife|sons?|daughters?|children|friends?|house))/.test(text.slice(end))
      if (capitals.has(match[0]) && !isName) continue
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

const NAMED = ['person', 'place'] as const
const named = fromKnowledge(() => NAMED.flatMap((field) => rowsOf()(field)))

/** Each row of persons and places by its names in one language: 雅各 has two, Jacob's and James's. */
const byName = fromKnowledge(() =>
  perTongue((tongue) => {
    const rows = new Map<string, Alias[]>()
    for (const row of named()) {
      for (const name of namesOf(row, tongue)) {
        const key = fold(name).text
        rows.set(key, [...(rows.get(key) ?? []), row])
      }
    }
    return rows
  }),
)

/**
 * What a person or place of the lexicon is called in English, by all names of all who are called so:
 * `englishNames('雅各', 'zh')` → Jacob, James; `englishNames('cephas', 'en')` → Peter, Simon Peter, Cephas.
 */
export const englishNames = (word: string, tongue: Tongue): readonly string[] => [
  ...new Set((byName()[tongue].get(word) ?? []).flatMap((row) => namesOf(row, 'en'))),
]

/** Rows of names in one language, of those that are called several ways. */
const otherwiseCalled = fromKnowledge(() =>
  perTongue((tongue) =>
    named()
      .map((row) => namesOf(row, tongue))
      .filter((names) => names.length > 1),
  ),
)

/** Persons and places that are called several ways, each by all its names: Belén, Bethlehem. Old Bibles write many otherwise. */
export const namedOtherwise = (tongue: Tongue): readonly (readonly string[])[] => otherwiseCalled()[tongue]

/** What else a person or place is called in its language, by a folded name: `otherNames('emaus', 'es')` → Emmaús. */
export function otherNames(word: string, tongue: Tongue): readonly string[] {
  const all = namedOtherwise(tongue)
  step(all.length)
  return all
    .filter((names) => names.some((name) => fold(name).text === word))
    .flatMap((names) => names.filter((name) => fold(name).text !== word))
}

/** Chinese names that hold a name. */
const longerThan = fromKnowledge(() => {
  const names = NAMED.flatMap((field) => entriesOf(field, 'zh')).map(({ word }) => word)
  return recently(500, (name: string) => names.filter((other) => other.length > name.length && other.includes(name)))
})

/** Chinese has no blanks: of a text in which 约拿单 stands, nothing is left that names 约拿. */
export function withoutLongerNames(text: string, name: string): string {
  if (!text.includes(name)) return text
  const left = longerThan()(name).reduce((rest, other) => rest.replaceAll(other, ' '), text)
  const isName = new RegExp(quote(name), 'y')
  return left.replaceAll(name, (found, at: number) => {
    isName.lastIndex = at
    return isName.test(left) ? found : ' '
  })
}
