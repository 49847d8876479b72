export { BOOK_CODES, type BookCode } from './canon/book.ts'
export { LOCALES, type Locale, TRADITIONS, type Tradition } from './locale.ts'
export type { Passage, Verse } from './passage/passage.ts'
