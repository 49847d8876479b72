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

/** For what a visitor can't have: the page says which it is. */
export const accountNeeded = (): Refusal =>
  new Refusal('notAllowed', { data: { needs: 'account' }, sentence: 'accountNeeded' })

/** Seconds until a reader may try again, by what is in the way: soon, but not so soon that they add to it. */
export const COME_BACK = {
  starting: 2,
  databaseAway: 3,
  stopping: 5,
  libraryPreparing: 5,
  overloaded: 5,
  diskFull: 10,
  googleAway: 10,
} as const

/** More than an address may: HTTP 429 with Retry-After. */
export class TooMany extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super('too many')
    this.seconds = seconds
  }
}

/** Not now: HTTP 503 with Retry-After. */
export class NotNow extends Error {
  readonly sentence: keyof typeof COME_BACK
  readonly seconds: number

  constructor(sentence: keyof typeof COME_BACK, seconds: number = COME_BACK[sentence]) {
    super(sentence)
    this.sentence = sentence
    this.seconds = seconds
  }
}
