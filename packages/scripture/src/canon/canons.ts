import { BOOK_CODES, type BookCode } from './book.ts'

/** How many of the books every church shares: they open the order of `BOOK_CODES`. */
const SHARED = 66
const FIRST_OF_NEW = BOOK_CODES.indexOf('MAT')

export type Canon = 'protestant' | 'catholic' | 'orthodox'
export type Testament = 'old' | 'new' | 'deuterocanon'

const list = (text: string) => text.trim().split(/\s+/) as BookCode[]
const NEW_TESTAMENT = BOOK_CODES.slice(FIRST_OF_NEW, SHARED)

/**
 * The books of each church's Bible in the order it prints them.
 * Catholic: the Council of Trent's 73 in the order of the modern editions; Greek Esther and Daniel
 * are parts of EST and DAN there. Orthodox: the order of the Greek Old Testament, with the
 * appendix (the Prayer of Manasseh, 4 Maccabees; 2 Esdras, which the Slavonic Bible prints) last.
 */
export const CANONS: Readonly<Record<Canon, readonly BookCode[]>> = {
  protestant: BOOK_CODES.slice(0, SHARED),
  catholic: [
    ...list(`GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH TOB JDT EST 1MA 2MA
      JOB PSA PRO ECC SNG WIS SIR ISA JER LAM BAR EZK DAN
      HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL`),
    ...NEW_TESTAMENT,
  ],
  orthodox: [
    ...list(`GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH 1ES EZR NEH TOB JDT ESG 1MA 2MA 3MA
      PSA PS2 JOB PRO ECC SNG WIS SIR
      HOS AMO MIC JOL OBA JON NAM HAB ZEP HAG ZEC MAL ISA JER BAR LAM LJE EZK DAG`),
    ...NEW_TESTAMENT,
    ...list('MAN 4MA 2ES'),
  ],
}

/** Books that some editions print apart and others inside another one. */
const INSIDE: Partial<Record<BookCode, BookCode>> = {
  ESG: 'EST',
  EST: 'ESG',
  DAG: 'DAN',
  DAN: 'DAG',
  S3Y: 'DAG',
  SUS: 'DAG',
  BEL: 'DAG',
  LJE: 'BAR',
}

/** Whether a church reads this book as Scripture, printed apart or inside another: SUS is in the Catholic canon, 3MA is not. */
export function isInCanon(book: BookCode, canon: Canon): boolean {
  const books = CANONS[canon]
  if (books.includes(book)) return true
  const other = INSIDE[book]
  if (canon === 'protestant' || other === undefined) return false
  return books.includes(other) || isInCanon(other, canon)
}

/** GEN → old, JHN → new, TOB → deuterocanon (what the 66 don't hold, whatever each church calls it). */
export function testamentOf(book: BookCode): Testament {
  const place = BOOK_CODES.indexOf(book)
  return place >= SHARED ? 'deuterocanon' : place >= FIRST_OF_NEW ? 'new' : 'old'
}

const CODES: ReadonlySet<string> = new Set(BOOK_CODES)

/** Whether a text is a book's USFM code, in capitals. */
export const isBookCode = (text: string): text is BookCode => CODES.has(text)
