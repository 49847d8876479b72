import type { BookCode } from '../canon/book.ts'

/** Why a reference leads nowhere. The words for a reader are made where it is shown. */
export type Problem =
  | { readonly code: 'unreadable'; readonly text: string }
  | { readonly code: 'no-such-book'; readonly name: string; readonly nearest: readonly BookCode[] }
  | {
      readonly code: 'no-such-chapter'
      readonly book: BookCode
      readonly chapter: number
      readonly lastChapter: number
    }
  | {
      readonly code: 'no-such-verse'
      readonly book: BookCode
      readonly chapter: number
      readonly verse: number
      readonly lastVerse: number
    }
  | { readonly code: 'backwards' }
  | { readonly code: 'two-books' }

export const isProblem = (value: object): value is Problem => 'code' in value
