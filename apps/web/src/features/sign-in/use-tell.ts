import { useWords } from '../../i18n/words.ts'
import type { Told } from './problems.ts'

/** A problem in the reader's language: the page's own sentence, or the server's words. */
export function useTell(): (told: Told | undefined) => string | undefined {
  const words = useWords()
  return (told) => {
    if (told === undefined) return undefined
    return 'key' in told ? words(told.key) : told.text
  }
}
