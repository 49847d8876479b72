import { inScriptOf } from '@berea/answering'
import type { Work } from '@berea/library'
import type { Locale } from '@berea/scripture'

/**
 * A text for a reader of the other Chinese script: `太初有道，說` → `太初有道，说`. Letter for letter, so that a place in
 * the text is the same place here; undefined where this reader reads it as it is printed. A Bible stays as it is
 * printed: there is one in either script to choose from.
 */
export function converted(text: string, work: Work | undefined, locale: Locale): string | undefined {
  if (!work || work.kind === 'bible') return undefined
  const inScript = inScriptOf(text, work, locale)
  if (inScript === text) return undefined
  if (inScript.length === text.length) return inScript
  // A rare letter whose counterpart takes another length stays.
  return Array.from(text, (letter) => {
    const other = inScriptOf(letter, work, locale)
    return other.length === letter.length ? other : letter
  }).join('')
}
