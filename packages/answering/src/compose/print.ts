import type { Locale } from '@berea/scripture'
import type { Quote } from '../citing/quote.ts'
import { needsConversion } from '../citing/script.ts'
import type { AnswerEvent, Citation } from '../events.ts'
import type { Block, Sentence } from './draft.ts'
import { inMarks, onLeaf, shownWords, TYPOGRAPHY } from './typography.ts'

/** Turns checked blocks into events: each citation once, before the text that first uses it. */
export type Printer = {
  /** `goesOn`: it belongs to the paragraph or the list before it. */
  print(block: Block, goesOn?: boolean): AnswerEvent[]
  /** Citations so far. */
  count(): number
}

/** What stands of an answer that is gone on with. */
type Begun = { readonly cited: readonly Pick<Citation, 'n' | 'section' | 'start' | 'end'>[]; readonly isShown: boolean }

/**
 * What follows the first quotation whose script was converted, 「（由繁体转换）」, stands once an
 * answer, since each citation's card tells its work and licence
 */
export function createPrinter(locale: Locale, begun?: Begun): Printer {
  const { converted } = TYPOGRAPHY[locale]
  const numbers = new Map<string, number>(begun?.cited.map((one) => [`${one.section} ${one.start} ${one.end}`, one.n]))
  let isMarked = false
  let heading = ''
  let within = ''
  let ruled = false
  let printed = begun?.isShown ?? false

  const note = (quote: Quote, events: AnswerEvent[]): string => {
    const key = `${quote.section} ${quote.start} ${quote.end}`
    const known = numbers.get(key)
    if (known !== undefined) return `[^${known}]`
    const n = numbers.size + 1
    numbers.set(key, n)
    events.push({ type: 'citation', citation: citationOf(quote, n, locale) })
    return `[^${n}]`
  }

  const sentenceText = (sentence: Sentence, events: AnswerEvent[]): string =>
    sentence
      .map((piece) => {
        if (typeof piece === 'string') return piece
        if ('cite' in piece) return note(piece.cite, events)
        return inlineQuote(piece.quote, note(piece.within ?? piece.quote, events))
      })
      .join('')

  function inlineQuote(quote: Quote, mark: string): string {
    const shown = shownWords(quote.words, quote.work, locale)
    const first = needsConversion(quote.work, locale) && !isMarked
    if (first) isMarked = true
    // In Spanish the stop of a quoted sentence stands behind the closing mark and the note.
    if (locale === 'es-es' && /[^.]\.$/.test(shown)) return `${inMarks(shown.slice(0, -1), locale)}${mark}.`
    return `${inMarks(shown, locale)}${mark}${first ? converted : ''}`
  }

  function blockText(block: Exclude<Block, { type: 'heading' | 'rule' }>, events: AnswerEvent[]): string {
    switch (block.type) {
      case 'paragraph':
        return block.sentences.map((sentence) => sentenceText(sentence, events)).join(TYPOGRAPHY[locale].space)
      case 'list':
        return block.items.map((item) => `- ${sentenceText(item, events)}`).join('\n')
      case 'table':
        return [
          `| ${block.title} | |`,
          '|---|---|',
          ...block.rows.map((row) => `| ${row.name} | ${sentenceText(row.sentence, events)} |`),
        ].join('\n')
      case 'scripture':
        return `> ${leafText(block.quote, locale)}\n> ${block.label} ${note(block.quote, events)}`
    }
  }

  /** What waits for the block that it stands over. */
  function takeAbove(): string {
    const above = `${ruled && printed ? '---\n\n' : ''}${heading}${within}`
    ;[heading, within] = ['', '']
    ruled = false
    return above
  }

  return {
    print(block, goesOn = false) {
      // Headings and rules wait for what they stand over, so that none stands over nothing.
      if (block.type === 'heading') {
        if (block.isWithin) within = `#### ${block.text}\n\n`
        else [heading, within] = [`### ${block.text}\n\n`, '']
        return []
      }
      if (block.type === 'rule') {
        ruled = true
        return []
      }
      const events: AnswerEvent[] = []
      const text = blockText(block, events)
      const above = takeAbove()
      const beside = block.type === 'list' ? '\n' : TYPOGRAPHY[locale].space
      const join = goesOn && above === '' ? beside : '\n\n'
      const delta = `${printed ? join : ''}${above}${text}`
      printed = true
      return [...events, { type: 'text', delta }]
    },
    count: () => numbers.size,
  }
}

/** `33 Jesus saw her … 34 and said …`: the verses on one line, each behind its printed number. */
function leafText(quote: Quote, locale: Locale): string {
  const verses = leafVerses(quote, locale)
  if (!verses) return onLeaf(shownWords(quote.words, quote.work, locale))
  const space = /^(zh|lzh)/.test(quote.work.language) ? '' : ' '
  return verses.map(({ number, text }) => `${number} ${text}`).join(space)
}

/** Stands in no text: a speech is closed, and its marks are chosen, over all the verses together. */
const BETWEEN = '\u0001'

/** A quotation's verses as the reader reads them: in their script, and every speech in the marks of their language. */
function leafVerses({ verses, work }: Quote, locale: Locale): Quote['verses'] {
  if (!verses) return undefined
  const shown = onLeaf(verses.map(({ text }) => shownWords(text, work, locale)).join(BETWEEN))
  return shown.split(BETWEEN).map((text, i) => ({ number: verses[i]!.number, text }))
}

function citationOf(quote: Quote, n: number, locale: Locale): Citation {
  const verses = leafVerses(quote, locale)
  return {
    n,
    work: quote.work.id,
    section: quote.section,
    ...(quote.passage && { passage: quote.passage }),
    quote: quote.words,
    start: quote.start,
    end: quote.end,
    ...(verses && { verses }),
  }
}
