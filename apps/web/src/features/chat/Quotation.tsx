import type { Citation } from '@berea/contract'
import type { ReactNode } from 'react'
import { useWorkLanguage } from '../../works/works.ts'
import styles from './Quotation.module.css'

/** A teacher's words: set in sans, apart, in the language they are in. */
export function Quotation({ citation, children }: { citation: Citation | undefined; children: ReactNode }) {
  const languageOf = useWorkLanguage()
  return (
    <blockquote className={styles.quotation} lang={citation && languageOf(citation.work.id)}>
      {children}
    </blockquote>
  )
}
