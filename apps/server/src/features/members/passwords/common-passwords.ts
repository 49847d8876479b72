import { COMMON_WORDS } from './common-words.ts'

/** Letters that are written as signs: "p@ssw0rd" is "password". */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Rows of keyboards, the alphabet and the digits: their runs in either direction are the first that are tried. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
]
/** Columns of a keyboard, one by one or with the digit above: "1qaz2wsx", "1q2w3e4r". */
const WALKS = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '1a2s3d4f5g6h7j8k9l',
  'z1x2c3v4b5n6m7',
]

/**
 * Is it one of those that everybody tries first? A common word or a run of the keyboard, with digits
 * and signs around it or in the place of its letters, or one piece repeated: "Password123", "P@ssw0rd1",
 * "qwer1234", "1qaz2wsx", "abc123abc123", "woaini1314".
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  if (new Set(plain).size < 4) return true
  return [plain, pieceOf(plain)].some((text) => isBuiltOnWord(text) || isWalk(text))
}

/** "abc123abc123" is "abc123". */
const pieceOf = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text

function isBuiltOnWord(text: string): boolean {
  // Up to six digits and signs before and behind: a year, "123", "!!".
  const bare = text.replace(/^[^\p{L}]{0,6}(?=\p{L})/u, '').replace(/(?<=\p{L})[^\p{L}]{0,6}$/u, '')
  return [bare, ...spelled(text)].some((word) => isWord(word))
}

/** The word alone or two of them: "iloveyou", "jesuschrist". */
function isWord(text: string): boolean {
  if (COMMON_WORDS.has(text) || isRun(text)) return true
  for (let cut = 2; cut < text.length - 1; cut += 1) {
    const [head, tail] = [text.slice(0, cut), text.slice(cut)]
    if ((COMMON_WORDS.has(head) || isRun(head)) && (COMMON_WORDS.has(tail) || isRun(tail))) return true
  }
  return false
}

/** With letters put back for signs, whole and without what stands at the end. */
function spelled(text: string): string[] {
  return [text, text.replace(/[^\p{L}]{1,4}$/u, ''), text.replace(/^[^\p{L}]{1,4}/u, '')].map((part) =>
    Array.from(part, (sign) => WRITTEN_AS[sign] ?? sign).join(''),
  )
}

/** Of letters: "qwer", "asdf", "fedcba", "aaaa". */
function isRun(text: string): boolean {
  if (text.length < 2) return false
  if (new Set(text).size === 1) return true
  return text.length >= 3 && ROWS.some((row) => row.includes(text) || reversed(row).includes(text))
}

/** Runs one after the other, of letters and digits: "1q2w3e4r", "qwer1234", "123abc456". */
function isWalk(text: string): boolean {
  if (text.length >= 6 && WALKS.some((walk) => walk.includes(text) || reversed(walk).includes(text))) return true
  const parts = text.match(/\p{L}+|\p{N}+/gu) ?? []
  // One letter before or behind a run is no more than the run: "a1234567".
  const single = parts.filter((part) => part.length === 1).length
  return (
    single <= 1 &&
    parts.join('') === text &&
    parts.every((part) => part.length === 1 || isRun(part) || /^(19|20)\d\d$/.test(part) || CHINESE_NUMBERS.has(part))
  )
}

/** Read aloud they sound like words: 520 "I love you", 1314 "for ever". */
const CHINESE_NUMBERS = new Set([
  '520',
  '521',
  '1314',
  '5201314',
  '5211314',
  '168',
  '888',
  '666',
  '7758521',
  '147',
  '258',
  '369',
  '147258',
  '147258369',
])

const reversed = (text: string) => [...text].reverse().join('')
