import type { OwnWords as Own, Section } from '@berea/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { useReferences } from '../../works/reference.ts'
import { OwnSources } from './OwnSources.tsx'
import styles from './OwnWords.module.css'
import type { ReaderProps } from './Reader.tsx'

type Props = Pick<ReaderProps, 'address' | 'onMove'> & { readonly own: Own; readonly references: Section['references'] }

/**
 * What Berea's editors wrote: no quotation, so without quotation marks; under each sentence what bears it, at the end who
 * has read it.
 */
export function OwnWords({ own, references, address, onMove }: Props) {
  const words = useWords()
  const write = useReferences()
  const quoted = useRef<HTMLElement>(null)
  // A browser may return a promise here, which is no cleaning up.
  useEffect(() => {
    quoted.current?.scrollIntoView({ block: 'center' })
  }, [])
  const first = [...own.sentences, ...own.positions].find((one) => isMarked(one, address))
  const sentence = (one: Own['sentences'][number]) => (
    <div key={one.start} className={styles.sentence}>
      <p>{isMarked(one, address) ? <mark ref={one === first ? quoted : undefined}>{one.text}</mark> : one.text}</p>
      <OwnSources sources={one.sources} onMove={onMove} />
    </div>
  )
  return (
    <>
      {own.sentences.map(sentence)}
      {own.positions.length > 0 && (
        <Part title={words('own.positions')}>
          {own.positions.map((position) => (
            <div key={position.family}>
              <h4 className={styles.family}>{position.family}</h4>
              {sentence(position)}
            </div>
          ))}
        </Part>
      )}
      {own.kind === 'article' && references.length > 0 && (
        <Part title={words('own.verses')}>
          <p className={styles.sources}>
            {references.map((reference) => (
              <button key={reference} type="button" className="unbroken" onClick={() => onMove({ reference })}>
                {write(reference)}
              </button>
            ))}
          </p>
        </Part>
      )}
      {own.related.length > 0 && (
        <Part title={words('own.related')}>
          <p className={styles.sources}>
            {own.related.map(({ section, title }) => (
              <button key={section} type="button" onClick={() => onMove({ work: workOf(section), section })}>
                {title}
              </button>
            ))}
          </p>
        </Part>
      )}
      <Readers readers={own.readers} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const locale = useLocale()
  return (
    <section className={styles.part}>
      <h3 lang={LANG[locale]}>{title}</h3>
      {children}
    </section>
  )
}

/** The first has written it; whoever follows has read it. A name has a capital, or is in another script; what has none tells in English only that it was one of us. */
function Readers({ readers }: Pick<Own, 'readers'>) {
  const words = useWords()
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  if (readers.length === 0) return null
  return (
    <p className={styles.readers} lang={LANG[locale]}>
      {readers
        .map(({ by, on }, place) => {
          const [done, one] =
            place === 0 ? (['own.written', 'own.editors'] as const) : (['own.read', 'own.reader'] as const)
          return words(done, { by: /^\p{Ll}/u.test(by) ? words(one) : by, on: day.format(new Date(on)) })
        })
        .join(' · ')}
    </p>
  )
}

const workOf = (section: string): string => section.split('/', 1)[0]!

const isMarked = (
  { start, end }: Own['sentences'][number],
  { start: from = 0, end: to = 0 }: Props['address'],
): boolean => start < to && end > from
