export { BOOK_CODES, type BookCode } from './canon/book.ts'
export { CANONS, type Canon, isBookCode, isInCanon, type Testament, testamentOf } from './canon/canons.ts'
export { type Counting, ENGLISH, lastChapter, lastVerse } from './canon/counting.ts'
export { type BookGroup, booksOfGroup } from './canon/groups.ts'
export { hasVerse, ordinal, VERSES_66, VERSES_ALL, verseAt } from './canon/ordinal.ts'
export { firstEditions, TEXT_LANGUAGES } from './editions.ts'
export { LOCALES, type Locale, TRADITIONS, type Tradition } from './locale.ts'
export { bookName, type NameOptions, nameOfChapter } from './names/book-names.ts'
export { TERM_NAMES, type Term, wording } from './names/terms.ts'
export {
  bookPassage,
  chapterPassage,
  comparePassages,
  compareVerses,
  contains,
  findProblem,
  follows,
  joinPassages,
  listVerses,
  overlaps,
  type Passage,
  passage,
  sizeOf,
  type Verse,
} from './passage/passage.ts'
export { isProblem, type Problem } from './passage/problem.ts'
export { type FindOptions, type Found, findReferences } from './reference/find.ts'
export { type FormatOptions, formatList, formatPassage } from './reference/format.ts'
export { type Listed, type ListOptions, parseList } from './reference/list.ts'
export { formatUsfm, parseOsis, parseUsfm } from './reference/usfm.ts'
export { numberingOf } from './versification/editions.ts'
export {
  countingOf,
  fromEnglish,
  NUMBERINGS,
  type Numbering,
  passageFromEnglish,
  passageToEnglish,
  toEnglish,
} from './versification/numbering.ts'
export { homeOf } from './versification/twins.ts'
export { understoodNumbering, writtenNumbering } from './versification/written.ts'
