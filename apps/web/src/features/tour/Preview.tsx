import { firstEditions, type Tradition } from '@berea/scripture'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useLocale, useWords } from '../../i18n/words.ts'
import { useReferences } from '../../works/reference.ts'
import { briefName, useEditions } from '../../works/works.ts'
import styles from './Tour.module.css'

/** Where the Bereans are told of. */
const REFERENCE = 'ACT 17:11'

/** A verse in the edition that readers of a tradition meet first; nothing where the library has none yet. */
export function Preview({ tradition }: { tradition: Tradition }) {
  const words = useWords()
  const write = useReferences()
  const locale = useLocale()
  const { editions } = useEditions()
  // An edition of the Old Testament alone has no Acts.
  const wanted = firstEditions(locale, tradition).filter((id) => !id.includes('lxx'))
  const edition = wanted.flatMap((id) => editions.filter((each) => each.id === id))[0] ?? editions[0]
  const verse = useQuery({
    queryKey: ['passage', REFERENCE, edition?.id],
    queryFn: ({ signal }) =>
      call('readPassage', { query: { ref: REFERENCE, ...(edition && { edition: edition.id }) }, signal }),
    enabled: edition !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const text = verse.data?.verses[0]?.text
  if (!text || !edition) return null
  return (
    <aside className={styles.preview} aria-label={words('tour.preview')}>
      <h2>{words('tour.preview')}</h2>
      <p lang={edition.language}>{text}</p>
      <p className={styles.place}>
        <b>{write(REFERENCE)}</b> <span lang={edition.language}>{briefName(edition, editions)}</span>
      </p>
    </aside>
  )
}
