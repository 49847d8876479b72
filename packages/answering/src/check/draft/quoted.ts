import type { Span } from '../../citing/splitting.ts'

/** Words between quotation marks: `start` to `end` with the marks, `words` without them. */
export type Quoted = Span & { readonly words: string }

/** Pairs of five languages; straight marks close themselves. */
const PAIRS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '‹': '›',
  '「': '」',
  '『': '』',
  '‘': '’',
  '"': '"',
  '＂': '＂',
  "'": "'",
}
const APOSTROPHES = new Set(['‘', '’', "'"])
const LETTER = /[\p{L}\p{N}]/u

/**
 * What stands between quotation marks, the outermost pairs only, and whether a mark is still open at the end.
 *
 *     «Dios», dijo.         → «Dios»
 *     He said, “Come: ‘Go’” → “Come: ‘Go’”
 *     Jesus’ disciples      → none: an apostrophe stands behind a letter
 */
export function findQuoted(text: string): {
  readonly quoted: readonly Quoted[]
  readonly isOpen: boolean
  /** Does a mark stand there that is a quotation's if it closes later, else an apostrophe? */
  readonly mayBeOpen: boolean
} {
  const quoted: Quoted[] = []
  let mayBeOpen = false
  for (let at = 0; at < text.length; at += 1) {
    if (!opens(text, at)) continue
    const end = closing(text, at)
    if (end === undefined && !isApostrophe(text, at)) return { quoted, isOpen: true, mayBeOpen }
    mayBeOpen ||= end === undefined
    if (end === undefined) continue
    quoted.push({ start: at, end: end + 1, words: text.slice(at + 1, end).trim() })
    at = end
  }
  return { quoted, isOpen: false, mayBeOpen }
}

/** ‘ before Chinese is no apostrophe. */
const isApostrophe = (text: string, at: number): boolean =>
  APOSTROPHES.has(text[at]!) && !/\p{Script=Han}/u.test(text[at + 1] ?? '')

function opens(text: string, at: number): boolean {
  const mark = text[at]!
  if (!(mark in PAIRS)) return false
  if (!APOSTROPHES.has(mark)) return true
  if (mark === '‘' && !isApostrophe(text, at)) return true
  return !LETTER.test(text[at - 1] ?? ' ') && /[\p{L}\p{N}¿¡]/u.test(text[at + 1] ?? ' ')
}

/** Where the pair of the mark at `from` closes; pairs of the same kind within are passed over. */
function closing(text: string, from: number): number | undefined {
  const open = text[from]!
  const closers = PAIRS[open]!
  let depth = 0
  // A speech that goes on beyond what is quoted of it is closed once for both: “He said, “Come.”
  let last: number | undefined
  for (let at = from + 1; at < text.length; at += 1) {
    const mark = text[at]!
    if (closers.includes(mark) && (!APOSTROPHES.has(mark) || isClosingApostrophe(text, at))) {
      if (depth === 0) return at
      depth -= 1
      last = at
    } else if (mark === open) depth += 1
  }
  return last
}

/** ‘Go’ closes before a blank or a point; don’t goes on with a letter. */
function isClosingApostrophe(text: string, at: number): boolean {
  const after = text[at + 1]
  return after === undefined || !LETTER.test(after) || /\p{Script=Han}/u.test(after)
}
