import type { Passage } from '@berea/scripture'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useBibles } from '../../works/works.ts'
import styles from './Beside.module.css'
import { BibleMenu } from './BibleMenu.tsx'
import { Provenance } from './Provenance.tsx'
import { usePassage } from './queries.ts'
import { isCited, Missing } from './TextTab.tsx'
import { useOpenAt } from './use-open-at.ts'

type Props = { readonly reference: string; readonly edition: string | undefined; readonly cited: Passage | undefined }

/** Two editions beside each other, verse by verse in one numbering. */
export function ParallelTab({ reference, edition, cited }: Props) {
  const words = useWords()
  const bibles = useBibles()
  const page = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(edition)
  const [right, setRight] = useState<string>()
  const first = left ?? bibles[0]?.id
  const second = right ?? bibles.find(({ id }) => id !== first)?.id
  const one = usePassage(reference, first)
  const other = usePassage(reference, second)
  const verses = one.data?.verses ?? other.data?.verses ?? []
  const shown = !one.isPending && !other.isPending
  useOpenAt(page, verses.find((verse) => isCited(verse.reference, cited))?.reference, shown && reference)
  if (bibles.length < 2) return <p className={styles.none}>{words('reader.noParallel')}</p>
  if (!shown) return <Skeleton label={words('reader.loading')} lines={5} />
  const editions = [
    { id: first, text: one, onChoose: setLeft },
    { id: second, text: other, onChoose: setRight },
  ]
  return (
    <div className={styles.parallel} ref={page}>
      <div className={styles.pair}>
        {editions.map(({ id, onChoose }, i) => {
          const work = bibles.find((each) => each.id === id)
          if (!work) return null
          return (
            <BibleMenu
              key={i === 0 ? 'left' : 'right'}
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
          )
        })}
      </div>
      {editions.map(({ id, text }) =>
        text.isError ? <Missing key={id} error={text.error} onRetry={() => text.refetch()} /> : null,
      )}
      {verses.map(({ reference: verse }) => (
        <div key={verse} className={styles.pair} data-verse={verse}>
          {editions.map(({ id, text }) => {
            const found = text.data?.verses.find((each) => each.reference === verse)
            return (
              <p key={id} className={styles.cell} lang={text.data?.edition.language}>
                {found && <sup>{found.number.replace(/^\d+:/, '')}</sup>}
                {isCited(verse, cited) ? <mark>{found?.text}</mark> : found?.text}
              </p>
            )
          })}
        </div>
      ))}
      {editions.map(({ id, text }) => text.data && <Provenance key={id} work={text.data.edition} />)}
    </div>
  )
}
