import type { EditionPassage } from '@berea/library'
import type { Quote } from '../citing/quote.ts'
import { quotePassage } from '../gather/quoting.ts'
import type { Part } from './material.ts'

/** A passage with its verses as parts; of one that runs over chapters, what its first chapter holds. */
export function scriptureSource(
  found: EditionPassage,
): { readonly quote: Quote; readonly parts: readonly Part[] } | undefined {
  const quote = quotePassage(found)
  if (!quote) return undefined
  const verses = found.verses.filter(({ section, text }) => section === quote.section && text !== '')
  return { quote, parts: verses.map(({ start, end, verse }) => ({ start, end, verse })) }
}
