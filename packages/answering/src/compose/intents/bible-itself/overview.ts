import type { Section } from '@berea/library'
import {
  BOOK_CODES,
  bookName,
  bookPassage,
  findReferences,
  type Locale,
  lastVerse,
  overlaps,
  type Passage,
  sizeOf,
  type Verse,
} from '@berea/scripture'
import type { AnswerContext } from '../../../gather/answer-context.ts'
import { excerptLength, opening } from '../../../gather/excerpts/excerpt.ts'
import { isForTranslators } from '../../../gather/excerpts/translators.ts'
import type { Found } from '../../../gather/passages/passages.ts'
import { quoteSection } from '../../../gather/quoting.ts'
import { readFound } from '../../../gather/reading.ts'
import { explainBy, type Statement } from '../../../gather/statements/statements.ts'
import { fold } from '../../../understand/fold.ts'
import type { Understood } from '../../../understand/question.ts'
import type { Composer } from '../../composer.ts'
import type { Block, Sentence } from '../../draft.ts'
import { attributed, named, outright, scripture, voices } from '../../parts.ts'
import { paragraph, type SentenceWriter } from '../../sentence-writer.ts'
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
export const composeOverview: Composer = async function* (writer, budget) {
  const { context } = writer
  const place = wholeAsked(context.understood)
  const isBook = place !== undefined && sizeOf(place) === sizeOf(bookPassage(place.first.book))
  const parts = place ? (isBook ? keyPassages(place.first.book) : pericopesOf(context, place)) : []
  const found = parts.flatMap((part) => readFound(context, part) ?? [])
  if (!place || found.length < (isBook ? 1 : LEAST_PARTS)) return yield* otherwise(writer, budget)
  const [first, ...more] = await (isBook ? introducing : summarising)(context, place)
  const names = writer.mark(
    writer.sentences.among,
    found.flatMap((one) => named(writer, one)),
  )
  yield paragraph(first ? attributed(writer, first) : undefined, names)
  if (budget.isQuick) return { passages: found }

  yield writer.heading(writer.sentences.heading.scripture)
  yield* (isBook ? scripture : partByPart)(writer, found)
  if (more.length > 0) yield writer.heading(writer.sentences.heading.notes)
  for (const one of more) yield paragraph(attributed(writer, one))
  yield* voices(writer, found.slice(0, 1), budget.hasRoom('teachers') ? 2 : 1)
  return { passages: found }
}

/** The parts of a chapter, as it is divided. */
function pericopesOf({ library }: AnswerContext, { first, last }: Passage): Passage[] {
  const verses = Array.from({ length: last.verse }, (_, i): Verse => ({ ...first, verse: i + 1 }))
  const starts = verses.filter((verse) => {
    const { passage } = library.pericope(verse)
    return verse.verse === 1 || (passage.first.chapter === verse.chapter && passage.first.verse === verse.verse)
  })
  return starts.map((verse, i) => ({ first: verse, last: verses[(starts[i + 1]?.verse ?? last.verse + 1) - 2]! }))
}

/** A chapter that is all one is read as a passage. */
const LEAST_PARTS = 2

const otherwise: Composer = (writer, budget) =>
  writer.context.understood.intent === 'explain' ? composeExplanation(writer, budget) : composePassage(writer, budget)

/** Each part with what it begins with, and what a note says of it. */
async function* partByPart(writer: SentenceWriter, parts: readonly Found[]): AsyncGenerator<Block, void> {
  for (const part of parts) {
    const [note] = await explainBy(writer.context, part.passage, ['notes'], new Set(), 1)
    yield paragraph(begun(writer, part), note && attributed(writer, note))
  }
}

/** With what a part begins that stands on its own. */
function begun(writer: SentenceWriter, found: Found): Sentence | undefined {
  const verse = outright(found, writer.context.locale.startsWith('zh') ? 90 : 260)
  const words = writer.say(writer.sentences.reads, writer.place(found.passage))
  return verse && writer.introduced(words, verse.quote, verse.within)
}

/** So much of a book a section must be on to introduce it. */
const NEARLY_ALL = 0.9
const MOST = 3
/** What a book is about is told by its introduction and its summary; who wrote it and when comes after. */
const FIRST = /^[^—]+$/u
const SUMMARY = /summary|résumé|resumen|purpose|meaning|message|dessein|signification|propósito/iu

/** What introductions say of a book, the one on the whole first. */
async function introducing({ library, languages, without }: AnswerContext, book: Passage): Promise<Statement[]> {
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

/** A note on less than half of a chapter is on a part of it. */
const MUCH_OF_CHAPTER = 0.5

/** What notes on most of a chapter say, those that are on just it first. */
async function summarising({ library, languages, without }: AnswerContext, chapter: Passage): Promise<Statement[]> {
  const sections = await library.about(chapter, { kinds: ['notes'], languages, withoutKinds: without }, WIDE)
  const book = sizeOf(bookPassage(chapter.first.book))
  /** Share of the chapter that a section is on, by the share of the section that is on the chapter. */
  const fit = ({ passages }: Section): number => {
    const [place] = passages
    if (!place || !overlaps(place, chapter) || sizeOf(place) >= NEARLY_ALL * book) return 0
    const [size, own] = [sizeOf(chapter), sizeOf(place)]
    return Math.min(size, own) / Math.max(size, own)
  }
  return sections
    .map((section) => ({ section, fit: fit(section) }))
    .filter((one) => one.fit >= MUCH_OF_CHAPTER)
    .toSorted((a, b) => b.fit - a.fit)
    .flatMap(({ section }): Statement[] => {
      const work = library.work(section.work)
      const span = work && !isForTranslators(work.id) && opening(section.text, excerptLength(work.language), SENTENCES)
      return work && span ? [{ kind: 'note', quote: quoteSection(section, work, span), section, share: 1 }] : []
    })
    .slice(0, MOST)
}

/** Sentences that a summary may have. */
const SENTENCES = 3

/** What is on a book's first verse stands among what is on the whole of it. */
const WIDE = 200
