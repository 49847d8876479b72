import type { BookCode } from './book.ts'
import { CANONS, type Canon } from './canons.ts'

const BOOKS = {
  law: 'GEN EXO LEV NUM DEU',
  history: 'JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH 1ES EZR NEH TOB JDT EST ESG 1MA 2MA 3MA',
  wisdom: 'JOB PSA PS2 PRO ECC SNG WIS SIR',
  majorProphets: 'ISA JER LAM LJE BAR EZK DAN DAG',
  minorProphets: 'HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL',
  gospels: 'MAT MRK LUK JHN',
  paul: 'ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM',
  generalLetters: 'JAS 1PE 2PE 1JN 2JN 3JN JUD',
} as const

/** What a Bible's books are counted among. Paul's are those that bear his name: Hebrews, which names no writer, is in none. */
export type BookGroup = keyof typeof BOOKS

/** The books of a group that a church's Bible has, in its order: wisdom, catholic → JOB PSA PRO ECC SNG WIS SIR. */
export function booksOfGroup(group: BookGroup, canon: Canon): BookCode[] {
  const codes = new Set(BOOKS[group].split(' '))
  return CANONS[canon].filter((book) => codes.has(book))
}
