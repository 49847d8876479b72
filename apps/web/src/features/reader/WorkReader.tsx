import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Field } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { nameOf, useShownLanguage } from '../../works/works.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { ContentsList } from './ContentsList.tsx'
import { Provenance } from './Provenance.tsx'
import { useWork, useWorkSearch } from './queries.ts'
import styles from './Reader.module.css'
import type { ReaderProps } from './Reader.tsx'
import { ReaderHead } from './ReaderHead.tsx'
import texts from './Texts.module.css'
import { Missing } from './TextTab.tsx'

/** A work as a whole: its table of contents, or a part of that; and where its words are found. */
export function WorkReader({ work: id, address, onMove, controls, rank = 2 }: ReaderProps & { work: string }) {
  const words = useWords()
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const found = useWork(id, { part: address.part ?? '' })
  const work = found.data
  const open = (to: { part?: string; section?: string }) => onMove({ work: id, ...to })
  return (
    <>
      <ReaderHead title={work ? nameOf(work) : words('reader.title')} rank={rank}>
        {controls}
      </ReaderHead>
      <div className={styles.body} data-scroll="">
        {found.isPending && <Skeleton label={words('reader.loading')} lines={5} />}
        {found.isError && <Missing error={found.error} onRetry={() => found.refetch()} />}
        {work && (
          <div className={texts.section}>
            {work.contents && work.contents.path.length > 0 && (
              <Breadcrumb path={work.contents.path} here={work.contents} onOpen={(part) => open({ part })} />
            )}
            <Field
              labelHidden
              label={words('reader.workSearch')}
              placeholder={words('reader.workSearch')}
              icon={<Search />}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {asked === '' ? (
              work.contents && <ContentsList items={work.contents.items} language={work.language} onOpen={open} />
            ) : (
              <Found work={id} language={work.language} text={asked} onOpen={(section) => open({ section })} />
            )}
            <Provenance work={work} />
            {!address.part && work.characters > 0 && (
              <p className={texts.provenance}>{words('reader.workText', { characters: work.characters })}</p>
            )}
          </div>
        )}
      </div>
    </>
  )
}

type FoundProps = {
  readonly work: string
  readonly language: string
  readonly text: string
  readonly onOpen: (section: string) => void
}

/** The sections of the work that have the words asked for. */
function Found({ work, language, text, onOpen }: FoundProps) {
  const words = useWords()
  const search = useWorkSearch(work, text)
  const lang = useShownLanguage()(language)
  if (search.isPending) return <Skeleton label={words('reader.loading')} lines={5} />
  if (search.isError) return <Missing error={search.error} onRetry={() => search.refetch()} />
  if (search.data.items.length === 0) return <p className={texts.none}>{words('reader.workNone')}</p>
  return (
    <ul className={texts.contents} lang={lang}>
      {search.data.items.map(({ section, title, snippet }) => (
        <li key={section}>
          <button type="button" onClick={() => onOpen(section)}>
            {title && <b>{title}</b>}
            <span>{snippet}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
