import type { BookCode } from '../canon/book.ts'

/**
 * One row a book: "usual name|short name|other spellings that people type…".
 * A number before a name stands for all its forms: 1, I, first, primera, 1re …
 */
export type NameTable = Readonly<Partial<Record<BookCode, string>>>
