import type { Quote } from '../citing/quote.ts'
import type { Block, Sentence } from '../compose/draft.ts'
import { quotesIn } from '../compose/quotes-in.ts'

type Place = Pick<Quote, 'section' | 'start' | 'end'>

/** Of a quotation so much has been quoted before for it not to be quoted again. */
const SAID = 0.6

/**
 * What of a composed answer is left to say where another engine has said a part of it: no quotation twice, no line above what
 * has gone, no bare connective sentence. With nothing said it is all of it.
 */
export function leftToSay(blocks: readonly Block[], said: readonly Place[]): readonly Block[] {
  if (said.length === 0) return blocks
  const left: Block[] = []
  let above: Block | undefined
  for (const block of blocks) {
    if (isLineAbove(block)) {
      above = block
      continue
    }
    const rest = restOf(block, said)
    if (rest && above && rest.type === 'scripture') left.push(above)
    above = undefined
    if (rest) left.push(rest)
  }
  return left
}

const isLineAbove = (block: Block): boolean =>
  block.type === 'paragraph' &&
  block.sentences.every((sentence) => quotesIn(sentence).length === 0) &&
  /[:：]\s*$/.test(textOf(block.sentences.at(-1)))

const textOf = (sentence: Sentence | undefined): string => {
  const last = sentence?.at(-1)
  return typeof last === 'string' ? last : ''
}

function restOf(block: Block, said: readonly Place[]): Block | undefined {
  const isNew = (sentence: Sentence) => {
    const quotes = quotesIn(sentence)
    return quotes.length > 0 && !quotes.every((quote) => isSaid(quote, said))
  }
  switch (block.type) {
    case 'heading':
    case 'rule':
      return block
    case 'scripture':
      return isSaid(block.quote, said) ? undefined : block
    case 'paragraph': {
      const sentences = block.sentences.filter(isNew)
      return sentences.length > 0 ? { ...block, sentences } : undefined
    }
    case 'list': {
      const items = block.items.filter(isNew)
      return items.length > 0 ? { ...block, items } : undefined
    }
    case 'table':
      return block
  }
}

function isSaid(
  { section, start, end }: Pick<Quote, 'section' | 'start' | 'end'>,
  said: readonly Pick<Quote, 'section' | 'start' | 'end'>[],
): boolean {
  const parts = said.filter((one) => one.section === section && one.start < end && one.end > start)
  const length = parts.reduce((sum, one) => sum + Math.min(one.end, end) - Math.max(one.start, start), 0)
  return length >= (end - start) * SAID
}
