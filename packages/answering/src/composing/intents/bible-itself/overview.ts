import type { Section } from '@berea/library'
import {
  BOOK_CODES,
  bookName,
  bookPassage,
  findReferences,
  type Locale,
  lastVerse,
  type Passage,
  sizeOf,
  type Verse,
} from '@berea/scripture'
import type { Desk } from '../../../evidence/desk.ts'
import { excerptLength, opening } from '../../../evidence/excerpts/excerpt.ts'
import type { Found } from '../../../evidence/passages/passages.ts'
import { quoteSection } from '../../../evidence/quoting.ts'
import { readFound } from '../../../evidence/reading.ts'
import { explainBy, type Statement } from '../../../evidence/statements/statements.ts'
import { fold } from '../../../question/fold.ts'
import type { Understood } from '../../../question/question.ts'
import type { Composer } from '../../composer.ts'
import type { Block, Sentence } from '../../draft.ts'
import { attributed, named, outright, scripture, voices } from '../../parts.ts'
import { type Pen, paragraph } from '../../pen.ts'
import { composeExplanation } from '../explain.ts'
import { composePassage } from '../passage.ts'
import { keyPassages } from './key-passages.ts'
import { beside } from './nothing-else.ts'

/** Asks for the whole of a book or chapter: what it is about, in short. Of the folded question. */
const ASKS_WHOLE = new RegExp(
  [
    String.raw`\b(?:summar\p{L}*|overview|synopsis|introduc\p{L}*|gist|main (?:message|point|idea|theme)|theme|about|what (?:happens|happened|is) in|what does .* (?:say|teach|mean)|mean(?:s|ing)?|explain)\b`,
    String.raw`\b(?:resum\p{L}*|sintesis|de que (?:trata|habla|va)|introduccion|tema|mensaje|panorama|que (?:pasa|sucede|ocurre|cuenta|significa) (?:en|el)?|significado|explica(?:me)?)\b`,
    String.raw`\b(?:resum\p{L}*|apercu|de quoi (?:parle|traite)|ca parle de quoi|introduction|theme|message|presente|que se passe|que raconte|signifie|veut dire|expliquer?|explique(?:-moi)?)\b`,
    '简介|概要|概述|大意|主题|主旨|大纲|总结|概括|归纳|摘要|梗概|介绍|(?:讲|说|写|记载)(?:了|的|述)*(?:是|些)*(?:什么|啥)|关于什么|什么内容|内容是|有什么内容|什么意思|解释|讲解|怎么理解',
  ].join('|'),
  'gu',
)

/** The book or chapter whose whole is asked for: "What is Ruth about?", 总结使徒行传第二章. */
export function wholeAsked({ passages, question, locale, wrong }: Understood): Passage | undefined {
  const { text, original } = fold(question.text)
  if (wrong.length > 0 || passages.length > 1 || text.search(ASKS_WHOLE) < 0) return undefined
  const references = findReferences(original(0, text.length), { locale, tradition: question.tradition })
  const blanked = references.reduce((rest, { text: name }) => rest.replace(fold(name).text, ' '), text)
  // Anything beside it asks for more than the whole.
  const rest = beside(blanked.replace(ASKS_WHOLE, ' '))
  const place = passages[0] ?? (ASKS_AFTER_SOMEBODY.test(text) ? undefined : bookCalled(rest, locale))
  return place && isWhole(place) && (rest === '' || place !== passages[0]) ? place : undefined
}

/** "Tell me about Esther" is on her, and "What is Esther about" on the book. */
const ASKS_AFTER_SOMEBODY = /\btell\b/

/** "Give me an overview of Esther": beside no other word, a name is the book's. */
function bookCalled(name: string, locale: Locale): Passage | undefined {
  const book = BOOK_CODES.find((one) => beside(fold(bookName(one, locale)).text) === name)
  return book && name !== '' ? bookPassage(book) : undefined
}

const isWhole = ({ first, last }: Passage): boolean =>
  first.verse === 1 &&
  first.book === last.book &&
  last.verse === lastVerse(last.book, last.chapter) &&
  (first.chapter === last.chapter || sizeOf({ first, last }) === sizeOf(bookPassage(first.book)))

