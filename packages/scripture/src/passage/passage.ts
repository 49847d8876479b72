import type { BookCode } from '../canon/book.ts'

/** One verse, in a numbering that the context names (the English one unless said otherwise). Both numbers count from 1. */
export type Verse = { readonly book: BookCode; readonly chapter: number; readonly verse: number }

/** An unbroken run of verses of one book, first and last included. */
export type Passage = { readonly first: Verse; readonly last: Verse }
