import { useWords } from '../../i18n/words.ts'
import styles from './Progress.module.css'

/** A line along the top while another page is on its way. */
export function Progress() {
  const words = useWords()
  return <div role="progressbar" aria-label={words('part.loading')} className={styles.progress} />
}
