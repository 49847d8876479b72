import { findReferences, type Locale } from '@berea/scripture'
import { type Folded, fold } from './fold.ts'
import { findLeaning } from './followup.ts'
import { englishNames, findMentions, type Mention } from './lexicon/lexicon.ts'
import type { Question, Understood } from './question.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** Whom « she » may mean, by their English names. */
const WOMEN = new Set(
  (
    'Eve Sarah Hagar Rebekah Rachel Leah Dinah Tamar Miriam Zipporah Rahab Deborah Jael Delilah Ruth Naomi Orpah Hannah Abigail Michal ' +
    'Bathsheba Jezebel Athaliah Esther Vashti Huldah Gomer Elizabeth Mary Martha Anna Salome Joanna Herodias Sapphira Priscilla Lydia ' +
    'Dorcas Tabitha Phoebe Rhoda Lois Eunice'
  ).split(' '),
)

const SHE: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:she|hers?)\b/i,
  es: /\bella\b/i,
  fr: /\belle\b/i,
  zh: /她/,
}

/** Pronouns of persons with what stands for them, of a name. */
type Rewrite = readonly [RegExp, (name: string, ...groups: string[]) => string]

const WORD = String.raw`(?<![\p{L}'’-])`
const PRONOUNS: Readonly<Record<Tongue, readonly Rewrite[]>> = {
  en: [
    [
      new RegExp(
        `${WORD}(?:his|their|her(?= (?!in |at |to |for |and |or |when |after |before |with |from |on )\\p{L}))(?!\\p{L})`,
        'giu',
      ),
      (name) => `${name}’s`,
    ],
    [new RegExp(`${WORD}(?:he|she|him|hers?|they|them)(?!\\p{L})`, 'giu'), (name) => name],
  ],
  es: [
    [new RegExp(`${WORD}su (\\p{L}+a)(?!\\p{L})`, 'giu'), (name, what) => `la ${what} de ${name}`],
    [new RegExp(`${WORD}su (\\p{L}+)`, 'giu'), (name, what) => `el ${what} de ${name}`],
    [new RegExp(`${WORD}sus (\\p{L}+as)(?!\\p{L})`, 'giu'), (name, what) => `las ${what} de ${name}`],
    [new RegExp(`${WORD}sus (\\p{L}+)`, 'giu'), (name, what) => `los ${what} de ${name}`],
    [new RegExp(`${WORD}(?:él|ella)(?!\\p{L})`, 'giu'), (name) => name],
  ],
  fr: [
    [new RegExp(`${WORD}son (\\p{L}+)`, 'giu'), (name, what) => `le ${what} de ${name}`],
    [new RegExp(`${WORD}sa (\\p{L}+)`, 'giu'), (name, what) => `la ${what} de ${name}`],
    [new RegExp(`${WORD}ses (\\p{L}+)`, 'giu'), (name, what) => `les ${what} de ${name}`],
    [/(\p{L}+(?:-t)?-(?:il|elle))(?!\p{L})/giu, (name, verb) => `${name} ${verb}`],
    [new RegExp(`${WORD}(?:il|elle|lui)(?!\\p{L})`, 'giu'), (name) => name],
  ],
  zh: [[/(?<!其)[他她祂]们?/gu, (name) => name]],
}

/** A book that the question before was asked of. */
const WITHIN_LAST = /\s(?:in|en|dans)\s(\p{L}+)$/u

/** A question asked of a book: its words before or behind those of the question. */
const WITHIN: Readonly<Record<Tongue, (question: string, book: string) => string>> = {
  en: (question, book) => `${question} in ${book}?`,
  es: (question, book) => `${question} en ${book}?`,
  fr: (question, book) => `${question} dans ${book} ?`,
  zh: (question, book) => `${book}里${question}？`,
}

const GOSPELS: ReadonlySet<string> = new Set(['MAT', 'MRK', 'LUK', 'JHN'])
const GOSPEL_OF: Readonly<Record<Tongue, string>> = {
  en: 'the Gospel of ',
  es: 'el evangelio de ',
  fr: 'l’évangile de ',
  zh: '',
}

/** What stands before a book and not before a person who is asked about. */
const WHERE = /(?<!\p{L})(?:in|according to|en|según|segun|dans|chez|selon)\s+$/iu

