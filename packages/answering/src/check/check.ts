import { locate, type Section } from '@berea/library'
import type { Passage } from '@berea/scripture'
import type { Quote } from '../citing/quote.ts'
import type { Block, Piece, Sentence } from '../compose/draft.ts'

/** What the checks of one answer came to. */
type Tally = { readonly checked: number; readonly corrected: number; readonly removed: number }

export type Checker = {
  /** The block with every quotation as the library has it; undefined where nothing of it stands. */
  check(block: Block): Promise<Block | undefined>
  tally(): Tally
}

/**
 * Compares every quotation with the section it cites before a reader sees it: exact → shown,
 * nearly → replaced by the exact words, not found → removed, and its sentence with it; so is what is not for this asker.
 */
export function createChecker(
  read: (id: string) => Promise<Section | undefined>,
  isNotHere: (passage: Passage) => boolean = () => false,
): Checker {
  const settled = new Map<string, Promise<Quote | undefined>>()
  const count = { checked: 0, corrected: 0, removed: 0 }

  async function settle(quote: Quote): Promise<Quote | undefined> {
    if (quote.passage && isNotHere(quote.passage)) return undefined
    const section = await read(quote.section)
    count.checked += 1
    if (section?.text.slice(quote.start, quote.end) === quote.words && quote.words !== '') return quote
    const place = section && locate(quote.words, section.text)
    if (!section || !place) {
      count.removed += 1
      return undefined
    }
    count.corrected += 1
    const { verses: _outdated, ...rest } = quote
    return { ...rest, start: place.start, end: place.end, words: section.text.slice(place.start, place.end) }
  }

  /** Each quotation once, however often it is shown. */
  const verify = (quote: Quote) => {
    const key = `${quote.section} ${quote.start} ${quote.end} ${quote.words}`
    const known = settled.get(key) ?? settle(quote)
    settled.set(key, known)
    return known
  }

  async function checkSentence(sentence: Sentence): Promise<Sentence | undefined> {
    const pieces: Piece[] = []
    for (const piece of sentence) {
      const checked = typeof piece === 'string' ? piece : await checkPiece(piece)
      if (checked === undefined) return undefined
      pieces.push(checked)
    }
    return pieces
  }

  async function checkPiece(piece: Exclude<Piece, string>): Promise<Piece | undefined> {
    if ('cite' in piece) {
      const cite = await verify(piece.cite)
      return cite && { cite }
    }
    const quote = await verify(piece.quote)
    if (!quote || !piece.within) return quote && { quote }
    const within = await verify(piece.within)
    // The longer quotation is cited only while it really holds the shorter one.
    return within && within.start <= quote.start && quote.end <= within.end ? { quote, within } : { quote }
  }

  const keep = async <T>(items: readonly T[], check: (item: T) => Promise<T | undefined>): Promise<T[]> =>
    (await Promise.all(items.map(check))).filter((item) => item !== undefined)

  return {
    async check(block) {
      switch (block.type) {
        case 'heading':
        case 'rule':
          return block
        case 'scripture': {
          const quote = await verify(block.quote)
          return quote && { ...block, quote }
        }
        case 'paragraph': {
          const sentences = await keep(block.sentences, checkSentence)
          return sentences.length > 0 ? { ...block, sentences } : undefined
        }
        case 'list': {
          const items = await keep(block.items, checkSentence)
          return items.length > 0 ? { ...block, items } : undefined
        }
        case 'table': {
          const rows = await keep(block.rows, async (row) => {
            const sentence = await checkSentence(row.sentence)
            return sentence && { ...row, sentence }
          })
          return rows.length > 1 ? { ...block, rows } : undefined
        }
      }
    },
    tally: () => ({ ...count }),
  }
}
