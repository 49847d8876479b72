import type { Problem } from '../../sections/problem.ts'

/** What went wrong in a file, before the pack and the file are known. */
export type Trouble = Pick<Problem, 'code' | 'at' | 'detail'>

const strict = new TextDecoder('utf-8', { fatal: true })
const lenient = new TextDecoder('utf-8')

/**
 * Bytes as text, or what is wrong with them.
 *
 *     valid UTF-8, with or without a mark → its text, line ends as \n
 *     one broken byte in a long file → its text with � there (a handbook is sent so by its publisher)
 *     a picture, UTF-16, Latin-1 prose → { code: 'not-text' }
 */
export function decodeText(bytes: Uint8Array): { readonly text: string } | Trouble {
  try {
    const text = strict.decode(bytes)
    return text.includes('\0') ? { code: 'not-text', detail: 'NUL characters' } : { text: lines(text) }
  } catch {
    const text = lenient.decode(bytes)
    const broken = text.split('\uFFFD').length - 1
    const tolerable = broken <= Math.max(1, text.length / 50_000) && !text.includes('\0') && text.length > 1000
    return tolerable ? { text: lines(text) } : { code: 'not-text', detail: 'not UTF-8' }
  }
}

const lines = (text: string) => text.replace(/\r\n?/g, '\n')
