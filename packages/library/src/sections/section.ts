import type { Passage } from '@berea/scripture'

/** What a work is: the kinds of the library's manifest, and `own`, which no pack is: what Berea's editors wrote. */
export type Kind =
  | 'bible'
  | 'commentary'
  | 'notes'
  | 'dictionary'
  | 'lexicon'
  | 'people-places'
  | 'topics'
  | 'questions'
  | 'theology'
  | 'creeds'
  | 'fathers'
  | 'sermons'
  | 'devotional'
  | 'prayers'
  | 'hymns'
  | 'stories'
  | 'original'
  | 'images'
  | 'geodata'
  | 'crossrefs'
  | 'names'
  | 'versification'
  | 'model'
  | 'own'

export type Tier = 'core' | 'standard' | 'extended'

/** Whose text it is. `ecumenical` and `patristic` belong to all. */
export type WorkTradition = 'protestant' | 'catholic' | 'orthodox' | 'ecumenical' | 'patristic'

/**
 * One text of the library: a Bible edition, a commentary, a dictionary. Its id is its pack's id
 * everywhere ("bible-en-bsb"), so that a link outlives a rebuild.
 */
export type Work = {
  readonly id: string
  /** In English, and in the work's own language where the two differ. */
  readonly title: string
  readonly titleLocal?: string
  /** BCP 47: en, zh-Hans, zh-Hant, lzh-Hant, es, fr, grc, he, la, mul, und. */
  readonly language: string
  readonly kind: Kind
  readonly tradition: WorkTradition
  readonly author?: string
  readonly year?: number
  readonly licence: string
  /** Where the text came from: a publisher's address or repository, shown with the licence. */
  readonly origin?: string
  readonly tier: Tier
  /** Characters of text after markup is stripped. */
  readonly characters: number
}

/**
 * The addressable piece of a work that is not a Bible: a note, a dictionary article, a catechism's
 * question, a chapter of a treatise. Quotations are exact slices of `text`.
 */
export type Section = {
  /** `<work>/<key>`, the same after every rebuild of the same source. */
  readonly id: string
  readonly work: string
  /** Place in the work's reading order, from 0. */
  readonly order: number
  /** The section that holds this one (a part, a book, a chapter), if any. */
  readonly parent?: string
  /** Where it differs from the work's, which has several. */
  readonly language?: string
  /** As the work prints it: "Romans 8:26", "Abda", a catechism's question. */
  readonly title?: string
  /** Plain text; paragraphs are parted by a blank line, lines of verse by one line break. */
  readonly text: string
  /** The passages it is about, in the English numbering, most exact first. Not every passage it mentions. */
  readonly passages: readonly Passage[]
  /** Passages named inside the text (proof texts, references), in the English numbering. */
  readonly mentions?: readonly Passage[]
  /** Other names it may be looked up by: alternate headwords, spellings, Strong's numbers. */
  readonly terms?: readonly string[]
  /** Where it differs from the work's: the Father who wrote it, the year. */
  readonly author?: string
  readonly year?: number
  /** Keys shared by the same article in other languages or works ("aquifer:1234", "place:Nile"). */
  readonly links?: readonly string[]
  /** What a kind needs beside its text, already checked by its importer (coordinates, dates, a picture's file). */
  readonly facts?: Readonly<Record<string, string | number | readonly string[]>>
  /** The file in the pack it was read from, and where in it (a line, an entry's id). */
  readonly provenance: { readonly file: string; readonly at?: string }
}
