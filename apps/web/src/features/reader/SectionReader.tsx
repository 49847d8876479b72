import type { Section } from '@berea/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAuthors } from '../../works/authors.ts'
import { useReferences } from '../../works/reference.ts'
import { useShownLanguage, useWorkNames } from '../../works/works.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import around from './Contents.module.css'
import { ContentsColumn } from './ContentsColumn.tsx'
import { OwnWords } from './OwnWords.tsx'
import { Provenance } from './Provenance.tsx'
import { useSection, useWork } from './queries.ts'
import styles from './Reader.module.css'
import type { ReaderProps } from './Reader.tsx'
import { ReaderHead } from './ReaderHead.tsx'
import { cutAt } from './slices.ts'
import texts from './Texts.module.css'
import { Missing } from './TextTab.tsx'

/** A note, an article, a chapter of a teacher: its text with the quoted words marked, and whose it is. */
export function SectionReader({ section: id, address, onMove, controls, rank = 2 }: ReaderProps & { section: string }) {
  const words = useWords()
  const write = useReferences()
  const locale = useLocale()
  const nameOf = useWorkNames()
  const authorOf = useAuthors()
  const shownLanguage = useShownLanguage()
  const found = useSection(id)
  if (!found.data) {
    return (
      <>
        <ReaderHead title={words('reader.title')} rank={rank}>
          {controls}
        </ReaderHead>
        <div className={styles.body} data-scroll="">
          {found.isPending ? (
            <Skeleton label={words('reader.loading')} lines={5} />
          ) : (
            <Missing error={found.error} onRetry={() => found.refetch()} />
          )}
        </div>
      </>
    )
  }
  const { section, before, after } = found.data
  const { work } = section
  const { text } = section.converted ?? section
  const lang = shownLanguage(work.language)
  const turn = (to: string) => onMove({ work: work.id, section: to })
  const previous = before.at(-1)
  const next = after[0]
  // Who speaks stands above; what a house has published has its name there.
  const speaker = work.century === undefined ? undefined : authorOf(work)
  const title = isPlace(section) ? null : titleOf(section)
  return (
    <>
      <ReaderHead title={speaker ?? nameOf(work)} rank={rank}>
        {controls}
      </ReaderHead>
      <div className={styles.body} data-scroll="">
        <Around work={work.id} section={id} onMove={onMove}>
          <article className={texts.section} lang={lang}>
            {speaker && (
              <p className={texts.from} lang={LANG[locale]}>
                {nameOf(work)}
              </p>
            )}
            {title && <h2>{title}</h2>}
            {section.own?.kind !== 'article' && section.references.length > 0 && (
              <p className={texts.places} lang={LANG[locale]}>
                {section.references.slice(0, 6).map((reference) => (
                  <button key={reference} type="button" className="unbroken" onClick={() => onMove({ reference })}>
                    {write(reference)}
                  </button>
                ))}
              </p>
            )}
            {section.own ? (
              <OwnWords key={id} own={section.own} references={section.references} address={address} onMove={onMove} />
            ) : (
              <Paragraphs key={id} text={text} address={address} />
            )}
            <Provenance work={work} section={section} />
          </article>
        </Around>
      </div>
      <div className={styles.foot}>
        {previous && (
          <button type="button" className={styles.turn} onClick={() => turn(previous.id)}>
            <ChevronLeft aria-hidden="true" />{' '}
            <span>{calledIn(previous, write) ?? words('reader.previousSection')}</span>
          </button>
        )}
        <span className={styles.space} />
        {next && (
          <button type="button" className={styles.turn} onClick={() => turn(next.id)}>
            <span>{calledIn(next, write) ?? words('reader.nextSection')}</span> <ChevronRight aria-hidden="true" />
          </button>
        )}
      </div>
    </>
  )
}

/** The text with the quoted words marked, which are brought into sight. */
function Paragraphs({ text, address }: { text: string } & Pick<ReaderProps, 'address'>) {
  const quoted = useRef<HTMLElement>(null)
  // A browser may return a promise here, which is no cleaning up.
  useEffect(() => {
    quoted.current?.scrollIntoView({ block: 'center' })
  }, [])
  return cutAt(text, address.start, address.end).map(({ at, paragraph }) => (
    <p key={at}>
      {paragraph.map(({ at: place, text: words, marked }) =>
        marked ? (
          <mark key={place} ref={quoted}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </p>
  ))
}

type AroundProps = {
  readonly work: string
  readonly section: string
  readonly onMove: ReaderProps['onMove']
  readonly children: ReactNode
}

/** Where in its work a section stands: the way there, and beside it its neighbours. The text does not wait for it. */
function Around({ work, section, onMove, children }: AroundProps) {
  const { data } = useWork(work, { section })
  const contents = data?.contents
  return (
    <div className={around.beside}>
      {contents && <Breadcrumb path={contents.path} here={contents} linked onOpen={(part) => onMove({ work, part })} />}
      <div className={contents ? around.columns : undefined}>
        {contents && (
          <ContentsColumn items={contents.items} current={section} onOpen={(next) => onMove({ work, section: next })} />
        )}
        {children}
      </div>
    </div>
  )
}

/** A title that only says where in Scripture: the places below it say that in the reader's language. */
const isPlace = ({ title, references, own }: Section): boolean =>
  references.length > 0 && (/\d[:.]\d/.test(title ?? '') || (own !== undefined && title === null))

const calledIn = (section: Section, write: (reference: string) => string): string | null =>
  isPlace(section) ? write(section.references[0] ?? '') : titleOf(section)

const titleOf = ({ title, converted }: Section): string | null => (converted ?? { title }).title
