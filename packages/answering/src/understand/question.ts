import type { Locale, Passage, Tradition, Verse } from '@berea/scripture'
import type { Intent } from './intent.ts'

export type Mode = 'deep' | 'quick' | 'professional'

/** What a person sent, with the settings that bear on the answer. */
export type Question = {
  readonly text: string
  /** The interface language: used where the question's own cannot be told. */
  readonly locale: Locale
  readonly tradition: Tradition
  readonly mode: Mode
  /** Editions chosen by the reader, by locale; else the tradition's default. */
  readonly editions?: Partial<Record<Locale, string>>
  /** Professional mode: answer from these works alone. */
  readonly libraries?: readonly string[]
}

/** A question asked before in the conversation, with what its answer told, where it was answered to its end. */
export type Turn = Question & { readonly told?: Told }

/** What an answer was about. */
export type Told = {
  /** The answer's id. */
  readonly answer: string
  /** What its question named, best first. */
  readonly terms: readonly string[]
  /** The passages that it cited, in their order. */
  readonly passages: readonly Passage[]
  /** The section of Berea's own words that it was made of. */
  readonly own?: string
}

/** What was spoken of: its name, as a heading has it, and the section of Berea's own words that is on it. */
export type After = {
  readonly title: string
  readonly section?: string
  /** The last answer was made of it. */
  readonly isTold: boolean
  /** It is what somebody cried out about: all that follows may be on that. */
  readonly isCry?: true
}

/** A place that was asked for and does not exist, with what does. */
export type WrongReference =
  | { readonly problem: 'no-such-book'; readonly asked: string; readonly nearest: readonly string[] }
  | { readonly problem: 'no-such-chapter'; readonly asked: Verse; readonly lastChapter: number }
  | { readonly problem: 'no-such-verse'; readonly asked: Verse; readonly lastVerse: number }

/** The question as understood, before anything is looked up. */
export type Understood = {
  readonly question: Question
  /** The language of the answer. */
  readonly locale: Locale
  readonly intent: Intent
  readonly passages: readonly Passage[]
  readonly wrong: readonly WrongReference[]
  /** Words in quotation marks or after "where does it say": wording to find. */
  readonly wording?: string
  /** Persons, places, things and topics named, in the question's own words, best first. */
  readonly terms: readonly string[]
  /** The two sides of a comparison. */
  readonly sides?: readonly [string, string]
  /** What is false, outside, dangerous or small talk about it: names the sentence to answer with (`premise.apple`, `danger.self-harm`, `talk.thanks`). */
  readonly matter?: string
  /** Tags of the language a passage is asked for in, where it is not the reader's: "John 3:16 in Spanish". */
  readonly inLanguage?: readonly string[]
  /** The section of the library that asks and answers just this, by its id: then nothing else is meant. */
  readonly answered?: string
  /** What was spoken of when it was asked. */
  readonly after?: After
  /** The section of Berea's own words that the last answer was made of, where this question goes on from it: it is not said again. */
  readonly said?: string
  /** What the message asks besides: "… and how did he die?" */
  readonly second?: Understood
  /** The question without its frame ("What does the Bible say about"), for searching. */
  readonly search: string
}
