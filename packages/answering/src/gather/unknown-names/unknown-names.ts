import type { Section } from '@berea/library'
import { bookPassage, type Passage, sizeOf } from '@berea/scripture'
import { askedAfter } from '../../understand/asked-after.ts'
import { fold } from '../../understand/fold.ts'
import type { Intent } from '../../understand/intent.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { type AnswerContext, weightOf, wordsOf } from '../answer-context.ts'
import type { Found } from '../passages/passages.ts'
import type { Signals } from '../signals.ts'
import { chineseNameIn, isNameAlone } from './chinese-names.ts'
import { isSpeltOtherwise } from './sounds.ts'

/** Intents whose questions turn on what they name; a letter may name a friend, and asks about something else. */
const ON_WHAT_IS_NAMED: ReadonlySet<Intent> = new Set([
  'person',
  'place',
  'thing',
  'event',
  'background',
  'list',
  'compare',
  'topic',
  'find',
])

/** A whole book is named for where somebody is said to be ("Who was Brother Aldric in Acts?"), a chapter for what it says. */
export const isWithinBook = (given: Passage): boolean => sizeOf(given) < sizeOf(bookPassage(given.first.book))

/** A name that a question turns on and the lexicon does not know. */
export type UnknownName = {
  readonly name: string
  /** Who they were is asked, or what they are called: then no known story answers. */
  readonly isAskedAfter: boolean
}

/** One teacher may use a name in passing. */
const SPOKEN_OF = 2

/** Chinese pairs that run over the border of two words are told nowhere. */
const LEAST_TOLD = 0.26

/**
 * Does the question turn on someone or something that nothing in the library tells of? Of "Who painted the Mona Lisa?"
 * what paints and is painted is found easily, and none of it is an answer. Chinese, which has no capitals, is judged by its subject:
 * of 光合作用 hardly a pair of characters stands in what was found.
 */
export async function asksAfterUnknownNames(
  context: AnswerContext,
  unknownName: UnknownName | undefined,
  found: readonly Found[],
  signals: Signals,
): Promise<boolean> {
  const { understood, locale, library, languages } = context
  if (!ON_WHAT_IS_NAMED.has(understood.intent) || understood.passages.some(isWithinBook)) return false
  const isChinese = locale.startsWith('zh')
  const name = isChinese ? unknownName?.name : undefined
  const names = name !== undefined ? [name] : isChinese ? subjectOf(context) : capitalised(context)
  if (names.length === 0) return false
  const texts = found.flatMap(({ text, parallels }) => [
    ...text.verses.map((verse) => verse.text),
    ...parallels.flatMap((one) => one.text.verses.map((verse) => verse.text)),
  ])
  const titles = [...signals.headwords, ...signals.sections.map(heading), ...signals.questions.map(heading)].map(
    ({ title = '' }) => title,
  )
  const told = wordsOf([...texts, ...titles].join('\n'), locale)
  const teachers = fold(
    library
      .works()
      .map(({ title, author = '' }) => `${title} ${author}`)
      .join('\n'),
  ).text
  const spoken = signals.sections.map(({ section }) => wordsOf(section.text, locale))
  const isSpokenOf = (name: string): boolean => {
    const words = wordsOf(name, locale)
    const pairs = [...words].filter((word) => weightOf(word) === 1)
    return (
      pairs.length === 0 ||
      pairs.filter((word) => told.has(word)).length >= pairs.length * LEAST_TOLD ||
      spoken.filter((one) => words.isSubsetOf(one)).length >= SPOKEN_OF ||
      teachers.includes(fold(name).text) ||
      isSpeltOtherwise(name, [...texts, ...titles])
    )
  }
  // Of a name that is plainly one no part will do: 哈米 is not 哈米尔.
  const isWritten = (one: string): boolean => fold([...texts, ...titles].join('\n')).text.includes(one)
  if (name !== undefined) return !isWritten(name) && !(await isKnownWord(context, name))
  const strange = names.filter((one) => !isSpokenOf(one))
  // In Chinese a part may be no name at all: 聽說聖經裡有驢子開口說話.
  if (isChinese && strange.length < names.length) return false
  const headed = await Promise.all(strange.map((one) => library.named(one, { languages }, 1)))
  return headed.some((sections) => sections.length === 0)
}

/** What stands behind a title may be a word like others (先知书, 使徒最早), which some text has. */
async function isKnownWord({ library, languages }: AnswerContext, word: string): Promise<boolean> {
  const [headed, found] = await Promise.all([
    library.named(word, { languages }, 1),
    library.search(word, { languages }, HITS),
  ])
  const holds = ({ section }: { readonly section: Section }) =>
    fold(`${section.title ?? ''} ${section.text}`).text.includes(word)
  return headed.length > 0 || found.some(holds)
}

const HITS = 5

const heading = ({ section }: { readonly section: Section }): Section => section

/** Names by their capitals, without those that the lexicon knows; none where everything is written with capitals. */
function capitalised({ understood, locale }: AnswerContext): string[] {
  const { text } = understood.question
  const { text: folded, original } = fold(text)
  const known = wordsOf(
    findMentions(folded, tongueOf(locale), original)
      .map(({ start, end }) => original(start, end))
      .join(' '),
    locale,
  )
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]
  const capitals = words.filter(
    ([word], i) => i > 0 && /^\p{Lu}\p{L}/u.test(word) && !/[.!?:"“«] *$/u.test(text.slice(0, words[i]!.index)),
  )
  if (capitals.length * 2 > words.length) return []
  return capitals.map(([word]) => word).filter((word) => wordsOf(word, locale).difference(known).size > 0)
}

/** The unknown name who stands in a question's words, before anything is looked up; in languages with capitals one who is asked after. */
export function unknownNameIn(context: AnswerContext): UnknownName | undefined {
  if (context.locale.startsWith('zh')) {
    const name = chineseNameIn(context)
    return name === undefined ? undefined : { name, isAskedAfter: isNameAlone(context) }
  }
  const [after = ''] = (askedAfter(context.understood.question.text) ?? '').split(/[,;:?!.]/)
  const [name] = /\p{Lu}[\p{L}’'-]+/u.exec(after) ?? []
  // « Parle-moi de Noël » asks after nobody.
  const isPerson = context.understood.intent === 'person' || TITLE.test(after)
  return name !== undefined && isPerson && capitalised(context).includes(name)
    ? { name, isAskedAfter: true }
    : undefined
}

const TITLE =
  /\b(?:king|queen|prophet(?:ess)?|judge|priest|apostle|disciple|scribe|general|prince(?:ss)?|rey|reina|profeta|profetisa|juez|sacerdote|ap[oó]stol|disc[ií]pulo|escriba|pr[ií]ncipe|princesa|roi|reine|proph[eè]te|proph[eé]tesse|juge|pr[eê]tre|ap[oô]tre|disciple|scribe)\s+\p{Lu}/iu

/** Longer than this is no name, but what is said. */
const LONGEST = 9

/** What a Chinese question is about, word by word as far as the words that ask part it, where the lexicon knows nothing of it. */
function subjectOf({ core, locale }: AnswerContext): string[] {
  const { text, original } = fold(core)
  if (findMentions(text, tongueOf(locale), original).length > 0) return []
  const parts = core.split(' ').filter((part) => /^\p{Script=Han}{2,}$/u.test(part))
  return parts.some((part) => part.length > LONGEST) ? [] : parts
}
