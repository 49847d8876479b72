import type { Danger } from '../../../understand/special-cases/danger.ts'
import type { Outside } from '../../../understand/special-cases/outside.ts'
import type { Talk } from '../../../understand/special-cases/talk.ts'

/** One language's answers that need no search. Lists are forms of one sentence, any of which may be chosen. */
export type FixedSentences = {
  /** Warm words first, then what to do now, then what leads to a short word of Scripture. */
  readonly danger: Readonly<Record<Danger, { readonly warm: string; readonly now: string; readonly word: string }>>
  readonly help: {
    readonly emergency: (number: string) => string
    readonly crisis: (line: string) => string
    readonly abuse: (line: string) => string
    readonly child: (line: string) => string
    /** A number and the countries that it serves. */
    readonly within: (number: string, countries: readonly string[]) => string
    readonly list: (numbers: readonly string[]) => string
    /** How to find one's own number where none of those is it. */
    readonly elsewhere: string
    readonly join: (parts: readonly string[]) => string
  }
  /** Beside an answer about suicide. */
  readonly care: (help: string) => string
  /** Before an answer to someone who may be in danger. */
  readonly worry: (help: string) => string
  readonly talk: Readonly<Record<Talk, readonly string[]>>
  readonly outside: Readonly<Partial<Record<Outside, readonly string[]>>> & { readonly any: readonly string[] }
  /** Whose name is asked for and given nowhere, and where they are told of. */
  readonly nameless: { readonly unnamed: readonly string[]; readonly told: (place: string) => string }
  readonly unwritten: {
    readonly saying: readonly string[]
    readonly teaching: readonly string[]
    readonly near: (places: string) => string
  }
  readonly wrong: {
    readonly chapter: (asked: string, book: string, last: number) => string
    readonly onlyChapter: (asked: string, book: string, verses: number) => string
    readonly verse: (asked: string, chapter: string, last: number) => string
    readonly book: (asked: string) => string
    readonly nearest: (books: readonly string[]) => string
  }
  readonly suggestions: readonly string[]
}
