import { CODES, type CodeName } from '@berea/contract'
import type { SentenceName } from '../messages/sentences.ts'

type Details = {
  /** `data` of the envelope. */
  readonly data?: unknown
  /** What stands in the sentence's places: `{field}`, `{last}`. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Another sentence than the code's own. */
  readonly sentence?: SentenceName
}

/** The application says no, with a code of the contract: HTTP 200. */
export class Refusal extends Error {
  readonly code: number
  readonly sentence: SentenceName
  readonly details: Details

  constructor(name: CodeName & SentenceName, details: Details = {}) {
    super(name)
    this.code = CODES[name]
    this.sentence = details.sentence ?? name
    this.details = details
  }
}

/** Not now: HTTP 503 with Retry-After. */
export class NotNow extends Error {
  readonly sentence: SentenceName
  readonly seconds: number

  constructor(sentence: 'starting' | 'stopping' | 'libraryPreparing' | 'overloaded' | 'diskFull', seconds: number) {
    super(sentence)
    this.sentence = sentence
    this.seconds = seconds
  }
}
