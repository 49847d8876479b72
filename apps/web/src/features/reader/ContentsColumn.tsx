import type { Contents } from '@berea/contract'
import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useAuthors } from '../../works/authors.ts'
import styles from './Contents.module.css'
import { useStepTitle } from './use-step-title.ts'

type Props = {
  readonly items: Contents['items']
  readonly current: string
  readonly onOpen: (section: string) => void
}

/** Beside a section what stands around it in its part, where there is room for that. */
export function ContentsColumn({ items, current, onOpen }: Props) {
  const words = useWords()
  const titleOf = useStepTitle()
  const authorOf = useAuthors()
  const here = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is shown in its place as well
  useEffect(() => {
    const column = here.current?.closest('nav')
    if (column && here.current) column.scrollTop = here.current.offsetTop - column.clientHeight / 3
  }, [current])
  return (
    <nav className={styles.column} aria-label={words('reader.contents')}>
      <ul>
        {items.map((item) =>
          item.section === null ? null : (
            <li key={item.section}>
              <button
                type="button"
                ref={item.section === current ? here : undefined}
                aria-current={item.section === current ? 'true' : undefined}
                onClick={() => onOpen(item.section ?? '')}
              >
                {authorOf(item) ?? titleOf(item)} {item.author && <small>{titleOf(item)}</small>}
              </button>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
