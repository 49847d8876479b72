import type { Contents } from '@berea/contract'
import { ChevronRight } from 'lucide-react'
import { useWords } from '../../i18n/words.ts'
import { useAuthors } from '../../works/authors.ts'
import { useShownLanguage } from '../../works/works.ts'
import styles from './Contents.module.css'
import { useStepTitle } from './use-step-title.ts'

type Props = {
  readonly items: Contents['items']
  /** What the work is written in. */
  readonly language: string
  readonly onOpen: (to: { part?: string; section?: string }) => void
}

/** Parts and sections in their order: a part with how much is in it, a section with who speaks, where that differs. */
export function ContentsList({ items, language, onOpen }: Props) {
  const words = useWords()
  const titleOf = useStepTitle()
  const authorOf = useAuthors()
  const lang = useShownLanguage()(language)
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const { part, section, reference, year, sections } = item
        const author = [authorOf(item), year].filter(Boolean).join(' · ')
        return (
          <li key={part ?? section}>
            <button type="button" onClick={() => onOpen(part === null ? { section: section ?? '' } : { part })}>
              <span>
                <b lang={reference === null ? lang : undefined}>{titleOf(item)}</b> {author && <small>{author}</small>}
              </span>{' '}
              {part !== null && (
                <em>
                  {words('reader.sections', { n: sections })} <ChevronRight aria-hidden="true" />
                </em>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
