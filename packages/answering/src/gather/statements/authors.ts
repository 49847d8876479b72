import {
  BOOK_CODES,
  type BookCode,
  bookName,
  contains,
  lastChapter,
  lastVerse,
  type Passage,
  sizeOf,
} from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import { type Tongue, tongueOf } from '../../understand/tongue.ts'
import type { AnswerContext } from '../answer-context.ts'
import { excerptLength, excerptsOf } from '../excerpts/excerpt.ts'
import { quoteSection } from '../quoting.ts'
import type { Statement } from './statements.ts'

/** How a folded question asks who wrote a book. */
const ASKED: Readonly<Record<Tongue, RegExp>> = {
  en: /\bwho (?:wrote|penned|authored|(?:is|was) the (?:author|writer))\b|\bby whom\b.*\bwritten\b|\bauthor of\b/,
  es: /\bquien(?:es)? (?:escribio|escribieron|redacto)\b|\bautor(?:es)? del?\b/,
  fr: /\bqui (?:a ecrit|ecrivit|a redige)\b|\bauteurs? d/,
  zh: /谁写|谁所写|谁著|作者/,
}

/** Nobody knows who wrote it. */
const UNKNOWN: Readonly<Record<Tongue, RegExp>> = {
  en: /\banonymous|\bauthor(?:ship)?\b[^.;]{0,30}\b(?:unknown|uncertain|not known|not named)|\b(?:not|no one|nobody) knows? who (?:wrote|the author)|\bdoes not (?:begin by identifying|name|identify) its author/,
  es: /\banonim[oa]\b|\bno se sabe quien\b|\bautor\b[^.;]{0,30}\b(?:desconocido|desconoce)/,
  fr: /\banonyme\b|\bne sait pas qui\b|\bauteur\b[^.;]{0,30}\binconnu/,
  zh: /作者(?:不详|不明|未知|佚名)|佚名|不知道[^.,;]{0,12}谁写/,
}

/** Somebody (@) wrote it. */
const KNOWN: Readonly<Record<Tongue, RegExp>> = {
  en: /@(?: \p{L}+){0,2} (?:wrote|composed|authored|(?:is|was) (?:\p{L}+ ){0,2}(?:author|writer))|\b(?:written|composed|authored) by (?:the \p{L}+ )?@|\bauthor\b[^.;]{0,24}\b(?:is|was) (?:\p{L}+ )?@|\b(?:letter|epistle) (?:of|from|by) (?:the \p{L}+ )?@/u,
  es: /@(?: \p{L}+){0,2} (?:escribio|compuso|es el autor|fue el autor)|\bescrit[oa]s? por (?:el \p{L}+ )?@|\bescribio @|\bautor\b[^.;]{0,24}\b(?:es|fue|era) (?:\p{L}+ )?@|\b(?:carta|epistola) del? (?:apostol )?@/u,
  fr: /@(?: \p{L}+){0,2} (?:a ecrit|ecrit|ecrivit|est l'auteur|en est l'auteur)|\becrite?s? par (?:l'apotre |le \p{L}+ )?@|\bauteur\b[^.;]{0,24}\b(?:est|etait|fut) (?:\p{L}+ )?@|\b(?:lettre|epitre) (?:de |d')(?:l'apotre )?@/u,
  zh: /@[^.,;]{0,4}(?:写的|所写|写了|写下|写成|所著|著|是[^.,;]{0,12}作者)|作者[^.,;]{0,6}@|由@[^.,;]{0,4}写/u,
}

/** Introductions to a book, among the works of notes. */
const INTRODUCTIONS = /-(?:intros|articles|summaries)$/

/** More parts than an introduction has, over all works of a language. */
const MOST_PARTS = 200

/** The part of an introduction that is on the author. */
const ON_AUTHOR = /\b(?:author|autor|auteur)|作者/i

/** Who wrote the book that a question asks of, or that nobody knows, in the words of an introduction to it. */
export async function authorAsked(context: AnswerContext): Promise<Statement | undefined> {
  const tongue = tongueOf(context.locale)
  const book = ASKED[tongue].test(fold(context.understood.question.text).text) ? wholeBook(context) : undefined
  if (!book) return undefined
  const works = context.library
    .works()
    .filter(
      ({ id, kind, language }) => kind === 'notes' && context.languages.includes(language) && INTRODUCTIONS.test(id),
    )
    .map(({ id }) => id)
  const about = works.length > 0 ? await context.library.about(book, { works }, MOST_PARTS) : []
  const found = about.filter(({ passages: [place] }) => place && sizeOf(place) >= sizeOf(book))
  const statements = found.flatMap((section): Statement[] => {
    const work = context.library.work(section.work)
    if (!work) return []
    const onAuthor = ON_AUTHOR.test(section.title ?? '') ? WORTH.onAuthor : 0
    const text = (start: number, end: number) => section.text.slice(start, end)
    return excerptsOf(section.text, excerptLength(work.language)).flatMap(({ sentence, whole }) => {
      // « … est une lettre. On ne sait pas qui l'a écrite. »: the sentence before names the book.
      const isFirst = tellsAuthor(text(sentence.start, sentence.end), tongue)
      const isTold = isFirst || tellsAuthor(text(whole.start, whole.end), tongue)
      if (!isTold) return []
      const isNamed = fold(text(whole.start, whole.end)).text.includes(fold(nameOf(context, book)).text)
      const share =
        WORTH.told +
        onAuthor +
        (isFirst ? WORTH.first : 0) +
        (isNamed ? WORTH.named : 0) +
        (beginsWithName(text(sentence.start, sentence.end), tongue) ? WORTH.early : 0)
      return [{ kind: 'article', section, quote: quoteSection(section, work, whole), share }]
    })
  })
  return statements.toSorted((a, b) => b.share - a.share)[0]
}

/** A sentence that tells it; in the part that is on the author; at once; of the book by its name; and not by the way, but of somebody it begins with. */
const WORTH = { told: 1, onAuthor: 0.2, first: 0.1, named: 0.3, early: 0.2 }

function tellsAuthor(words: string, tongue: Tongue): boolean {
  const { text, original } = fold(words)
  const persons = findMentions(text, tongue, original).filter(({ field }) => field === 'person')
  return (
    UNKNOWN[tongue].test(text) ||
    persons.some(({ start, end }) => KNOWN[tongue].test(`${text.slice(0, start)}@${text.slice(end)}`))
  )
}

function beginsWithName(words: string, tongue: Tongue): boolean {
  const { text, original } = fold(words)
  return findMentions(text, tongue, original)[0]?.start === 0
}

const nameOf = ({ locale, tradition }: AnswerContext, { first }: Passage): string =>
  bookName(first.book, locale, { tradition })

/** The book that is asked of: by a reference, or by a name that is a word of the language too, as Acts and Romans are. */
function wholeBook(context: AnswerContext): Passage | undefined {
  const { passages, question } = context.understood
  const books = BOOK_CODES.map((book) => wholeOf(book))
  const given = books.find((whole) =>
    passages.some((passage) => sizeOf(passage) === sizeOf(whole) && contains(whole, passage)),
  )
  const words = ` ${fold(question.text).text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return given ?? books.findLast((whole) => words.includes(` ${fold(nameOf(context, whole)).text} `))
}

const wholeOf = (book: BookCode): Passage => {
  const last = lastChapter(book)
  return { first: { book, chapter: 1, verse: 1 }, last: { book, chapter: last, verse: lastVerse(book, last) } }
}