const BEFORE_A_NAME =
  /^(?:in|for|of|about|with|to|from|according to|en|de|sobre|con|a|dans|chez|pour|selon|du|在|从|关于)\s*(?=\p{Lu}|\p{Script=Han})/u

/**
 * A question that leans on the one before, so that it can be asked alone: `And in Luke?` after `Why did Jesus weep?` → `Why did
 * Jesus weep in Luke?`; 她的丈夫是谁 after 路得是谁 → 路得的丈夫是谁. Undefined where it leans on nothing, or on what is not found.
 */
export function standalone(question: Question, before: Understood, locale: Locale): string | undefined {
  const tongue = tongueOf(locale)
  const folded = fold(question.text)
  const leaning = findLeaning(folded, tongue)
  if (!leaning || before.intent === 'danger' || before.intent === 'talk') return undefined
  const asked = fold(before.question.text)
  if (leaning.kind === 'pronoun') return withName(question.text, asked, tongue)
  if (leaning.fresh === '') return undefined
  const fresh = leaning.fresh.replace(BEFORE_A_NAME, '')
  const isPlace = tongue === 'zh' || WHERE.test(question.text.slice(0, question.text.indexOf(fresh)))
  return (isPlace ? withinBook(fresh, before, locale) : undefined) ?? withOther(fresh, asked, before, tongue)
}

function withName(text: string, before: Folded, tongue: Tongue): string | undefined {
  const persons = personsIn(before, tongue)
  const isShe = SHE[tongue].test(text)
  const isWoman = ({ word }: Mention) => englishNames(word, tongue).some((name) => WOMEN.has(name))
  const meant = persons.find((one) => isWoman(one) === isShe) ?? persons[0]
  if (!meant) return undefined
  return withPerson(text, before.original(meant.start, meant.end), tongue)
}

/** A question with a name in the place of the word that stands for it: 她的丈夫是谁 and 路得 → 路得的丈夫是谁; undefined where none does. */
export function withPerson(text: string, name: string, tongue: Tongue): string | undefined {
  const rewritten = PRONOUNS[tongue].reduce(
    (rest, [pronoun, say]) =>
      rest.replace(pronoun, (_, ...groups) => say(name, ...groups.filter((one) => typeof one === 'string'))),
    text,
  )
  return rewritten === text ? undefined : rewritten
}

export const personsIn = (folded: Folded, tongue: Tongue): Mention[] =>
  findMentions(folded.text, tongue, folded.original).filter(({ field }) => field === 'person')

/** `Luke` is the book where a book may be meant; what was asked of another is asked of it. */
function withinBook(fresh: string, { question }: Understood, locale: Locale): string | undefined {
  const { tradition } = question
  const placeIn = (text: string) => {
    // Luke alone may be the man: with a chapter he is the book.
    const [place] = findReferences(/\d/.test(text) ? text : `${text} 1`, { locale, tradition })
    return place && !place.problem && place.start === 0 && place.end >= text.length ? place : undefined
  }
  const book = placeIn(fresh)
  if (!book) return undefined
  const tongue = tongueOf(locale)
  const isGospel = !/\d/.test(fresh) && GOSPELS.has(book.passages[0]?.first.book ?? '')
  const called = isGospel ? `${GOSPEL_OF[tongue]}${fresh}` : fresh
  const [named] = findReferences(question.text, { locale, tradition })
  if (named) return `${question.text.slice(0, named.start)}${called}${question.text.slice(named.end)}`
  const whole = question.text.replace(/[\s?？.。!！]+$/u, '')
  const [within, other = ''] = WITHIN_LAST.exec(whole) ?? ['']
  return WITHIN[tongue](placeIn(other) ? whole.slice(0, -within.length) : whole, called)
}

/** `And Paul?` asks of Paul what was asked of Peter. */
function withOther(fresh: string, before: Folded, { question, terms }: Understood, tongue: Tongue): string | undefined {
  const own = fold(fresh)
  const [other] = findMentions(own.text, tongue, own.original)
  const same = other && findMentions(before.text, tongue, before.original).find(({ field }) => field === other.field)
  const old = same ? before.original(same.start, same.end) : terms[0]
  return old !== undefined && question.text.includes(old) ? question.text.replace(old, () => fresh) : undefined
}
