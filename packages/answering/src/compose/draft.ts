import type { Quote } from '../citing/quote.ts'

/**
 * A part of a sentence: the composer's own words; a quotation (which may be part of a longer one
 * that the reader sees in full: then that one is cited, once); or a bare note mark.
 */
export type Piece = string | { readonly quote: Quote; readonly within?: Quote } | { readonly cite: Quote }

/** Stands or falls as a whole: when one of its quotations isn't in the library, the sentence goes. */
export type Sentence = readonly Piece[]

export type Block =
  | {
      readonly type: 'paragraph'
      readonly sentences: readonly Sentence[]
      /** It says itself how sure it is, or is sure by what it was made from: the gate is not asked. */
      readonly isSettled?: true
      /** It says that it may not be what is asked: what only comes near, in our own words, goes before it. */
      readonly isDoubted?: true
    }
  /** `isWithin`: below a heading, of a part of what that stands over. */
  | { readonly type: 'heading'; readonly text: string; readonly isWithin?: true }
  /** A passage on its own block of verses, its reference below it. */
  | { readonly type: 'scripture'; readonly quote: Quote; readonly label: string }
  | { readonly type: 'list'; readonly items: readonly Sentence[] }
  /** A row is shown only with its quotation; a table only with two rows. */
  | {
      readonly type: 'table'
      readonly title: string
      readonly rows: readonly { readonly name: string; readonly sentence: Sentence }[]
    }
  | { readonly type: 'rule' }
