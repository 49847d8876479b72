import type { Work } from '@berea/contract'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Field } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { nameOf, useShownLanguage } from '../../works/works.ts'
import { Provenance } from './Provenance.tsx'
import { useBeginning, useWork, useWorkSearch } from './queries.ts'
import styles from './Reader.module.css'
import type { ReaderProps } from './Reader.tsx'
import { ReaderHead } from './ReaderHead.tsx'
import texts from './Texts.module.css'
import { Missing } from './TextTab.tsx'

/** A work as a whole: whose it is and where it came from, how it begins, and where its words are found. */
export function WorkReader({ work: id, onMove, controls, rank = 2 }: ReaderProps & { work: string }) {
  const words = useWords()
  const found = useWork(id)
  const work = found.data
  return (
    <>
      <ReaderHead title={work ? nameOf(work) : words('reader.title')} rank={rank}>
        {controls}
      </ReaderHead>
      <div className={styles.body} data-scroll="">
        {found.isPending && <Skeleton label={words('reader.loading')} lines={3} />}
        {found.isError && <Missing error={found.error} onRetry={() => found.refetch()} />}
        {work && (
          <div className={texts.section}>
            <Provenance work={work} />
            <p className={texts.provenance}>{words('reader.workText', { characters: work.characters })}</p>
            <Contents work={work} onOpen={(section) => onMove({ work: id, section })} />
          </div>
        )}
      </div>
    </>
  )
}

/** Characters of a section's beginning: more than two lines hold, which end in dots. */
const SNIPPET = 300

/** The first sections of the work, or those that have the words asked for. */
function Contents({ work: { id, language }, onOpen }: { work: Work; onOpen: (section: string) => void }) {
  const words = useWords()
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const beginning = useBeginning(id)
  const search = useWorkSearch(id, asked)
  const listed = beginning.data ? [beginning.data.section, ...beginning.data.after] : []
  const shownLanguage = useShownLanguage()
  const items =
    asked === ''
      ? listed.map((found) => {
          const { title, text } = found.converted ?? found
          return { section: found.id, title, snippet: text.slice(0, SNIPPET) }
        })
      : (search.data?.items ?? [])
  const shown = asked === '' ? beginning : search
  return (
    <>
      <Field
        labelHidden
        label={words('reader.workSearch')}
        placeholder={words('reader.workSearch')}
        icon={<Search />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {shown.isPending && <Skeleton label={words('reader.loading')} lines={5} />}
      {shown.isError && <Missing error={shown.error} onRetry={() => shown.refetch()} />}
      {shown.data && items.length === 0 && <p className={texts.none}>{words('reader.workNone')}</p>}
      <ul className={texts.contents} lang={shownLanguage(language)}>
        {items.map(({ section, title, snippet }) => (
          <li key={section}>
            <button type="button" onClick={() => onOpen(section)}>
              {title && <b>{title}</b>}
              <span>{snippet}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
