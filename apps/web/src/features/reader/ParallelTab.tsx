import type { Passage } from '@berea/scripture'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VerseText } from '../../works/VerseText.tsx'
import { partTitle } from '../../works/verse-pieces.ts'
import { besideOf, useBibles, useFirstEditions } from '../../works/works.ts'
import styles from './Beside.module.css'
import { BibleMenu } from './BibleMenu.tsx'
import { Provenance } from './Provenance.tsx'
import { usePassage } from './queries.ts'
import { isCited, Missing } from './TextTab.tsx'
import { useOpenAt } from './use-open-at.ts'

type Props = {
  readonly reference: string
  /** The edition that the reader's head names; it is the left column. */
  readonly edition: string | undefined
  readonly onEdition: (id: string) => void
  readonly cited: Passage | undefined
}

/** Two editions beside each other, verse by verse in one numbering. */
export function ParallelTab({ reference, edition, onEdition, cited }: Props) {
  const words = useWords()
  const bibles = useBibles()
  const preferred = useFirstEditions()
  const page = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string>()
  const first = bibles.find(({ id }) => id === edition) ?? bibles[0]
  const second = bibles.find(({ id }) => id === chosen) ?? besideOf(first, bibles, preferred)
  const one = usePassage(reference, first?.id)
  const other = usePassage(reference, second?.id)
  const verses = one.data?.verses ?? other.data?.verses ?? []
  const shown = !one.isPending && !other.isPending
  useOpenAt(page, verses.find((verse) => isCited(verse.reference, cited))?.reference, shown && reference)
  if (!first || !second) return <p className={styles.none}>{words('reader.noParallel')}</p>
  if (!shown) return <Skeleton label={words('reader.loading')} lines={5} />
  const columns = [
    { side: 'left', work: first, text: one, onChoose: onEdition },
    { side: 'right', work: second, text: other, onChoose: choose },
  ]
  return (
    <div className={styles.parallel} ref={page}>
      <div className={`${styles.pair} ${styles.columns}`}>
        {columns.map(({ side, work, onChoose }) => (
          <BibleMenu
            key={side}
            align="start"
            bibles={bibles}
            chosen={work}
            onChoose={onChoose}
            button={({ lang, ...name }) => (
              <button type="button" className={styles.column} {...name}>
                <span lang={lang}>{work.titleLocal ?? work.title}</span> <ChevronDown aria-hidden="true" />
              </button>
            )}
          />
        ))}
      </div>
      {columns.map(({ side, text }) =>
        text.isError ? <Missing key={side} error={text.error} onRetry={() => text.refetch()} /> : null,
      )}
      {verses.map(({ reference: verse }) => (
        <div key={verse} className={styles.pair} data-verse={verse}>
          {columns.map(({ side, text }) => {
            const found = text.data?.verses.find((each) => each.reference === verse)
            const { title, text: said } = partTitle(verse, found?.text ?? '')
            return (
              <p key={side} className={styles.cell} lang={text.data?.edition.language}>
                {title && <small className="verse-note">{title}</small>}
                {found && <sup>{found.number.replace(/^\d+:/, '')}</sup>}
                <VerseText text={said} marked={isCited(verse, cited)} />
              </p>
            )
          })}
        </div>
      ))}
      {columns.map(({ side, text }) => text.data && <Provenance key={side} work={text.data.edition} />)}
    </div>
  )
}
