import { BOOK_CODES, type BookCode } from '../canon/book.ts'
import { isBookCode } from '../canon/canons.ts'
import { type Counting, ENGLISH } from '../canon/counting.ts'
import { chapterPassage, type Passage, passage } from '../passage/passage.ts'
import { isProblem, type Problem } from '../passage/problem.ts'

const USFM = /^([1-4A-Z][A-Z0-9]{2})(?: (\d{1,3})(?::(\d{1,3}))?(?:[-–](?:(\d{1,3}):)?(\d{1,3}))?)?$/

/**
 * The text form of references in the API and in stored data.
 * "JHN 11:33-36", "JHN 11:33", "JHN 11", "JHN 11-12", "JHN", "GEN 1:1-2:3" → a passage;
 * "TIT 4:7" → no-such-chapter; "John 3" → unreadable.
 */
export function parseUsfm(text: string, counting: Counting = ENGLISH): Passage | Problem {
  const match = USFM.exec(text.trim())
  const book = match?.[1]
  if (!match || !book || !isBookCode(book)) return { code: 'unreadable', text }
  const [chapter, verse, toChapter, to] = match.slice(2).map((digits) => (digits ? Number(digits) : undefined))
  if (chapter === undefined) return chapterPassage(book, 1, counting.lastChapter(book), counting)
  if (verse === undefined) {
    if (toChapter === undefined) return chapterPassage(book, chapter, to ?? chapter, counting)
    return passage({ book, chapter, verse: 1 }, { book, chapter: toChapter, verse: to! }, counting)
  }
  const first = { book, chapter, verse }
  return passage(first, { book, chapter: toChapter ?? chapter, verse: to ?? verse }, counting)
}

/** The shortest form that `parseUsfm` reads back: JHN 11:1–57 → "JHN 11", JHN 1–21 → "JHN 1-21". */
export function formatUsfm({ first, last }: Passage, counting: Counting = ENGLISH): string {
  const { book } = first
  const whole = first.verse === 1 && last.verse === counting.lastVerse(book, last.chapter)
  if (whole) {
    return first.chapter === last.chapter ? `${book} ${first.chapter}` : `${book} ${first.chapter}-${last.chapter}`
  }
  const start = `${book} ${first.chapter}:${first.verse}`
  if (first.chapter !== last.chapter) return `${start}-${last.chapter}:${last.verse}`
  return first.verse === last.verse ? start : `${start}-${last.verse}`
}

// OSIS names the 66 in the same order as ours, then the deuterocanon (OSIS 2.1.1, appendix C).
const OSIS_NAMES = `Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth
  Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah
  Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col
  1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev
  Tob Jdt EsthGr Wis Sir Bar EpJer PrAzar Sus Bel DanGr 1Macc 2Macc 1Esd PrMan AddPs 3Macc 2Esd 4Macc`.split(/\s+/)
const FROM_OSIS = new Map<string, BookCode>(OSIS_NAMES.map((name, index) => [name.toLowerCase(), BOOK_CODES[index]!]))
FROM_OSIS.set('addesth', 'ESG').set('adddan', 'DAG').set('ps151', 'PS2')

const OSIS_PLACE = /^(\w+)(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?$/

/** "John.11.33" → JHN 11:33, "1Cor.13.4-1Cor.13.7" → 1CO 13:4-7, "Ps.23" → PSA 23; "Bible:Gen.1.1!a" loses its work and grain. */
export function parseOsis(text: string, counting: Counting = ENGLISH): Passage | Problem {
  const ends = text
    .trim()
    .split('-')
    .map((end) => OSIS_PLACE.exec(end.replace(/^[\w.]+:/, '').replace(/!.*$/, '')))
  const from = ends[0]
  const to = ends.length > 1 ? ends[1] : from
  const book = FROM_OSIS.get(from?.[1]?.toLowerCase() ?? '')
  const toBook = FROM_OSIS.get(to?.[1]?.toLowerCase() ?? '')
  if (ends.length > 2 || !from || !to || !book || !toBook) return { code: 'unreadable', text }
  if (book !== toBook) return { code: 'two-books' }
  const chapter = from[2] ? Number(from[2]) : 1
  const lastChapter = to[2] ? Number(to[2]) : counting.lastChapter(book)
  const whole = chapterPassage(book, chapter, lastChapter, counting)
  if (isProblem(whole)) return whole
  const first = from[3] ? { book, chapter, verse: Number(from[3]) } : whole.first
  const last = to[3] ? { book, chapter: lastChapter, verse: Number(to[3]) } : whole.last
  return passage(first, last, counting)
}
