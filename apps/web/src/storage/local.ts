import { decode, encode } from './base64.ts'

/** The keys the page may use; their values are base64 of UTF-8. */
export type StorageKey =
  | 'assessmentResult'
  | 'defaultLanguage'
  | 'language'
  | 'platformCode'
  | 'appFirstTour'
  | 'firstTour'
  | 'app'

/** The stored text, or undefined where there is none or it is not ours. A closed storage reads as empty. */
export function readLocal(key: StorageKey): string | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? undefined : decode(stored)
  } catch {
    return undefined
  }
}

/** Stores the text; undefined removes the key. A full or closed storage loses the wish, not the page. */
export function writeLocal(key: StorageKey, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, encode(text))
  } catch {
    // Private windows and full disks: what was chosen then lasts until the page is closed.
  }
}
