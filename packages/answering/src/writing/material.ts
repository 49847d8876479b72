import type { Locale, Passage, Verse } from '@berea/scripture'
import type { Quote } from '../citing/quote.ts'

export type Role = 'prepared' | 'passage' | 'explanation' | 'definition' | 'tradition' | 'commentator'

/** A sentence or verse of an item, by its place in the section's text, end exclusive. */
export type Part = { readonly start: number; readonly end: number; readonly verse?: Verse }

/** Something of the library that an answer may be made of. */
export type Item = {
  /** `E7`, by which a draft names it. */
  readonly id: string
  readonly role: Role
  /** All of it, as a quotation. */
  readonly quote: Quote
  /** Sentences or verses; a draft counts them from 1. */
  readonly parts: readonly Part[]
  /** What its text is written in, BCP 47. */
  readonly language: string
  /** What it is called in the reader's language: a reference, a work, whoever speaks, with their century. */
  readonly label: string
  /** Whoever speaks, by all that they are called here, and when they lived or wrote. */
  readonly author?: { readonly names: readonly string[]; readonly years: readonly number[] }
}

/**
 * All that a language model gets to see of the library for one answer, and all that its draft may claim. Plain data: whatever
 * gathers evidence fills it.
 */
export type Material = {
  readonly locale: Locale
  /** What is known best first; ids in this order. */
  readonly items: readonly Item[]
  /** Sentences of our own that are made of the same evidence: what they name may be named. */
  readonly said: string
  /** Places that are named for reading on. */
  readonly places: readonly Passage[]
}
