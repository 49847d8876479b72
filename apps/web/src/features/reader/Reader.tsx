import type { ReactNode } from 'react'
import type { ReaderAddress } from '../../works/reader-address.ts'
import { useEditions } from '../../works/works.ts'
import { BibleReader } from './BibleReader.tsx'
import { SectionReader } from './SectionReader.tsx'
import { WorkReader } from './WorkReader.tsx'

export type ReaderProps = {
  readonly address: ReaderAddress
  readonly onMove: (address: ReaderAddress) => void
  /** Beside the answer: widening and closing. */
  readonly controls?: ReactNode
  /** The title's rank on its page. */
  readonly rank?: 1 | 2
}

/** One place of the library, with what belongs to it. Without any, the beginning of John in the reader's own Bible. */
export function Reader(props: ReaderProps) {
  const { work, reference, section } = props.address
  const { editions, chosen } = useEditions()
  const isBible = editions.some(({ id }) => id === work)
  if (reference || !work || isBible) {
    return <BibleReader {...props} reference={reference ?? 'JHN 1'} edition={work ?? chosen?.id} />
  }
  return section ? <SectionReader {...props} section={section} /> : <WorkReader {...props} work={work} />
}
