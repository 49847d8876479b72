import { wordsOf } from './desk.ts'

/** Verses whose words are kept: the better known ones are asked about again and again. */
const KEPT = 2500

const kept = new Map<string, ReadonlySet<string>>()

/** The words of a verse, as its language's analyser gives them; to analyse is what weighing passages costs most. */
export function wordsOfVerse(text: string, locale: string): ReadonlySet<string> {
  const key = `${locale} ${text}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
  const words = wordsOf(text, locale)
  kept.set(key, words)
  return words
}

/** The words of several verses together. */
export function wordsOfVerses(verses: readonly { readonly text: string }[], locale: string): Set<string> {
  const all = new Set<string>()
  for (const { text } of verses) for (const word of wordsOfVerse(text, locale)) all.add(word)
  return all
}
