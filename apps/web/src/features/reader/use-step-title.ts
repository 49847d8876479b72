import type { Contents } from '@berea/contract'
import { BOOK_CODES, bookName } from '@berea/scripture'
import { useLocale } from '../../i18n/words.ts'
import { useAppState } from '../../storage/app-state.ts'
import { useReferences } from '../../works/reference.ts'

/** What a part or a section of a work is called: a book or a place of the Bible in the reader's own wording. */
export function useStepTitle(): (step: Pick<Contents['path'][number], 'title' | 'reference'>) => string {
  const locale = useLocale()
  const tradition = useAppState((state) => state.tradition)
  const write = useReferences()
  return ({ title, reference }) => {
    if (reference === null) return title
    const book = BOOK_CODES.find((code) => code === reference)
    return book ? bookName(book, locale, { tradition }) : write(reference)
  }
}
