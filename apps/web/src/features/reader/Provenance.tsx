import type { Section, WorkBrief } from '@berea/contract'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { useAuthors } from '../../works/authors.ts'
import { useWorkNames } from '../../works/works.ts'
import styles from './Texts.module.css'

/** Under every text: what it is, whose, of which year, under which licence. */
export function Provenance({ work, section }: { work: WorkBrief; section?: Pick<Section, 'converted'> }) {
  const words = useWords()
  const nameOf = useWorkNames()
  const authorOf = useAuthors()
  const language = LANG[useLocale()]
  const parts = [nameOf(work), authorOf(work), work.year, work.licence]
  if (section?.converted) parts.push(words('reader.converted'))
  return (
    <p className={styles.provenance} lang={language}>
      {parts.filter(Boolean).join(' · ')}
    </p>
  )
}
