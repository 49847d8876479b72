import type { Related as RelatedTo } from '@berea/contract'
import { TEXT_LANGUAGES } from '@berea/scripture'
import { BookMarked, ScrollText } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useLocale, useWords } from '../../i18n/words.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { useAuthors } from '../../works/authors.ts'
import { useLanguageName } from '../../works/language-name.ts'
import { useOpenReader } from '../../works/open-reader.ts'
import { useWorkLanguage, useWorkNames } from '../../works/works.ts'
import styles from './Related.module.css'

type Section = RelatedTo['literature'][number]
type Shelf = Pick<RelatedTo, 'books' | 'literature' | 'content'>

/**
 * What to read on: works, sections of teachers, articles, pictures. Each part only where there is something in it; what
 * the reader's language has comes first, and what is in others is folded away, each language by its name.
 */
export function Related({ related }: { related: RelatedTo }) {
  const words = useWords()
  const { own, others } = useByLanguage(related)
  if (sizeOf(own) + others.length + related.photos.length === 0) return null
  return (
    <section className={styles.related}>
      <h2>{words('related.title')}</h2>
      <Shelf shelf={own} />
      {related.photos.length > 0 && <Photos photos={related.photos} />}
      {others.map(([language, shelf]) => (
        <Foreign key={language} language={language} shelf={shelf} />
      ))}
    </section>
  )
}

const sizeOf = ({ books, literature, content }: Shelf): number => books.length + literature.length + content.length

/** Parted into what the reader reads in their own language, or in all, and the rest by language. */
function useByLanguage({ books, literature, content }: Shelf) {
  const locale = useLocale()
  const languageOf = useWorkLanguage()
  const native: readonly string[] = TEXT_LANGUAGES[locale]
  const of = (id: string): string => {
    const language = languageOf(id)
    return language === undefined || language === 'mul' || native.includes(language) ? '' : language
  }
  const shelfOf = (language: string): Shelf => ({
    books: books.filter(({ id }) => of(id) === language),
    literature: literature.filter(({ work }) => of(work.id) === language),
    content: content.filter(({ work }) => of(work.id) === language),
  })
  const languages = new Set([...books, ...[...literature, ...content].map(({ work }) => work)].map(({ id }) => of(id)))
  languages.delete('')
  return { own: shelfOf(''), others: [...languages].map((language) => [language, shelfOf(language)] as const) }
}

function Shelf({ shelf: { books, literature, content } }: { shelf: Shelf }) {
  const words = useWords()
  return (
    <>
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
      <Sections
        title={words('related.literature')}
        sections={literature}
        icon={<ScrollText aria-hidden="true" />}
        spoken
      />
      <Sections title={words('related.content')} sections={content} icon={<BookMarked aria-hidden="true" />} />
    </>
  )
}

function Foreign({ language, shelf }: { language: string; shelf: Shelf }) {
  const words = useWords()
  const languageName = useLanguageName()
  return (
    <details className={styles.foreign}>
      <summary>{words('related.others', { language: languageName(language), n: sizeOf(shelf) })}</summary>
      <Shelf shelf={shelf} />
    </details>
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
  const authorOf = useAuthors()
  const name = nameOf(book)
  return (
    <li>
      <ReaderLink url={book.url} className={styles.book}>
        <span className={styles.cover} aria-hidden="true">
          {name}
        </span>
        <span>
          <b>{name}</b>
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
  /** Somebody speaks in them, who stands first. */
  readonly spoken?: boolean
}

/** Who speaks, where they are known as a writer, and on what; below, in which work. */
function Sections({ title, sections, icon, spoken = false }: SectionsProps) {
  const nameOf = useWorkNames()
  const authorOf = useAuthors()
  if (sections.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {sections.map(({ section, title, work, url }) => (
          <li key={section}>
            <ReaderLink url={url}>
              {icon}
              <span>
                <span>
                  <Unbroken>{spoken && work.century !== undefined ? `${authorOf(work)} · ${title}` : title}</Unbroken>
                </span>
                <small>{nameOf(work)}</small>
              </span>
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
