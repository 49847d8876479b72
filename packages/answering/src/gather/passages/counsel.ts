import { compareVerses, lastVerse, ordinal, overlaps, type Passage, sizeOf, testamentOf } from '@berea/scripture'
import { endsSentence } from '../../citing/splitting.ts'
import { fold } from '../../understand/fold.ts'
import { type Field, findMentions } from '../../understand/lexicon/lexicon.ts'
import { tongueOf } from '../../understand/tongue.ts'
import type { AnswerContext } from '../answer-context.ts'
import { namedPassages } from '../counsel-topics/counsel-topics.ts'
import { knownQuestionOf } from '../known-question.ts'
import { readPassage } from '../quoting.ts'
import { readFound } from '../reading.ts'
import { tellsOfOwn } from '../situations/tells-of-own.ts'
import { isOnSomebody, isPlainlyTold, turnedTo } from '../situations/turned-to.ts'
import { TO_THE_END } from '../telling-verses/telling.ts'
import { cutPassage, type Found } from './passages.ts'

/** Passages of counsel that one answer may have, and verses up to which one is given whole. */
const MOST = 6
const WHOLE = 6
/** What each weighs less than the one before it. */
const LESS = 0.05

/**
 * The passages long turned to in what a question is about, as the reader's Bible has them, best first; none
 * where no concern is known, where a book is asked what it says of one, or where somebody else's is asked about.
 */
export function counselOf(context: AnswerContext): Found[] {
  const scene = knownQuestionOf(context)
  const told = scene?.isBelief ? scene.places.map((place, i) => (i === 0 ? toSentenceEnd(context, place) : place)) : []
  if (told.length === 0 && (context.understood.passages.length > 0 || isOnSomebody(context.understood))) return []
  const chosen: Found[] = []
  for (const passage of [...told, ...turnedTo(context.understood).map((one) => one.passage)]) {
    if (chosen.length === MOST) break
    if (!isInTheirBible(context, passage) || chosen.some((found) => overlaps(found.passage, passage))) continue
    const found = sizeOf(passage) <= WHOLE ? readFound(context, passage) : beginningOf(context, passage)
    if (found) chosen.push({ ...found, score: 1 - LESS * chosen.length })
  }
  return chosen
}

/** A passage with what ends its sentence in the reader's Bible, where that is not far. */
function toSentenceEnd(context: AnswerContext, passage: Passage): Passage {
  const { book, chapter, verse } = passage.last
  const last = { book, chapter, verse: Math.min(verse + TO_THE_END, lastVerse(book, chapter)) }
  const verses = readPassage(context, { first: passage.first, last })?.verses ?? []
  const end = verses.find((one) => compareVerses(one.verse, passage.last) >= 0 && endsSentence(one.text))
  return end ? { first: passage.first, last: end.verse } : passage
}

/** Sirach on the physician is counsel to those whose Bible has it. */
const isInTheirBible = ({ edition, library }: AnswerContext, passage: Passage): boolean =>
  testamentOf(passage.first.book) !== 'deuterocanon' ||
  (edition !== undefined && (library.passage(edition.id, passage)?.verses.length ?? 0) > 0)

/** Of a long passage as much as has room, from where it begins. */
function beginningOf(context: AnswerContext, passage: Passage): Found | undefined {
  const first = ordinal(passage.first)
  const weights = new Map(Array.from({ length: sizeOf(passage) }, (_, i) => [first + i, 0.95 ** i]))
  return cutPassage(context, { pericope: passage, weights, score: 1 }, true)
}

/** What tells that something once happened, or stands written. */
const TOLD =
  /"|(?<!\b(?:i|we) )\b(?:did|was|were|had)\b|\b(?:where|which|story|verse|psalm|fue|fueron|era|eran|habia|donde|historia|versiculo|salmo|etait|etaient|fut|avait|histoire|verset|psaume|a-t-(?:il|elle)|ont-(?:ils|elles))\b|故事|经过|记载|哪[一章节卷句段]|哪里(?:说|讲|写|记)|谁|那次|经文|诗篇/

/** What is named of these belongs to a story. */
const OF_THE_BIBLE: ReadonlySet<Field> = new Set(['person', 'place', 'background', 'saying'])

/** Does a question tell of a life, or touch a known concern and name nobody nor anything that happened or is written? */
export function isFromLife(context: AnswerContext): boolean {
  const { question, passages } = context.understood
  if (isPlainlyTold(context.understood)) return true
  const { text, original } = fold(question.text)
  // « Ma fille part vivre à l'étranger » is on no unknown name of the law.
  const isOfLife = ({ field }: { readonly field: Field }) => field === 'background' && tellsOfOwn(context.understood)
  const mentions = findMentions(text, tongueOf(context.locale), original)
  const isTold = mentions.some((one) => OF_THE_BIBLE.has(one.field) && !isOfLife(one))
  if (isTold || passages.length > 0 || TOLD.test(text)) return false
  return turnedTo(context.understood).length > 0 && namedPassages(question.text).length === 0
}
