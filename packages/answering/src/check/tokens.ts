import type { Quote } from '../citing/quote.ts'
import type { Item, Part } from '../writing/material.ts'

/** `{{q:E3:12-15}}`: parts 12 to 15 of the third item; `{{q:E3:2}}` one part, `{{q:E3}}` all of it. */
const TOKEN = /\{\{\s*q\s*:\s*E(\d{1,3})(?:\s*:\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?)?\s*\}\}/g

export type Token = {
  readonly start: number
  readonly end: number
  /** Undefined where there is no such item or part. */
  readonly quote: Quote | undefined
}

/** The tokens of a text, each with what the library has there. */
export function findTokens(text: string, items: readonly Item[]): readonly Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const [whole, item, from, to = from] = match
    const found = items.find(({ id }) => id === `E${Number(item)}`)
    const quote = found && (from === undefined ? found.quote : quoteParts(found, Number(from), Number(to)))
    return { start: match.index, end: match.index + whole.length, quote }
  })
}

/** Parts of an item, counted from 1, as a quotation; undefined where it has not so many. */
function quoteParts({ quote, parts }: Item, from: number, to: number): Quote | undefined {
  const [first, last] = [parts[from - 1], parts[to - 1]]
  if (!first || !last || from > to) return undefined
  return quoteSpan(quote, parts, first.start, last.end)
}

/** A stretch of an item, by places in its section; of Scripture with the verses that it touches. */
export function quoteSpan(quote: Quote, parts: readonly Part[], start: number, end: number): Quote {
  const touched = parts.filter((part) => part.start < end && part.end > start)
  const [first, last] = [touched[0]?.verse, touched.at(-1)?.verse]
  const { verses, passage, ...rest } = quote
  const isWhole = touched[0]?.start === start && touched.at(-1)?.end === end
  const numbers =
    isWhole && verses?.length === parts.length ? verses.filter((_, at) => touched.includes(parts[at]!)) : undefined
  return {
    ...rest,
    words: quote.words.slice(start - quote.start, end - quote.start),
    start,
    end,
    ...(first && last ? { passage: { first, last } } : passage && { passage }),
    ...(numbers && { verses: numbers }),
  }
}
