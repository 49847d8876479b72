import type { EditionPassage, Section, Work } from '@berea/library'
import { ordinal, type Passage, testamentOf } from '@berea/scripture'
import type { Quote } from '../citing/quote.ts'
import { endsSentence, type Span } from '../citing/splitting.ts'
import { step } from '../work.ts'
import type { AnswerContext } from './answer-context.ts'

/** The Bible with the most books: where a language has none with the deuterocanon, its text is lent, and said to be. */
const WIDEST = 'bible-en-web'

/** What was read for an answer: each passage is weighed, compared, cut and quoted. */
const read = new WeakMap<AnswerContext, Map<string, EditionPassage | undefined>>()

/** A passage in the reader's Bible, else in the next of their language that has it. */
export function readPassage(context: AnswerContext, passage: Passage): EditionPassage | undefined {
  const known = read.get(context) ?? new Map<string, EditionPassage | undefined>()
  read.set(context, known)
  const key = `${ordinal(passage.first)} ${ordinal(passage.last)}`
  if (!known.has(key)) known.set(key, lookUp(context, passage))
  return known.get(key)
}

function lookUp(context: AnswerContext, passage: Passage): EditionPassage | undefined {
  const lent = testamentOf(passage.first.book) === 'deuterocanon' ? [context.library.work(WIDEST)] : []
  const editions = [context.edition, ...context.editions, ...lent].filter((work) => work !== undefined)
  for (const edition of new Set(editions)) {
    const found = context.library.passage(edition.id, passage)
    step(found?.verses.length)
    if (found?.verses.some(({ text }) => text !== '')) return found
  }
  return undefined
}

/** The quotation of a passage as an edition prints it; of one that runs over chapters, what its first chapter holds. */
export function quotePassage(found: EditionPassage): Quote | undefined {
  const section = found.verses[0]?.section
  const verses = found.verses.filter((verse) => verse.section === section && verse.text !== '')
  const [first, last] = [verses[0], verses.at(-1)]
  if (!first || !last) return undefined
  return {
    work: found.edition,
    section: first.section,
    // Verses stand in the chapter one below the other; what parts two of them is white space.
    words: verses.map(({ text, end }, i) => text + '\n'.repeat((verses[i + 1]?.start ?? end) - end)).join(''),
    start: first.start,
    end: last.end,
    passage: { first: first.verse, last: last.verse },
    verses: verses.map(({ printed, through, text }) => ({
      number: through === undefined ? String(printed.verse) : `${printed.verse}–${through}`,
      text,
    })),
  }
}

/** Words inside a passage's quotation: a clause of one of its verses. */
export function quoteWithin(whole: Quote, words: string): Quote | undefined {
  const at = whole.words.indexOf(words)
  if (at < 0) return undefined
  const { verses: _all, ...rest } = whole
  return { ...rest, words, start: whole.start + at, end: whole.start + at + words.length }
}

export function quoteSection(section: Section, work: Work, span: Span): Quote {
  const passage = section.passages[0]
  return {
    work,
    section: section.id,
    words: section.text.slice(span.start, span.end),
    start: span.start,
    end: span.end,
    ...(passage && { passage }),
  }
}

/**
 * The verses of `within` that the window from `from` to `to` needs so as to begin and end with a
 * sentence, at most `limit` of them: a window that begins in mid-sentence grows backwards.
 */
export function wholeSentences(
  verses: EditionPassage['verses'],
  from: number,
  to: number,
  limit: number,
): { readonly from: number; readonly to: number } {
  let [first, last] = [from, to]
  while (last < verses.length - 1 && last - first + 1 < limit && !endsSentence(verses[last]!.text)) last += 1
  while (first > 0 && last - first + 1 < limit && !endsSentence(verses[first - 1]!.text)) first -= 1
  return { from: first, to: last }
}
