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
export function findQuoted(text: string): { readonly quoted: readonly Quoted[]; readonly isOpen: boolean } {
  const quoted: Quoted[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (!opens(text, at)) continue
    const end = closing(text, at)
    if (end === undefined) return { quoted, isOpen: true }
    quoted.push({ start: at, end: end + 1, words: text.slice(at + 1, end).trim() })
    at = end
  }
  return { quoted, isOpen: false }
}

function opens(text: string, at: number): boolean {
  const mark = text[at]!
  if (!(mark in PAIRS)) return false
  if (!APOSTROPHES.has(mark)) return true
  const isHan = (character: string) => /\p{Script=Han}/u.test(character)
  const before = text[at - 1] ?? ' '
  const after = text[at + 1] ?? ' '
  if (mark === '‘' && isHan(after)) return true
  return !LETTER.test(before) && LETTER.test(after) && closing(text, at) !== undefined
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
