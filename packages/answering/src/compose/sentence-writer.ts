import type { EditionPassage } from '@berea/library'
import { compareVerses, formatPassage, numberingOf, type Passage, writtenNumbering } from '@berea/scripture'
import { nameOfEdition, nameOfWork } from '../citing/names/works.ts'
import type { Quote } from '../citing/quote.ts'
import type { AnswerContext } from '../gather/answer-context.ts'
import type { Found } from '../gather/passages/passages.ts'
import { quotePassage } from '../gather/quoting.ts'
import { choose } from './choose.ts'
import type { Block, Piece, Sentence } from './draft.ts'
import { introduce } from './occasion.ts'
import { type Forms, type Sentences, sentencesIn } from './sentences.ts'
import { TYPOGRAPHY } from './typography.ts'

/** A reference in a sentence that carries its note mark: the mark stands right behind its last figure. */
export type Marked = { readonly text: string; readonly cite: Quote }

/** What writes one answer: forms of sentences chosen for this question, references and names in its language. */
export type SentenceWriter = ReturnType<typeof openWriter>

/** Of a passage, what a sentence has quoted of it for its block of verses to be left out. */
const SAID = 0.8

const SLOT = '\u0001'

export function openWriter(context: AnswerContext) {
  const { locale, tradition } = context
  const sentences: Sentences = sentencesIn(locale)
  const type = TYPOGRAPHY[locale]
  const usedLines = new Set<string>()
  /** Each further use of the same sentence takes its next form, so that one answer doesn't repeat itself. */
  const uses = new Map<unknown, number>()

  function form<Words extends readonly string[]>(forms: Forms<Words>): (...words: Words) => string {
    const used = uses.get(forms) ?? 0
    uses.set(forms, used + 1)
    const first = forms.indexOf(choose(forms, `${context.seed} ${forms.length}`))
    return forms[(first + used) % forms.length]!
  }

  function say<Words extends readonly string[]>(forms: Forms<Words>, ...words: Words): string {
    return form(forms)(...words)
  }

  /** A sentence of which some words carry note marks. */
  function mark<Words extends readonly string[]>(
    forms: Forms<Words>,
    ...words: { [K in keyof Words]: string | readonly Marked[] }
  ): Sentence {
    const cites: Quote[] = []
    const texts = words.map((word) => {
      if (typeof word === 'string') return word
      return sentences.list(
        word.map(({ text, cite }) => {
          cites.push(cite)
          return `${text}${SLOT}`
        }),
      )
    })
    const parts = form(forms)(...(texts as unknown as Words)).split(SLOT)
    // A note at the end stands behind the stop, except where printers set it before (Spanish, French).
    const last = parts.length - 1
    const isBehind = parts[last] === type.stop && locale !== 'es-es' && locale !== 'fr-fr'
    return parts.flatMap((part, i): Piece[] => {
      const cite = cites[i]
      if (i === last) return isBehind ? [] : [part]
      const text = isBehind && i === last - 1 ? `${part}${type.stop}` : part
      return cite ? [text, { cite }] : [text]
    })
  }

  /** “…:” and the quotation. */
  function introduced(introduction: string, quote: Quote, within?: Quote): Sentence {
    said.push(quote)
    return [`${introduction}${type.colon}`, within ? { quote, within } : { quote }]
  }

  /** What has been quoted within sentences. */
  const said: Quote[] = []

  /** Has nearly all of it been quoted within a sentence before? */
  function isSaid({ section, start, end }: Quote): boolean {
    const parts = said.filter((one) => one.section === section && one.start < end && one.end > start)
    const length = parts.reduce((sum, one) => sum + Math.min(one.end, end) - Math.max(one.start, start), 0)
    return length > (end - start) * SAID
  }

  const numbering = writtenNumbering(locale, tradition, context.edition?.id)
  const place = (passage: Passage): string => formatPassage(passage, { locale, tradition, numbering })
  /** Of numbers that are an edition's own. */
  const placeAsPrinted = (passage: Passage, edition: string): string =>
    formatPassage(passage, { locale, tradition, numbering: numberingOf(edition), printed: true })
  const inParentheses = (text: string): string => `${type.parentheses[0]}${text}${type.parentheses[1]}`
  const closed = (text: string): string => `${text}${type.stop}`
  const editions = new Set<string>()
  const pointed = new Set<string>()

  /** Is a place named for the first time in this answer? Asking remembers it. */
  function isNew({ section, start }: Quote): boolean {
    const key = `${section} ${start}`
    if (pointed.has(key)) return false
    pointed.add(key)
    return true
  }

  /** A passage on its block of verses; the edition is named below its first one. */
  function verseBlock(text: EditionPassage): Block | undefined {
    const quote = quotePassage(text)
    if (!quote?.passage || isSaid(quote)) return undefined
    isNew(quote)
    const named = editions.has(text.edition.id)
    editions.add(text.edition.id)
    const separator = locale.startsWith('zh') ? '，' : ', '
    const printed = { first: text.printed.first, last: text.printed.last }
    const first = text.verses[0]?.printed ?? printed.first
    const label = placeAsPrinted({ first, last: text.verses.at(-1)?.printed ?? printed.last }, text.edition.id)
    return { type: 'scripture', quote, label: named ? label : `${label}${separator}${nameOfEdition(text.edition)}` }
  }

  /** The passage on the block of verses before. */
  let last: Passage | undefined

  /** “A few verses further on”: a passage by where it stands to the one before it, if that is near enough to say so. */
  function besideLast({ first }: Passage): string | undefined {
    if (last?.first.book !== first.book) return undefined
    const { versesOn, versesBack, laterInBook, earlierInBook } = sentences.beside
    const isLater = compareVerses(first, last.first) > 0
    const isSameChapter = first.chapter === last.first.chapter
    const line = say(isLater ? (isSameChapter ? versesOn : laterInBook) : isSameChapter ? versesBack : earlierInBook)
    if (usedLines.has(line)) return undefined
    usedLines.add(line)
    return line
  }

  const above = (line: string): Block => ({ type: 'paragraph', sentences: [[`${line}${type.colon.trimEnd()}`]] })

  /** The line above a block of verses: its occasion, or, where that has been used, its place; and where its text had to come from. */
  function lineAbove({ text, passage }: Pick<Found, 'text' | 'passage'>): Block {
    const line =
      introduce(passage, locale, tradition, usedLines) ?? besideLast(passage) ?? say(sentences.reads, place(passage))
    last = passage
    const isLent = context.edition !== undefined && text.edition.id !== context.edition.id
    if (!isLent || editions.has(text.edition.id)) return above(line)
    const lent = `${say(sentences.notInEdition, place(passage))}${type.space}`
    return above(`${lent}${line}`)
  }

  return {
    context,
    sentences,
    say,
    mark,
    introduced,
    place,
    inParentheses,
    closed,
    verseBlock,
    above,
    lineAbove,
    isNew,
    isSaid,
    workName: (quote: Quote) => nameOfWork(quote.work, locale, quote.section),
    heading: (forms: Forms): Block => ({ type: 'heading', text: say(forms) }),
  }
}

/** A paragraph that says itself how sure it is, or is sure by what it was made from. */
export const settled = (block: Block): Block => (block.type === 'paragraph' ? { ...block, isSettled: true } : block)

export const paragraph = (...sentences: readonly (Sentence | undefined)[]): Block => ({
  type: 'paragraph',
  sentences: sentences.filter((sentence) => sentence !== undefined),
})
