import type { Source } from '@berea/contract'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { useReferences } from '../../works/reference.ts'
import { useWorkLanguage } from '../../works/works.ts'
import styles from './OwnWords.module.css'
import type { ReaderProps } from './Reader.tsx'

type Props = Pick<ReaderProps, 'onMove'> & { readonly sources: readonly Source[] }

/** What bears a sentence: each opens where it stands; a book that is not here is named. */
export function OwnSources({ sources, onMove }: Props) {
  const locale = useLocale()
  if (sources.length === 0) return null
  return (
    <p className={styles.sources} lang={LANG[locale]}>
      {sources.map((source) => (
        <OneSource key={JSON.stringify(source)} source={source} onMove={onMove} />
      ))}
    </p>
  )
}

function OneSource({ source, onMove }: { source: Source } & Pick<ReaderProps, 'onMove'>) {
  const words = useWords()
  const write = useReferences()
  const languageOf = useWorkLanguage()
  switch (source.type) {
    case 'passage':
      return (
        <button type="button" className="unbroken" onClick={() => onMove({ reference: source.reference })}>
          {write(source.reference)}
        </button>
      )
    case 'section': {
      const { section, work, title } = source
      if (section === null) {
        const name = [work.title, title].filter(Boolean).join(' · ')
        return <span>{words('own.notHere', { name })}</span>
      }
      return (
        <button type="button" onClick={() => onMove({ work: work.id, section })}>
          {work.title}
          {title && (
            <>
              {' · '}
              <span lang={languageOf(work.id)}>{title}</span>
            </>
          )}
        </button>
      )
    }
    case 'book': {
      const name = [source.title, source.place, source.year].join(', ')
      return <span>{words('own.notHere', { name })}</span>
    }
    case 'file':
      return <span>{source.file}</span>
  }
}
