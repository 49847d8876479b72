import type { Related as RelatedTo } from '@berea/contract'
import { BookMarked, ScrollText } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { useOpenReader } from '../../works/open-reader.ts'
import { authorOf, useWorkLanguage, useWorkNames, withoutRemark } from '../../works/works.ts'
import styles from './Related.module.css'

type Section = RelatedTo['literature'][number]

/** What to read on: works, sections of teachers, articles, pictures. Each part only where there is something in it. */
export function Related({ related }: { related: RelatedTo }) {
  const words = useWords()
  const { books, literature, content, photos } = related
  if (books.length + literature.length + content.length + photos.length === 0) return null
  return (
    <section className={styles.related}>
      <h2>{words('related.title')}</h2>
      {books.length > 0 && (
        <>
          <h3>{words('related.books')}</h3>
          <ul className={styles.books}>
            {books.map((book) => (
              <Book key={book.id} book={book} />
            ))}
          </ul>
        </>
      )}
      <Sections title={words('related.literature')} sections={literature} icon={<ScrollText aria-hidden="true" />} />
      <Sections
        title={words('related.content')}
        sections={content}
        icon={<BookMarked aria-hidden="true" />}
        aside={({ work }) => authorOf(work) ?? work.year}
      />
      {photos.length > 0 && <Photos photos={photos} />}
    </section>
  )
}

/** A link that opens the reader beside the answer, and elsewhere what a link opens. */
function ReaderLink({
  url,
  className,
  children,
}: {
  url: string
  className?: string | undefined
  children: ReactNode
}) {
  const open = useOpenReader()
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    open(url)
  }
  return (
    <a href={url} className={className} onClick={onClick}>
      {children}
    </a>
  )
}

function Book({ book }: { book: RelatedTo['books'][number] }) {
  const nameOf = useWorkNames()
  const languageOf = useWorkLanguage()
  const name = withoutRemark(nameOf(book))
  return (
    <li>
      <ReaderLink url={book.url} className={styles.book}>
        <span className={styles.cover} aria-hidden="true" lang={languageOf(book.id)}>
          {name}
        </span>
        <span>
          <b lang={languageOf(book.id)}>{name}</b>
          <small>{authorOf(book)}</small>
          <small>{[book.year, book.licence].filter(Boolean).join(' · ')}</small>
        </span>
      </ReaderLink>
    </li>
  )
}

type SectionsProps = {
  readonly title: string
  readonly sections: readonly Section[]
  readonly icon: ReactNode
  /** Whose a section is, unless its title begins with that. */
  readonly aside?: (section: Section) => string | number | null
}

function Sections({ title, sections, icon, aside }: SectionsProps) {
  const nameOf = useWorkNames()
  const languageOf = useWorkLanguage()
  if (sections.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section.section}>
            <ReaderLink url={section.url}>
              {icon}
              <span>
                <span lang={languageOf(section.work.id)}>
                  <Unbroken>{section.title}</Unbroken>
                </span>
                <small>{withoutRemark(nameOf(section.work))}</small>
              </span>
              {aside && <em>{aside(section)}</em>}
            </ReaderLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Photos({ photos }: { photos: RelatedTo['photos'] }) {
  const words = useWords()
  return (
    <>
      <h3>{words('related.photos')}</h3>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.section + photo.file}>
            <ReaderLink url={photo.url}>
              <img src={photo.src} alt={photo.caption} loading="lazy" />
              {photo.caption}
              <small>{photo.credit}</small>
            </ReaderLink>
          </li>
        ))}
      </ul>
    </>
  )
}
