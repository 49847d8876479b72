import type { Section } from '@berea/contract'
import { useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePrinting } from '../../ui/use-printing.ts'
import { useAuthors } from '../../works/authors.ts'
import type { ReaderAddress } from '../../works/reader-address.ts'
import { useReferences } from '../../works/reference.ts'
import { useShownLanguage, useWorkNames } from '../../works/works.ts'
import styles from './Beside.module.css'
import { beginningOf } from './beginning.ts'
import type { useAbout } from './queries.ts'
import { Missing } from './TextTab.tsx'
import type { Voice } from './voices.ts'

type Props = { readonly about: ReturnType<typeof useAbout>; readonly onMove: (address: ReaderAddress) => void }

/** What notes and commentaries say here, those in the reader's own language first. */
export function CommentaryTab({ about, onMove }: Props) {
  const words = useWords()
  if (about.isPending) return <Skeleton label={words('reader.loading')} lines={5} />
  if (about.isError) return <Missing error={about.error} onRetry={() => about.refetch()} />
  if (about.data.length === 0) return <p className={styles.none}>{words('reader.noCommentary')}</p>
  return about.data.map((voice) => <Speaking key={voice[0]?.id} voice={voice} onMove={onMove} />)
}

/** A teacher with much to say begins; the rest is a tap away. */
function Speaking({ voice, onMove }: { voice: Voice; onMove: Props['onMove'] }) {
  const words = useWords()
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const shown = all || printing ? voice : voice.slice(0, 1)
  return (
    <>
      {shown.map((section) => (
        <Note key={section.id} section={section} onMove={onMove} />
      ))}
      {shown.length < voice.length && (
        <button type="button" className={styles.rest} onClick={() => setAll(true)}>
          {words('reader.moreFromAuthor', { n: voice.length - shown.length })}
        </button>
      )}
    </>
  )
}

function Note({ section, onMove }: { section: Section; onMove: Props['onMove'] }) {
  const words = useWords()
  const write = useReferences()
  const nameOf = useWorkNames()
  const authorOf = useAuthors()
  const [all, setAll] = useState(false)
  const { work, references, converted } = section
  const { text } = converted ?? section
  const lang = useShownLanguage()(work.language)
  const author = work.century === undefined ? undefined : authorOf(work)
  const printing = usePrinting()
  const shown = all || printing ? text : beginningOf(text)
  return (
    <article className={styles.note}>
      <header>
        <b>{author ?? nameOf(work)}</b>
        {references[0] && <span className="unbroken">{write(references[0])}</span>}
        <span>{work.year}</span>
      </header>
      <div className={styles.words} lang={lang}>
        {shown.split(/\n{2,}/).map((paragraph, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <p key={i}>{paragraph}</p>
        ))}
      </div>
      <footer>
        {shown !== text && (
          <button type="button" onClick={() => setAll(true)}>
            {words('reader.more')}
          </button>
        )}
        <button
          type="button"
          data-screen={author ? undefined : ''}
          onClick={() => onMove({ work: work.id, section: section.id })}
        >
          {author ? nameOf(work) : words('reader.openNote')}
        </button>
        <small>
          {work.licence}
          {converted && ` · ${words('reader.converted')}`}
        </small>
      </footer>
    </article>
  )
}
