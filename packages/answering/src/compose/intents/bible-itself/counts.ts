import {
  type BookCode,
  bookName,
  CANONS,
  type Counting,
  countingOf,
  findReferences,
  formatPassage,
  lastChapter,
  lastVerse,
  testamentOf,
  writtenNumbering,
} from '@berea/scripture'
import type { AnswerContext } from '../../../gather/answer-context.ts'
import { fold } from '../../../understand/fold.ts'
import type { Composer } from '../../composer.ts'
import { paragraph } from '../../sentence-writer.ts'
import { beside } from './nothing-else.ts'

/** What is counted: books whole, or one chapter of one. */
type Counted = { readonly books: readonly BookCode[]; readonly chapter?: number; readonly testament?: 'old' | 'new' }

const HOW_MANY =
  /\bhow many (?:chapters|verses|psalms)\b|\bcuantos (?:capitulos|versiculos|salmos)\b|\bcombien (?:y a-t-il )?(?:de |d')?(?:chapitres|versets|psaumes)\b|\bcombien .*\bde (?:chapitres|versets|psaumes)\b|(?:多少|几)个?[章节篇]/u

const OLD = /\bold testament|\bantiguo testamento|\bancien testament|旧约/u
const NEW = /\bnew testament|\bnuevo testamento|\bnouveau testament|新约/u
const WHOLE = /\b(?:bible|biblia)\b|圣经|新旧约/u

/** Whose chapters or verses a question wants to have counted, and nothing beside; undefined where it asks for anything else. */
export function countsAsked(
  question: string,
  { locale, tradition }: Pick<AnswerContext, 'locale' | 'tradition'>,
): Counted | undefined {
  const { text } = fold(question)
  if (!HOW_MANY.test(text)) return undefined
  const within = findReferences(question, { locale, tradition })
  const without = within.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, question)
  const rest = beside(fold(without).text)
  // "Romans" may be a people, "Job" a trade: where their chapters are counted they are the books.
  const found = rest === '' || within.length > 0 ? within : findReferences(`${capital(rest)} 1`, { locale, tradition })
  const [one, ...others] = found.flatMap(({ passages }) => passages)
  if (others.length > 0 || (rest !== '' && (within.length > 0 || !one))) return undefined
  if (one) {
    const { book, chapter } = one.first
    const isWhole = rest !== '' || one.last.chapter > chapter || lastChapter(book) === 1
    return isWhole ? { books: [book] } : { books: [book], chapter }
  }
  if (OLD.test(text) !== NEW.test(text)) {
    const testament = OLD.test(text) ? 'old' : 'new'
    return { books: CANONS.protestant.filter((book) => testamentOf(book) === testament), testament }
  }
  return WHOLE.test(text) ? { books: CANONS.protestant } : undefined
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const versesOf = (book: BookCode, { lastChapter, lastVerse }: Counting): number =>
  sum(Array.from({ length: lastChapter(book) }, (_, i) => lastVerse(book, i + 1)))

/** How many chapters and verses the Bible, a Testament, a book or a chapter has, in the numbering that most Bibles share. */
export const composeCounts: Composer = async function* ({ context, sentences, say }, _budget) {
  const { locale, tradition, understood } = context
  const counted = countsAsked(understood.question.text, context)
  const [book] = counted?.books ?? []
  if (!counted || !book) return { passages: [] }
  const { counts } = sentences
  const numbering = writtenNumbering(locale, tradition)
  const counting = countingOf(numbering)
  if (counted.chapter !== undefined) {
    const verse = { book, chapter: counted.chapter, verse: 1 }
    const last = { ...verse, verse: lastVerse(book, counted.chapter) }
    const place = formatPassage({ first: verse, last }, { locale, tradition, numbering })
    yield paragraph([say(counts.verses, place, String(counting.lastVerse(book, counted.chapter)))])
    return { passages: [] }
  }
  const chapters = String(sum(counted.books.map((one) => counting.lastChapter(one))))
  const verses = String(sum(counted.books.map((one) => versesOf(one, counting))))
  const isOne = counted.books.length === 1
  const what = isOne ? bookName(book, locale, { tradition }) : say(counts.of[counted.testament ?? 'all'])
  const ofMany =
    book === 'PSA' && isOne ? say(counts.psalms, chapters, verses) : say(counts.chapters, what, chapters, verses)
  yield paragraph([chapters === '1' ? say(counts.oneChapter, what, verses) : ofMany])
  return { passages: [] }
}
