import type { Quote } from '../citing/quote.ts'
import type { Block, Sentence } from './draft.ts'

/** Everything that a block says in sentences, what it is headed by too. */
export function sentencesOf(block: Block): readonly Sentence[] {
  switch (block.type) {
    case 'paragraph':
      return block.sentences
    case 'list':
      return block.items
    case 'table':
      return block.rows.map(({ name, sentence }) => [name, ...sentence])
    case 'heading':
      return [[block.text]]
    case 'scripture':
      return [[block.label]]
    case 'rule':
      return []
  }
}

/** What a sentence quotes or rests on. */
export const quotesIn = (sentence: Sentence): readonly Quote[] =>
  sentence.flatMap((piece) => (typeof piece === 'string' ? [] : 'cite' in piece ? [piece.cite] : [piece.quote]))

/** What a block quotes or rests on. */
export const quotesOf = (block: Block): readonly Quote[] =>
  block.type === 'scripture' ? [block.quote] : sentencesOf(block).flatMap(quotesIn)
