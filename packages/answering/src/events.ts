import type { Locale, Passage } from '@berea/scripture'
import type { Intent } from './understand/intent.ts'

export type Citation = {
  /** From 1, in order of first use; the text's `[^n]`. */
  readonly n: number
  readonly work: string
  /** The section that holds the quoted words; for a Bible, the edition's chapter (`bible-en-bsb/JHN.11`). */
  readonly section: string
  /** Bibles, and sections about one passage: in the English numbering. */
  readonly passage?: Passage
  /** Exactly `section.text.slice(start, end)`. */
  readonly quote: string
  readonly start: number
  readonly end: number
  /** A Bible's quotation verse by verse, numbered as the edition prints it, so that a page can set it. */
  readonly verses?: readonly { readonly number: string; readonly text: string }[]
}

export type Related = {
  /** Works, by id. */
  readonly books: readonly string[]
  /** Sections of Fathers, confessions, commentaries; and of topics, dictionaries, devotionals. */
  readonly literature: readonly { readonly section: string; readonly title: string; readonly work: string }[]
  readonly content: readonly { readonly section: string; readonly title: string; readonly work: string }[]
  readonly photos: readonly {
    readonly section: string
    readonly file: string
    readonly caption: string
    readonly credit: string
  }[]
}

/** What was taken over from the conversation. */
export type Leans = {
  /** The id of the answer that it leans on. */
  readonly answer: string
  readonly took: string
  /** How else the question may be read, each as a question that stands alone. */
  readonly readings: readonly string[]
  /** A model has put the question so that it stands alone: `took` is that question. */
  readonly isRestated?: true
}

/** A budget is spent; the model refused, broke off, came too late, said what nothing bears out; its server fell. */
type EngineChange = 'limit' | 'refused' | 'broken' | 'late' | 'unfounded' | 'taken-over'

/** What an answer of a model was made with, to look into it later. */
export type MadeWith = {
  readonly model: string
  /** The version of the prompt, of the library, of our own content. */
  readonly prompt: string
  readonly library: string
  readonly knowledge: string
  /** Sections, each with the place in it, in the order of their ids. */
  readonly evidence: readonly string[]
}

/** An answer is a run of these, the last of them always and only `ended`. */
export type AnswerEvent =
  | {
      readonly type: 'understood'
      readonly locale: Locale
      readonly intent: Intent
      readonly passages: readonly Passage[]
      readonly terms: readonly string[]
      readonly engine: 'composer' | 'writer' | 'persona'
      /** Absent where the question stands alone. */
      readonly leans?: Leans
    }
  | {
      readonly type: 'status'
      readonly doing: 'searching' | 'reading' | 'writing' | 'checking'
      /** What was found so far, and in whose words it was looked up: a section of each. */
      readonly found?: readonly Passage[]
      readonly consulted?: readonly { readonly work: string; readonly section: string }[]
    }
  /** Before the text that uses it. */
  | { readonly type: 'citation'; readonly citation: Citation }
  /** Markdown, whole sentences or blocks at a time; Scripture as block quotes whose last line ends in `[^n]`. */
  | { readonly type: 'text'; readonly delta: string }
  | {
      readonly type: 'check'
      readonly checked: number
      readonly corrected: number
      readonly removed: number
      /** Of a model's draft: sentences that went. */
      readonly sentences?: number
    }
  /** Another engine goes on from here, and why. */
  | { readonly type: 'engine'; readonly engine: 'composer'; readonly why: EngineChange }
  /** For whoever stores the answer: what a model was asked with. */
  | { readonly type: 'made-with'; readonly madeWith: MadeWith }
  | { readonly type: 'related'; readonly related: Related }
  | { readonly type: 'follow-ups'; readonly questions: readonly string[] }
  | { readonly type: 'ended'; readonly reason: 'done' | 'stopped' }
  | { readonly type: 'ended'; readonly reason: 'failed'; readonly code: 10214 | 10215 }
