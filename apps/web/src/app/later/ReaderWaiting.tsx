import type { ReaderProps } from '../../features/reader/Reader.tsx'
import { useWords } from '../../i18n/words.ts'
import { PartWaiting } from '../../ui/part.tsx'
import styles from './ReaderWaiting.module.css'

/** The reader as it stands until its script has come: its name and its ways out are there at once. */
export function ReaderWaiting({ controls, rank = 2, ...waiting }: ReaderProps & Parameters<typeof PartWaiting>[0]) {
  const words = useWords()
  const Title = rank === 1 ? 'h1' : 'h2'
  return (
    <>
      <div className={styles.head}>
        <Title>{words('reader.title')}</Title>
        {controls}
      </div>
      <div className={styles.body}>
        <PartWaiting {...waiting} />
      </div>
    </>
  )
}
