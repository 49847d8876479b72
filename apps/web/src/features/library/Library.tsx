import type { Work } from '@berea/contract'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { useLocale, useWords } from '../../i18n/words.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useLanguageName } from '../../works/language-name.ts'
import { readingLanguages, useWorks } from '../../works/works.ts'
import { ANY, type Filter, fits, forReaders, ownFirst, valuesOf } from './filter.ts'
import styles from './Library.module.css'
import { Progress } from './Progress.tsx'
import { WorkRow } from './WorkRow.tsx'

/** Everything the answers may draw on: each work with its language, kind, size, tradition, licence and source. */
export function Library() {
  const words = useWords()
  const works = useWorks()
  return (
    <div className={styles.library}>
      <h1>{words('library.title')}</h1>
      <p className={styles.intro}>{words('library.intro')}</p>
      {works.isPending && <Skeleton label={words('library.loading')} lines={5} />}
      {works.isError && (
        <Notice
          tone="bad"
          title={toldBy(works.error) ?? words('library.failed')}
          action={
            <button type="button" onClick={() => works.refetch()}>
              {words('retry')}
            </button>
          }
        />
      )}
      {works.data && (
        <>
          <Progress state={works.data.state} />
          <Shelf works={forReaders(works.data.items)} />
        </>
      )}
    </div>
  )
}

function Shelf({ works }: { works: readonly Work[] }) {
  const words = useWords()
  const languageName = useLanguageName()
  const [filter, setFilter] = useState<Filter>(ANY)
  const change = (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part }))
  const languages = readingLanguages(useLocale())
  const shown = ownFirst(
    works.filter((work) => fits(work, filter)),
    languages,
  )
  const characters = shown.reduce((sum, work) => sum + work.characters, 0)
  if (works.length === 0) return <Notice title={words('library.empty')}>{words('library.empty.text')}</Notice>
  return (
    <>
      <div className={styles.filter}>
        <Field
          labelHidden
          label={words('library.search')}
          placeholder={words('library.search')}
          icon={<Search />}
          value={filter.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <Choice
          all={words('library.all')}
          label={words('library.language')}
          value={filter.language}
          values={valuesOf(works, 'language')}
          nameOf={languageName}
          onChoose={(language) => change({ language })}
        />
        <Choice
          all={words('library.all')}
          label={words('library.kind')}
          value={filter.kind}
          values={valuesOf(works, 'kind')}
          nameOf={(kind) => words(`kind.${kind}` as 'kind.bible')}
          onChoose={(kind) => change({ kind })}
        />
        <Choice
          all={words('library.all')}
          label={words('library.tradition')}
          value={filter.tradition}
          values={valuesOf(works, 'tradition')}
          nameOf={(tradition) => words(`tradition.${tradition}` as 'tradition.none')}
          onChoose={(tradition) => change({ tradition })}
        />
      </div>
      <p className={styles.sum} role="status">
        {words('library.sum', { works: shown.length, characters })}
      </p>
      {shown.length === 0 ? (
        <p className={styles.none}>{words('library.none')}</p>
      ) : (
        <ul className={styles.works}>
          {shown.map((work) => (
            <WorkRow key={work.id} work={work} />
          ))}
        </ul>
      )}
    </>
  )
}
