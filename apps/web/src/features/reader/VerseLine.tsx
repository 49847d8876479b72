import type { PassageReply } from '@berea/contract'
import { useWords } from '../../i18n/words.ts'
import { VerseText } from '../../works/VerseText.tsx'
import { partTitle } from '../../works/verse-pieces.ts'
import styles from './Texts.module.css'

type Verse = PassageReply['verses'][number]

/** A verse with its number hung before it, and the edition's own heading where one stands there. */
export function VerseLine({ verse, cited }: { verse: Verse; cited: boolean }) {
  const words = useWords()
  const number = verse.number.replace(/^\d+:/, '')
  const { title = verse.title, text } = partTitle(verse.reference, verse.text)
  return (
    <>
      {verse.heading && <h2 className={styles.heading}>{verse.heading}</h2>}
      {title && <p className={styles.psalmTitle}>{title}</p>}
      <p className={`${styles.verse} ${cited ? styles.cited : ''}`} data-verse={verse.reference}>
        <sup>
          <span className="hidden-text">{words('verse', { number })}</span>
          <span aria-hidden="true">{number}</span>
        </sup>
        <span>
          <VerseText text={text} marked={cited} />
        </span>
      </p>
    </>
  )
}
