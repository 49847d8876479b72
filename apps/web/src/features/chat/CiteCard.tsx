import type { Citation } from '@berea/contract'
import { BookOpen, Copy } from 'lucide-react'
import { useWords } from '../../i18n/words.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useWorkLanguage } from '../../works/works.ts'
import styles from './Cite.module.css'
import type { Source } from './source.ts'

export function CiteCard({ citation, source, onOpen }: { citation: Citation; source: Source; onOpen: () => void }) {
  const words = useWords()
  const languageOf = useWorkLanguage()
  const copy = async () => {
    await navigator.clipboard.writeText(`${citation.quote}\n${source.name}`)
    toast(words('toast.copied'))
  }
  return (
    <>
      <p className={styles.source}>
        <b>{source.title}</b> {source.detail}
      </p>
      <p className={citation.edition ? styles.verses : styles.words} lang={languageOf(citation.work.id)}>
        {citation.quote}
      </p>
      <div className={styles.foot}>
        <Button look="text" onClick={onOpen}>
          <BookOpen aria-hidden="true" />
          {words('cite.open')}
        </Button>
        <IconButton label={words('copy')} onClick={copy}>
          <Copy />
        </IconButton>
      </div>
    </>
  )
}
