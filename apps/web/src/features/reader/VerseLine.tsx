import type { PassageReply } from '@berea/contract'
import { useWords } from '../../i18n/words.ts'
import styles from './Texts.module.css'

type Verse = PassageReply['verses'][number]

/** A verse with its number hung before it, and the edition's own heading where one stands there. */
export function VerseLine({ verse, cited }: { verse: Verse; cited: boolean }) {
  const words = useWords()
  const number = verse.number.replace(/^\d+:/, '')
  return (
    <>
      {verse.heading && <h2 className={styles.heading}>{verse.heading}</h2>}
      {verse.title && <p className={styles.psalmTitle}>{verse.title}</p>}
      <p className={`${styles.verse} ${cited ? styles.cited : ''}`} data-verse={verse.reference}>
        <sup>
          <span className="hidden-text">{words('verse', { number })}</span>
          <span aria-hidden="true">{number}</span>
        </sup>
        <span>{cited ? <mark>{verse.text}</mark> : verse.text}</span>
      </p>
    </>
  )
}
