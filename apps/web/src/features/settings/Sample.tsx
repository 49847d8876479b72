import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useReferences } from '../../works/reference.ts'
import { briefName, useEditions } from '../../works/works.ts'
import styles from './Settings.module.css'

const REFERENCE = 'JHN 1:1'

/** One verse of the reader's own Bible, in the size that was just chosen. */
export function Sample() {
  const write = useReferences()
  const { editions, chosen } = useEditions()
  const verse = useQuery({
    queryKey: ['passage', REFERENCE, chosen?.id],
    queryFn: ({ signal }) =>
      call('readPassage', { query: { ref: REFERENCE, ...(chosen && { edition: chosen.id }) }, signal }),
    enabled: chosen !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!verse.data || !chosen) return null
  return (
    <blockquote className={styles.sample} lang={chosen.language}>
      <span>
        <b>{write(REFERENCE)}</b> {briefName(chosen, editions)}
      </span>
      <p>{verse.data.verses[0]?.text}</p>
    </blockquote>
  )
}
