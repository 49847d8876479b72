import type { LibraryState } from '@berea/contract'
import { useWords } from '../../i18n/words.ts'
import { nameOf, useWorks } from '../../works/works.ts'
import styles from './Library.module.css'

/** How far the reading of the library has come, by true counts. */
export function Progress({ state: { done, total, phase, current } }: { state: LibraryState }) {
  const words = useWords()
  const { data } = useWorks()
  // What only finds and is never read has a name that tells a reader nothing.
  const under = data?.items.find(({ id, characters }) => id === current && characters > 0)
  if (total === 0 || phase === 'complete' || phase === 'failed') return null
  return (
    <div className={styles.progress}>
      <progress max={total} value={done} aria-label={words('library.progress')} />
      <small>
        {words(`library.phase.${phase}`)} · {words('library.count', { done, total })}
        {under && (
          <>
            {' · '}
            <span lang={under.kind === 'bible' ? under.language : undefined}>{nameOf(under)}</span>
          </>
        )}
      </small>
    </div>
  )
}
