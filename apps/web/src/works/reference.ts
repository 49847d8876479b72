import { formatPassage, isProblem, type Locale, parseUsfm, type Tradition, writtenNumbering } from '@berea/scripture'
import { createContext, useContext } from 'react'
import { useLocale } from '../i18n/words.ts'
import { useAppState } from '../storage/app-state.ts'

/** `JHN 11:33-36` in Chinese is 约翰福音 11:33–36, in French Jean 11.33–36. What is no reference stays as it is. */
function writeReference(reference: string, style: 'long' | 'short', { locale, tradition, edition }: Reader): string {
  const passage = parseUsfm(reference)
  const numbering = writtenNumbering(locale, tradition, edition)
  return isProblem(passage) ? reference : formatPassage(passage, { locale, tradition, style, numbering })
}

type Reader = { readonly locale: Locale; readonly tradition: Tradition; readonly edition: string | undefined }

/** Within an answer references are written in its language, whatever the page speaks. */
const InLanguage = createContext<Locale | undefined>(undefined)
export const ReferenceLanguage = InLanguage.Provider

/** The same in the language of the answer or the page, in the reader's wording. */
export function useReferences(style: 'long' | 'short' = 'long'): (reference: string) => string {
  const spoken = useLocale()
  const locale = useContext(InLanguage) ?? spoken
  const tradition = useAppState((state) => state.tradition)
  const edition = useAppState((state) => state.editions[locale])
  return (reference) => writeReference(reference, style, { locale, tradition, edition })
}
