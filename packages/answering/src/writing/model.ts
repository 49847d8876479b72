/** What a model is asked: typed, of a version, in the answer's language. */
export type Prompt = { readonly version: string; readonly system: string; readonly user: string }

/** Why another engine goes on: the contract's words. */
export type Trouble = 'limit' | 'refused' | 'broken' | 'late' | 'unfounded'

/** A model's own way of failing; whatever else it throws is `broken`. */
export class ModelTrouble extends Error {
  readonly why: Trouble
  constructor(why: Trouble, message: string = why) {
    super(message)
    this.name = 'ModelTrouble'
    this.why = why
  }
}

/** A language model: streams what it writes, piece by piece, and ends; throws where it cannot. */
export type Model = {
  /** As the operator named it. */
  readonly name: string
  write(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>
}

/** Milliseconds that a model has: to its first whole sentence, between two pieces, for all of it. */
export type Patience = { readonly first: number; readonly gap: number; readonly whole: number }
export const PATIENCE: Patience = { first: 8_000, gap: 15_000, whole: 90_000 }
