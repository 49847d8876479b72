import type { BookCode } from '../canon/book.ts'
import { lastVerse } from '../canon/counting.ts'
import type { Verse } from '../passage/passage.ts'

/** The song of KJV's S3Y counts 68 verses where Daniel 3 has 67: it divides verse 52, and has 54 and 55 changed about. */
function inGreekDaniel(verse: number): number {
  if (verse <= 29) return verse + 23
  if (verse === 30) return 52
  if (verse === 32) return 55
  if (verse === 33) return 54
  return verse + 22
}

/**
 * Some texts have two places in the English numbering, as editions print them apart or inside another book. This is the
 * one to keep them under: SUS 1:1 → DAG 13:1, BEL 1:1 → DAG 14:1, S3Y 1:1 → DAG 3:24, LJE 1:1 → BAR 6:1; what Greek
 * Daniel and Esther share with the Hebrew, there: DAG 6:1 → DAN 6:1, DAG 3:91 → DAN 3:24, ESG 2:1 → EST 2:1.
 */
export function homeOf(verse: Verse): Verse {
  const at = (book: BookCode, chapter: number, number: number): Verse => ({ book, chapter, verse: number })
  if (verse.book === 'SUS') return at('DAG', 13, verse.verse)
  if (verse.book === 'BEL') return at('DAG', 14, verse.verse)
  if (verse.book === 'LJE') return at('BAR', 6, verse.verse)
  if (verse.book === 'S3Y') return at('DAG', 3, inGreekDaniel(verse.verse))
  if (verse.book === 'DAG' && verse.chapter === 3 && verse.verse > 90) return at('DAN', 3, verse.verse - 67)
  if (verse.book === 'DAG' && verse.chapter === 3 && verse.verse > 23) return verse
  const hebrew = verse.book === 'DAG' ? 'DAN' : verse.book === 'ESG' ? 'EST' : undefined
  if (!hebrew || verse.verse > lastVerse(hebrew, verse.chapter)) return verse
  return at(hebrew, verse.chapter, verse.verse)
}
