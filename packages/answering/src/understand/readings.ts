import { type Locale, TEXT_LANGUAGES } from '@berea/scripture'
import { type Folded, fold } from './fold.ts'
import { findLeaning } from './followup.ts'
import type { Intent } from './intent.ts'
import { findMentions } from './lexicon/lexicon.ts'
import type { Understood } from './question.ts'
import { personsIn, standalone, withPerson } from './standalone.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** One way in which a question may be meant, as a question that stands alone. */
export type Reading = {
  readonly text: string
  /** What was taken over from the conversation; absent where it is read as it was typed. */
  readonly took?: string
  /** Only set behind what was spoken of: fit to be looked up, and nothing that somebody would say. */
  readonly isJoined?: true
}

/** What the conversation was on, when a question was asked. */
export type Before = {
  readonly understood: Understood
  /** What is spoken of, until something else is: its name, as a heading has it. */
  readonly subject?: string
  /** The texts of the passages that the last answer cited, the first ones. */
  readonly cited: readonly string[]
}

/** Persons of the last answer that a pronoun may stand for. */
const MOST_PERSONS = 2
/** A question of so few words, or characters, that names nothing may be on what was spoken of. */
const SHORT = { zh: 16, other: 9 }

/**
 * The ways in which a question may be meant, as it is typed first: 「小婴儿可以吗」 after 「什么是洗礼」 → that alone, and
 * 「洗礼：小婴儿可以吗」; `And in Luke?` → that, and the question before it, in Luke. One where it plainly stands alone.
 */
export function readingsOf(asked: Understood, before: Before): readonly Reading[] {
  const { question, locale } = asked
  const typed: Reading = { text: question.text }
  const tongue = tongueOf(locale)
  const folded = fold(question.text)
  const leaning = findLeaning(folded, tongue)
  if (!leaning && (asksOfSomething(asked) || !mayLean(folded, tongue))) return [typed]
  const whole = standalone(question, before.understood, locale)
  const persons = leaning?.kind === 'pronoun' ? personsOf(before, question.text, tongue) : []
  const named = persons.flatMap((name): Reading[] => {
    const text = withPerson(question.text, name, tongue)
    return text === undefined ? [] : [{ text, took: name }]
  })
  const { subject } = before
  const onSubject =
    subject === undefined
      ? []
      : [{ text: behind(subject, question.text, locale), took: subject, isJoined: true as const }]
  const readings = [
    typed,
    ...(whole === undefined ? [] : [{ text: whole, took: subject ?? before.understood.question.text }]),
    ...named,
    ...onSubject,
  ]
  return [...new Map(readings.map((reading) => [reading.text, reading])).values()]
}

/** Does it lean by its very words: `And in Luke?`, `why did he weep?` */
export const leansByItsWords = ({ question, locale }: Pick<Understood, 'question' | 'locale'>): boolean =>
  findLeaning(fold(question.text), tongueOf(locale)) !== undefined

/** Intents whose wording names what it asks about: what or who somebody or something is, where something stands. */
const ON_SOMETHING: ReadonlySet<Intent> = new Set([
  'passage',
  'person',
  'place',
  'thing',
  'background',
  'doctrine',
  'find',
  'compare',
])

/** Is it short, and names nothing that it could be on by itself? */
export const mayLeanOn = ({ question, locale }: Pick<Understood, 'question' | 'locale'>): boolean =>
  mayLean(fold(question.text), tongueOf(locale))

const asksOfSomething = ({ intent, terms, passages }: Understood): boolean =>
  passages.length > 0 || (ON_SOMETHING.has(intent) && terms.length > 0)

const mayLean = ({ text, original }: Folded, tongue: Tongue): boolean =>
  isShort(text, tongue) && findMentions(text, tongue, original).length === 0

/** Few enough words, or characters, to be on what was spoken of. */
export const isShort = (text: string, tongue: Tongue): boolean =>
  tongue === 'zh'
    ? text.replace(/[^\p{Script=Han}]/gu, '').length <= SHORT.zh
    : text.trim().split(/\s+/).length <= SHORT.other

/** Who is named in the last question, then in what its answer cited. Whoever is named now is somebody else. */
function personsOf({ understood, cited }: Before, asked: string, tongue: Tongue): string[] {
  const namedIn = (text: string) => {
    const folded = fold(text)
    return personsIn(folded, tongue).map(({ start, end }) => folded.original(start, end))
  }
  const now = namedIn(asked)
  const before = [understood.question.text, ...cited].flatMap(namedIn).filter((name) => !now.includes(name))
  return [...new Set(before)].slice(0, MOST_PERSONS)
}

/** 洗礼：小婴儿可以吗, Baptism: may a baby?, Baptême : et les bébés ? */
export function behind(subject: string, text: string, locale: Locale): string {
  if (TEXT_LANGUAGES[locale][0]?.startsWith('zh')) return `${subject}：${text}`
  return `${subject}${locale === 'fr-fr' ? '\u00a0' : ''}: ${text}`
}
