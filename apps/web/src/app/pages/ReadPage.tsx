import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useKeptScroll } from '../../ui/kept-scroll.ts'
import { formatPath, parsePath, type ReaderAddress } from '../../works/reader-address.ts'
import { useEntry } from '../frame/entry.ts'
import { Topbar } from '../frame/Topbar.tsx'
import { Reader } from '../later/parts.tsx'
import styles from './ReadPage.module.css'

const route = getRouteApi('/frame/read/{-$edition}/{-$ref}')

/** The reader as a page of its own, with an address to keep. */
export function ReadPage() {
  const words = useWords()
  const navigate = useNavigate()
  const { edition, ref } = route.useParams()
  const { section, start, end, part, tab } = route.useSearch()
  const page = useRef<HTMLElement>(null)
  useKeptScroll(page, useEntry())
  const address = { work: edition, reference: ref && parsePath(ref), section, start, end, part, tab }
  const onMove = ({ work, reference, ...search }: ReaderAddress) =>
    void navigate({
      to: '/read/{-$edition}/{-$ref}',
      params: { edition: work ?? edition, ref: reference && formatPath(reference) },
      search,
      // Another tab of the same chapter is no step to go back to.
      replace: reference !== undefined && reference === address.reference,
    })
  return (
    <>
      <Topbar title={words('reader.title')} editions={false} />
      <main id="main" className={styles.page} ref={page}>
        <Reader address={address} onMove={onMove} rank={1} />
      </main>
    </>
  )
}
