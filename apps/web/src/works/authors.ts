import type { WorkBrief } from '@berea/contract'
import { useLocale, useWords } from '../i18n/words.ts'
import { centuryFigure } from './century.ts'

/** Who wrote a text, and when they lived: 金口约翰（四世纪）. */
export function useAuthors(): (work: Pick<WorkBrief, 'author' | 'century'>) => string | undefined {
  const words = useWords()
  const locale = useLocale()
  return ({ author, century }) => {
    if (author === null) return undefined
    if (century === undefined) return author
    return words('author.century', { author, century: centuryFigure(century, locale) })
  }
}
