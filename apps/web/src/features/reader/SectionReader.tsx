import type { Section } from '@berea/contract'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useReferences } from '../../works/reference.ts'
import { useShownLanguage, useWorkNames } from '../../works/works.ts'
import { Provenance } from './Provenance.tsx'
import { useSection } from './queries.ts'
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
  const nameOf = useWorkNames()
  const shownLanguage = useShownLanguage()
  const found = useSection(id)
  const quoted = useRef<HTMLElement>(null)
  useEffect(() => {
    if (found.data) quoted.current?.scrollIntoView({ block: 'center' })
  }, [found.data])

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
  const { title, text } = section.converted ?? section
  const lang = shownLanguage(work.language)
  const turn = (to: string) => onMove({ work: work.id, section: to })
  const previous = before.at(-1)
  const next = after[0]
  return (
    <>
      <ReaderHead
        title={
          <button type="button" onClick={() => onMove({ work: work.id })} title={words('reader.wholeWork')}>
            {nameOf(work)}
          </button>
        }
        lang={lang}
        rank={rank}
      >
        {controls}
      </ReaderHead>
      <div className={styles.body} data-scroll="">
        <article className={texts.section} lang={lang}>
          {title && <h2>{title}</h2>}
          {section.references.length > 0 && (
            <p className={texts.places}>
              {section.references.slice(0, 6).map((reference) => (
                <button key={reference} type="button" className="unbroken" onClick={() => onMove({ reference })}>
                  {write(reference)}
                </button>
              ))}
            </p>
          )}
          {cutAt(text, address.start, address.end).map(({ at, paragraph }) => (
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
          ))}
          <Provenance work={work} section={section} />
        </article>
      </div>
      <div className={styles.foot}>
        {previous && (
          <button type="button" className={styles.turn} onClick={() => turn(previous.id)}>
            <ChevronLeft aria-hidden="true" /> <span>{titleOf(previous) ?? words('reader.previousSection')}</span>
          </button>
        )}
        <span className={styles.space} />
        {next && (
          <button type="button" className={styles.turn} onClick={() => turn(next.id)}>
            <span>{titleOf(next) ?? words('reader.nextSection')}</span> <ChevronRight aria-hidden="true" />
          </button>
        )}
      </div>
    </>
  )
}

const titleOf = ({ title, converted }: Section): string | null => (converted ?? { title }).title
