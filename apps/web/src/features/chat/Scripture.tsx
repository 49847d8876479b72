import type { Citation } from '@berea/contract'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { usePrinting } from '../../ui/use-printing.ts'
import { useOpenReader } from '../../works/open-reader.ts'
import { useReferences } from '../../works/reference.ts'
import { VerseText } from '../../works/VerseText.tsx'
import { useEditionNames, useWorkLanguage } from '../../works/works.ts'
import styles from './Scripture.module.css'

/** Up to this many verses stand whole; of longer passages the first few. */
const MOST = 8
const FEW = 5

/** Scripture on its own leaf, from the edition's text, with its numbers hung in the margin. */
export function Scripture({ citation }: { citation: Citation }) {
  const words = useWords()
  const editionOf = useEditionNames()
  const languageOf = useWorkLanguage()
  const write = useReferences()
  const open = useOpenReader()
  const [all, setAll] = useState(false)
  const { verses = [], reference = '', work, url } = citation
  const name = write(reference)
  const printing = usePrinting()
  const shown = all || printing || verses.length <= MOST ? verses : verses.slice(0, FEW)
  return (
    <blockquote className={styles.leaf} lang={languageOf(work.id)} cite={url}>
      <div className={styles.head}>
        <b className="unbroken">{name}</b> <span>{editionOf(work)}</span>
        <a
          href={url}
          className={styles.open}
          data-cite={citation.n}
          aria-label={words('cite.openAt', { place: name })}
          title={words('cite.open')}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            open(url)
          }}
        >
          <BookOpen />
        </a>
      </div>
      {shown.map(({ number, text }) => (
        <p key={number} className={styles.verse}>
          <sup>
            <span className="hidden-text">{words('verse', { number: lastOf(number) })}</span>
            <span aria-hidden="true">{lastOf(number)}</span>
          </sup>
          <span>
            <VerseText text={text} />
          </span>
        </p>
      ))}
      {shown.length < verses.length && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          {words('scripture.all', { n: verses.length })}
        </button>
      )}
    </blockquote>
  )
}

/** "11:33" is hung as 33: the chapter stands in the reference above. */
const lastOf = (number: string): string => number.split(/[:.]/).at(-1) ?? number
