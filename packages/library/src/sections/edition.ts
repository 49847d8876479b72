import type { BookCode } from '@berea/scripture'

/** One verse of a Bible edition, numbered as the edition prints it. */
export type EditionVerse = {
  readonly chapter: number
  readonly verse: number
  /** The last verse of a bridge ("1-2"): the text stands for all of them together. */
  readonly through?: number
  /** Plain text; lines of poetry are parted by one line break. Quotations are exact slices of it. */
  readonly text: string
  /** A paragraph begins with this verse. */
  readonly paragraph?: true
  /** A line of poetry begins with this verse. */
  readonly line?: true
  /** The editors' heading that stands before this verse. */
  readonly heading?: string
  /** A psalm's title, where the edition prints it outside the verses. */
  readonly title?: string
}

export type EditionBook = { readonly book: BookCode; readonly verses: readonly EditionVerse[] }
