import type { BookCode } from '../canon/book.ts'

/**
 * Where the numberings differ from the English one, as facts: "own>English", verse by verse where both runs are as
 * long, as a whole where they are not. What is not named has the same number in both. A book without a code on the
 * English side is the same book. In the deuterocanon the churches' texts themselves differ (Tobit and Sirach in
 * Latin are other recensions): there equal numbers are linked, and what goes past an end with the last verse.
 */
export type Differences = ReadonlyMap<BookCode, string>

/** One book a paragraph: "JOL 3:1-5>2:28-32; 4:1-21>3:1-21"; a line that begins with blanks goes on. */
export function rules(text: string): Differences {
  const lines = text.trim().replace(/\n +/g, ' ').split('\n')
  return new Map(lines.map((line) => [line.slice(0, 3) as BookCode, line.slice(4)]))
}
