import type { LibraryState } from '@berea/contract'
import { useWords } from '../../i18n/words.ts'
import styles from './Library.module.css'

/** What of the source could not be used, or is not read yet, by name. */
export function Problems({ problems }: { problems: LibraryState['problems'] }) {
  const words = useWords()
  if (problems.length === 0) return null
  return (
    <details className={styles.problems}>
      <summary>{words('library.problems', { n: problems.length })}</summary>
      <ul>
        {problems.map(({ pack, code, detail }) => (
          <li key={`${pack} ${code} ${detail}`}>
            <b>{pack}</b> <code>{code}</code> <span lang="en">{detail}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
