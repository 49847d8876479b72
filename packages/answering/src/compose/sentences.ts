import { fillSlots, fromKnowledge, languageOf, type Sentence } from '@berea/knowledge'
import type { Locale } from '@berea/scripture'
import { CHANGES, centuryName, joined } from './language.ts'

/** The forms of one sentence; a hash of the question chooses. Each must be right for any name, number and gender. */
export type Forms<Words extends readonly string[] = readonly []> = readonly ((...words: Words) => string)[]

const bare = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Readonly<Record<Name, ''>>

/**
 * The composer's sentences, which stand in the knowledge's content, with the words that each takes; in a group those of
 * `heading-old` are `heading.old`. They name, place, order and attribute, and conclude nothing.
 */
const WORDS = {
  ...bare('nothing', 'halfHeard', 'nearExplained', 'likeliest', 'howToAsk', 'notWritten', 'wordsNear'),
  ...bare('notInLanguage', 'noBible', 'foreignVoices', 'foreignDefinition', 'foreignTraditions', 'traditionsQuestion'),
  told: 'place',
  stands: 'place',
  alsoTold: 'places',
  longer: 'place',
  also: 'places',
  oldAndNew: 'old, young',
  among: 'places',
  listed: 'place',
  answered: 'work, place',
  noted: 'work, place',
  defined: 'work',
  definedAs: 'subject, work',
  quoted: 'work',
  catechised: 'work',
  retold: 'work',
  reads: 'place',
  inEdition: 'edition',
  counsel: 'place',
  voice: 'name, century',
  voiceOn: 'name, century, place',
  found: 'place',
  near: 'place',
  foundAgain: 'places',
  nearest: 'place',
  onlyNear: 'places',
  notInEdition: 'place',
  readOn: 'place',
  readOnAlso: 'place, other',
  closingVerse: 'place',
  beginWith: 'place',
  ask: { explain: 'place', person: 'name', context: 'place' },
  beside: bare('versesOn', 'versesBack', 'laterInBook', 'earlierInBook'),
  heading: bare(
    ...(['scripture', 'old', 'young', 'elsewhere', 'notes'] as const),
    ...(['teachers', 'traditions', 'confessed', 'beside'] as const),
  ),
  communion: bare('catholic', 'orthodox', 'protestant', 'lutheran', 'reformed', 'anglican', 'baptist'),
  canon: {
    ...bare('hebrews'),
    whole: 'bible, all, old, young',
    old: 'bible, old',
    young: 'young',
    besides: 'bible, books',
    appendix: 'books',
    group: 'group, count, books',
    groups: bare(
      ...(['law', 'history', 'wisdom', 'majorProphets'] as const),
      ...(['minorProphets', 'gospels', 'paul', 'generalLetters'] as const),
    ),
  },
  against: bare('supports', 'limits', 'opposes', 'else', 'nothing', 'noStatements'),
  counts: {
    chapters: 'what, chapters, verses',
    oneChapter: 'what, verses',
    psalms: 'psalms, verses',
    verses: 'chapter, verses',
    of: bare('all', 'old', 'new'),
  },
} as const

type Split<Words extends string> = Words extends ''
  ? readonly []
  : Words extends `${string}, ${infer Rest}`
    ? readonly [string, ...Split<Rest>]
    : readonly [string]
type Built<Part> = Part extends string ? Forms<Split<Part>> : { readonly [Name in keyof Part]: Built<Part[Name]> }

export type Sentences = Built<typeof WORDS> & {
  readonly century: (number: number) => string
  readonly list: (items: readonly string[]) => string
}

const records = fromKnowledge(({ sentence: all }) => new Map(all.map((record) => [record.id, record])))

/** The forms of a sentence by its id in the content. */
export function formsOf(id: string, locale: Locale): Forms<readonly string[]> {
  const record = records().get(id)
  if (!record) throw new Error(`no such sentence: ${id}`)
  return filled(record, locale)
}

const filled = ({ words, forms }: Sentence, locale: Locale): Forms<readonly string[]> =>
  forms[languageOf(locale)].map(
    (form) =>
      (...values: readonly string[]) =>
        CHANGES[locale](fillSlots(form, words, values)),
  )

type Words = string | { readonly [name: string]: Words }

const idOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function build(words: Words, id: string, locale: Locale): unknown {
  if (typeof words === 'string') return formsOf(id, locale)
  const inner = id === '' ? '' : `${id}-`
  return Object.fromEntries(
    Object.entries(words).map(([name, part]) => [name, build(part, `${inner}${idOf(name)}`, locale)]),
  )
}

const built = fromKnowledge(() => new Map<Locale, Sentences>())

/** What answers are written with in a language. */
export function sentencesIn(locale: Locale): Sentences {
  const made = built().get(locale) ?? {
    ...(build(WORDS, '', locale) as Built<typeof WORDS>),
    century: (number: number) => centuryName(number, locale),
    list: (items: readonly string[]) => joined(items, locale),
  }
  built().set(locale, made)
  return made
}
