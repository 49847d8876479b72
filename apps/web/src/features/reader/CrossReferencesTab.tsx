import { useWords } from '../../i18n/words.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useReferences } from '../../works/reference.ts'
import { useWorkLanguage } from '../../works/works.ts'
import styles from './Beside.module.css'
import type { useCrossReferences } from './queries.ts'
import { Missing } from './TextTab.tsx'

type Props = {
  readonly cross: ReturnType<typeof useCrossReferences>
  readonly edition: string | undefined
  readonly onMove: (reference: string) => void
}

/** Other passages that readers have found to belong here, best first, in the edition's words. */
export function CrossReferencesTab({ cross, edition, onMove }: Props) {
  const words = useWords()
  const write = useReferences()
  const languageOf = useWorkLanguage()
  if (cross.isPending) return <Skeleton label={words('reader.loading')} lines={5} />
  if (cross.isError) return <Missing error={cross.error} onRetry={() => cross.refetch()} />
  if (cross.data.items.length === 0) return <p className={styles.none}>{words('reader.noCross')}</p>
  return (
    <ul className={styles.cross}>
      {cross.data.items.map(({ reference, text }) => (
        <li key={reference}>
          <button type="button" onClick={() => onMove(reference)}>
            <b className="unbroken">{write(reference)}</b>
            <span lang={edition && languageOf(edition)}>{text ?? words('reader.notInEdition')}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
