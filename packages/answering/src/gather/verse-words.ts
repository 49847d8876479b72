import { wordsOf } from './answer-context.ts'

/** The words of several verses together, as their language's analyser gives them. */
export function wordsOfVerses(verses: readonly { readonly text: string }[], locale: string): ReadonlySet<string> {
  const all = new Set<string>()
  for (const { text } of verses) for (const word of wordsOf(text, locale)) all.add(word)
  return all
}
