import { formatPassage, isProblem, type Locale, parseUsfm, type Tradition } from '@berea/scripture'
import { useLocale } from '../i18n/words.ts'
import { useAppState } from '../storage/app-state.ts'

/** `JHN 11:33-36` in Chinese is 约翰福音 11:33–36, in French Jean 11.33–36. What is no reference stays as it is. */
function writeReference(reference: string, locale: Locale, tradition: Tradition): string {
  const passage = parseUsfm(reference)
  return isProblem(passage) ? reference : formatPassage(passage, { locale, tradition })
}

/** The same in the language and wording of the page. */
export function useReferences(): (reference: string) => string {
  const locale = useLocale()
  const tradition = useAppState((state) => state.tradition)
  return (reference) => writeReference(reference, locale, tradition)
}
