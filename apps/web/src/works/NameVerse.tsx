import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { useWords } from '../i18n/words.ts'
import styles from './NameVerse.module.css'
import { useReferences } from './reference.ts'
import { VerseText } from './VerseText.tsx'
import { VerseWaiting } from './VerseWaiting.tsx'
import { useEditionNames, useEditions, useShownLanguage, useWorks } from './works.ts'

/** Where the name comes from: they searched the Scriptures daily. */
const VERSE = 'ACT 17:11'

/** The verse of the name, as the reader's own Bible has it; where the library lacks it nothing stands in its place. */
export function NameVerse() {
  const words = useWords()
  const write = useReferences()
  const nameOf = useEditionNames()
  const shown = useShownLanguage()
  const { chosen } = useEditions()
  const works = useWorks()
  const { data, isPending } = useQuery({
    queryKey: ['passage', VERSE, chosen?.id],
    queryFn: ({ signal }) => call('readPassage', { query: { ref: VERSE, edition: chosen?.id ?? '' }, signal }),
    enabled: chosen !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const verse = data?.verses[0]
  if (isPending && !works.isError) return <VerseWaiting />
  if (!data || !verse || !chosen) return null
  return (
    <>
      <figure className={styles.verse}>
        <blockquote lang={shown(chosen.language)}>
          <sup aria-hidden="true">11</sup>
          <p>
            <VerseText text={verse.text} />
          </p>
        </blockquote>
        <figcaption>
          <b>{write(VERSE)}</b> {nameOf(data.edition)}
        </figcaption>
      </figure>
      <p className={styles.motto}>{words('signIn.motto')}</p>
    </>
  )
}