/** A book or a chapter in short: what introductions say of it, and the passages that it turns on, or its parts. */
export const composeOverview: Composer = async function* (pen, budget) {
  const { desk } = pen
  const place = wholeAsked(desk.understood)
  const isBook = place !== undefined && sizeOf(place) === sizeOf(bookPassage(place.first.book))
  const parts = place ? (isBook ? keyPassages(place.first.book) : pericopesOf(desk, place)) : []
  const found = parts.flatMap((part) => readFound(desk, part) ?? [])
  if (!place || found.length < (isBook ? 1 : LEAST_PARTS)) return yield* otherwise(pen, budget)
  const said = isBook ? await introducing(desk, place) : []
  const [first, ...more] = said
  const names = pen.mark(
    pen.sentences.among,
    found.flatMap((one) => named(pen, one)),
  )
  yield paragraph(first ? attributed(pen, first) : undefined, names)
  if (budget.isQuick) return { passages: found }

  yield pen.heading(pen.sentences.heading.scripture)
  if (isBook) yield* scripture(pen, found)
  else yield* partByPart(pen, found)
  if (more.length > 0) yield pen.heading(pen.sentences.heading.notes)
  for (const one of more) yield paragraph(attributed(pen, one))
  yield* voices(pen, found.slice(0, 1), budget.hasRoom('teachers') ? 2 : 1)
  return { passages: found }
}

/** The parts of a chapter, as it is divided. */
function pericopesOf({ library }: Desk, { first, last }: Passage): Passage[] {
  const verses = Array.from({ length: last.verse }, (_, i): Verse => ({ ...first, verse: i + 1 }))
  const starts = verses.filter((verse) => {
    const { passage } = library.pericope(verse)
    return verse.verse === 1 || (passage.first.chapter === verse.chapter && passage.first.verse === verse.verse)
  })
  return starts.map((verse, i) => ({ first: verse, last: verses[(starts[i + 1]?.verse ?? last.verse + 1) - 2]! }))
}

/** A chapter that is all one is read as a passage. */
const LEAST_PARTS = 2

const otherwise: Composer = (pen, budget) =>
  pen.desk.understood.intent === 'explain' ? composeExplanation(pen, budget) : composePassage(pen, budget)

/** Each part with what it begins with, and what a note says of it. */
async function* partByPart(pen: Pen, parts: readonly Found[]): AsyncGenerator<Block, void> {
  for (const part of parts) {
    const [note] = await explainBy(pen.desk, part.passage, ['notes'], new Set(), 1)
    yield paragraph(begun(pen, part), note && attributed(pen, note))
  }
}

/** With what a part begins that stands on its own. */
function begun(pen: Pen, found: Found): Sentence | undefined {
  const verse = outright(found, pen.desk.locale.startsWith('zh') ? 90 : 260)
  const words = pen.say(pen.sentences.reads, pen.place(found.passage))
  return verse && pen.introduced(words, verse.quote, verse.within)
}

/** So much of a book a section must be on to introduce it. */
const NEARLY_ALL = 0.9
const MOST = 3
/** What a book is about is told by its introduction and its summary; who wrote it and when comes after. */
const FIRST = /^[^—]+$/u
const SUMMARY = /summary|résumé|resumen|purpose|meaning|message|dessein|signification|propósito/iu

/** What introductions say of a book, the one on the whole first. */
async function introducing({ library, languages, without }: Desk, book: Passage): Promise<Statement[]> {
  const start = { first: book.first, last: book.first }
  const sections = await library.about(start, { kinds: ['notes'], languages, withoutKinds: without }, WIDE)
  const rank = ({ title = '' }: Section) => (SUMMARY.test(title) ? 1 : FIRST.test(title) ? 0 : 2)
  return sections
    .filter(({ passages }) => passages.some((one) => sizeOf(one) >= NEARLY_ALL * sizeOf(book)))
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((section): Statement[] => {
      const work = library.work(section.work)
      const span = work && opening(section.text, excerptLength(work.language))
      return work && span ? [{ kind: 'article', quote: quoteSection(section, work, span), section, share: 1 }] : []
    })
    .slice(0, MOST)
}

/** What is on a book's first verse stands among what is on the whole of it. */
const WIDE = 200
