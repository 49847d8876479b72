import { type BookCode, bookName, CANONS, type Canon, isProblem, parseUsfm, testamentOf } from '@berea/scripture'
import type { AnswerContext } from '../../../gather/answer-context.ts'
import type { Found } from '../../../gather/passages/passages.ts'
import { readFound } from '../../../gather/reading.ts'
import { fold } from '../../../understand/fold.ts'
import type { Budget, Composed } from '../../composer.ts'
import type { Block } from '../../draft.ts'
import { scripture } from '../../parts.ts'
import { paragraph, type SentenceWriter } from '../../sentence-writer.ts'
import { beside } from './nothing-else.ts'

const BOOKS = /\b(?:books?|libros?|livres?)\b|卷|书|本/u
const BIBLE = /\b(?:bible|biblia|testaments?|testamento)\b|圣经|旧约|新约/u
const OLD = /\b(?:old|antiguo|ancien) testament|旧约/u
const YOUNG = /\b(?:new|nuevo|nouveau) testament|新约/u

/** Does a question ask which or how many books the Bible has? "Which books did Paul write?" doesn't. */
export function asksForCanon(question: string): boolean {
  const { text } = fold(question)
  return BOOKS.test(text) && BIBLE.test(text) && beside(text) === ''
}

const ORDER: readonly Canon[] = ['protestant', 'catholic', 'orthodox']
/** Psalm 151 is one of the Psalms; what an Orthodox Bible prints behind the New Testament is its appendix. */
const APPENDIX: readonly BookCode[] = ['MAN', '4MA', '2ES']
const NOT_COUNTED = new Set<BookCode>([...APPENDIX, 'PS2'])
/** Where Greek Esther and Daniel stand, no further book is meant by them. */
const SAME: Partial<Record<BookCode, BookCode>> = { ESG: 'EST', DAG: 'DAN' }

const booksOf = (canon: Canon): BookCode[] => CANONS[canon].filter((book) => !NOT_COUNTED.has(book))
const isYoung = (book: BookCode): boolean => testamentOf(book) === 'new'

/** What Scripture says of its own books. */
const OF_THEMSELVES = ['LUK 24:44-45', '2TI 3:16-17']

/** The canon of the reader's church. */
export const ownCanon = ({ tradition }: Pick<AnswerContext, 'tradition'>): Canon =>
  ORDER.find((canon) => canon === tradition) ?? 'protestant'

/** How many books the Bible has and which, in each church's canon, the reader's own first. */
export async function* composeCanon(writer: SentenceWriter, budget: Budget): AsyncGenerator<Block, Composed> {
  const { sentences, context } = writer
  const { text } = fold(context.understood.question.text)
  const both = OLD.test(text) === YOUNG.test(text)
  const own = ownCanon(context)
  const canons = [own, ...ORDER.filter((canon) => canon !== own)]
  const count = (canon: Canon) => {
    const books = booksOf(canon)
    const young = books.filter(isYoung).length
    const [all, old, rest] = [books.length, books.length - young, young].map(String) as [string, string, string]
    const name = bibleOf(writer, canon)
    return [both ? writer.say(sentences.canon.whole, name, all, old, rest) : writer.say(sentences.canon.old, name, old)]
  }
  const counts =
    both || OLD.test(text)
      ? canons.map(count)
      : [[writer.say(sentences.canon.young, String(booksOf(own).filter(isYoung).length))]]
  yield paragraph(...counts)
  const passages = OF_THEMSELVES.flatMap((reference) => foundAt(writer, reference))
  if (budget.isQuick) return { passages }

  if (both || OLD.test(text)) {
    yield writer.heading(sentences.heading.old)
    yield listed(
      writer,
      booksOf(own).filter((book) => !isYoung(book)),
    )
    for (const canon of canons.slice(1)) {
      const more = booksOf(canon).filter(
        (book) => !booksOf(own).includes(SAME[book] ?? book) && !booksOf(own).includes(book),
      )
      if (more.length > 0)
        yield paragraph([writer.say(sentences.canon.besides, bibleOf(writer, canon), names(writer, more))])
    }
    yield paragraph([writer.say(sentences.canon.appendix, names(writer, APPENDIX))])
  }
  if (both || YOUNG.test(text)) {
    yield writer.heading(sentences.heading.young)
    yield listed(writer, booksOf(own).filter(isYoung))
  }
  yield writer.heading(sentences.heading.scripture)
  yield* scripture(writer, passages)
  return { passages }
}

const names = ({ sentences, context }: SentenceWriter, books: readonly BookCode[]): string =>
  sentences.list(books.map((book) => bookName(book, context.locale, { tradition: context.tradition })))

const listed = (writer: SentenceWriter, books: readonly BookCode[]): Block =>
  paragraph([writer.closed(names(writer, books))])

function foundAt({ context }: SentenceWriter, reference: string): Found[] {
  const passage = parseUsfm(reference)
  return passage && !isProblem(passage) ? [readFound(context, passage) ?? []].flat() : []
}

/** «La Biblia católica»: an adjective is small where the language writes it so. */
const bibleOf = ({ say, sentences, context }: SentenceWriter, canon: Canon): string => {
  const name = say(sentences.communion[canon])
  return context.locale === 'en' ? name : name.toLowerCase()
}
