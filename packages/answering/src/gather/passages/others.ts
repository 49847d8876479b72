import {
  type BookCode,
  bookName,
  bookPassage,
  lastChapter,
  lastVerse,
  ordinal,
  type Passage,
  VERSES_66,
} from '@berea/scripture'
import type { Intent } from '../../understand/intent.ts'
import { type AnswerContext, wordsOf } from '../answer-context.ts'
import { isCalledSo } from '../counsel-topics/counsel-topics.ts'
import { isTold } from '../telling-verses/told.ts'
import { type Named, NO_WORDS, personsOf, presence } from './persons.ts'

/** A passage, with others that tell the same. */
type Told = { readonly pericope: Passage; readonly parallels: readonly { readonly pericope: Passage }[] }

/**
 * Is a passage far from whoever the question asks after, and so on somebody else? Genesis tells nothing of Phoebe, nor Acts of
 * David's journey; and all who are named, and the country, stand together where it is told what Peter said to Matthew in Rome.
 */
export function isOnOthers(context: AnswerContext, { pericope, parallels }: Told): boolean {
  const named = personsOf(context).filter(({ bearers }) => bearers.length > 0)
  const persons = named.filter(({ isPerson }) => isPerson)
  const { intent, passages, question } = context.understood
  const isOnThem = isTold(context) || (ON_THEM.has(intent) && passages.length === 0)
  if (!isOnThem || persons.length === 0 || ordinal(pericope.first) >= VERSES_66) return false
  // Daniel's three friends are told of where he is not.
  if (isCalledSo(question.text, pericope)) return false
  // Nehemiah tells his story as « I », and names himself but seldom.
  const isTheirBook = (one: Named, { first }: Passage) =>
    one.words.size > 0 && one.words.isSubsetOf(wordsOf(bookName(first.book, context.locale), context.locale))
  const isFarFrom = (one: Named, around: Passage) => presence(one, around, NO_WORDS) === 0 && !isTheirBook(one, around)
  // Whoever wrote a book is hardly named in it.
  if (intent === 'background') return persons.every((one) => isFarFrom(one, aroundIt(pericope, 1)))
  const places = [pericope, ...parallels.map((one) => one.pericope)]
  return places.every((place) => named.some((one) => isFarFrom(one, aroundIt(place, 0))))
}

/** Intents beside those of stories that ask after somebody's own. */
const ON_THEM: ReadonlySet<Intent> = new Set(['thing', 'background'])

/** Whose letter or vision it is, only its beginning may say; a story names whom it is about from chapter to chapter. */
function aroundIt(passage: Passage, chapters: 0 | 1): Passage {
  const { first, last } = passage
  const { book } = first
  if (SONGS.has(book)) return passage
  if (!STORIES.has(book)) return bookPassage(book)
  const end = Math.min(lastChapter(book), last.chapter + chapters)
  return {
    first: { book, chapter: Math.max(1, first.chapter - chapters), verse: 1 },
    last: { book, chapter: end, verse: lastVerse(book, end) },
  }
}

/** One song says nothing of another's. */
const SONGS: ReadonlySet<BookCode> = new Set(['PSA', 'PRO', 'ECC', 'SNG', 'LAM'])

const STORIES: ReadonlySet<BookCode> = new Set(
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB JON DAN MAT MRK LUK JHN ACT'.split(
    ' ',
  ) as BookCode[],
)
