import type { Citation } from '@berea/contract'
import { BookOpen, Copy } from 'lucide-react'
import { useWords } from '../../i18n/words.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { formatReaderAddress, parseReaderAddress } from '../../works/reader-address.ts'
import { useWorkLanguage } from '../../works/works.ts'
import styles from './Cite.module.css'
import type { Source } from './source.ts'

type Props = {
  readonly citation: Citation
  readonly source: Source
  readonly onOpen: (url: string) => void
}

/** What a citation quotes, and the ways to its place. */
export function CiteCard({ citation, source, onOpen }: Props) {
  const words = useWords()
  const languageOf = useWorkLanguage()
  const quote = citation.converted ?? citation.quote
  const copy = async () => {
    await navigator.clipboard.writeText(`${quote}\n${source.name}`)
    toast(words('toast.copied'))
  }
  return (
    <>
      <p className={styles.source}>
        <b>
          <Unbroken>{source.title}</Unbroken>
        </b>{' '}
        <Unbroken>{source.detail}</Unbroken>
        {citation.converted && ` · ${words('reader.converted')}`}
      </p>
      <p
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be within a keyboard's reach
        tabIndex={0}
        className={citation.edition ? styles.verses : styles.words}
        lang={citation.converted ? undefined : languageOf(citation.work.id)}
      >
        {quote}
      </p>
      <div className={styles.foot}>
        <Button look="text" onClick={() => onOpen(citation.url)}>
          <BookOpen aria-hidden="true" />
          {words('cite.open')}
        </Button>
        {citation.edition && (
          <Button
            look="text"
            onClick={() => onOpen(formatReaderAddress({ ...parseReaderAddress(citation.url), tab: 'parallel' }))}
          >
            {words('cite.compare')}
          </Button>
        )}
        <span className={styles.space} />
        <IconButton label={words('copy')} onClick={copy}>
          <Copy />
        </IconButton>
      </div>
    </>
  )
}
