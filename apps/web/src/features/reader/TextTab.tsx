import type { PassageReply } from '@berea/contract'
import { isProblem, overlaps, type Passage, parseUsfm } from '@berea/scripture'
import { useRef } from 'react'
import { Refusal, toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Provenance } from './Provenance.tsx'
import type { usePassage } from './queries.ts'
import styles from './Texts.module.css'
import { useOpenAt } from './use-open-at.ts'
import { VerseLine } from './VerseLine.tsx'

type Props = { readonly passage: ReturnType<typeof usePassage>; readonly cited: Passage | undefined }

export function TextTab({ passage, cited }: Props) {
  const words = useWords()
  if (passage.isPending) return <Skeleton label={words('reader.loading')} lines={5} />
  if (passage.isError) return <Missing error={passage.error} onRetry={() => passage.refetch()} />
  return <Verses text={passage.data} cited={cited} />
}

/** The edition lacks the book, or nobody answered: two different sentences. */
export function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords()
  if (error instanceof Refusal && error.code === 10002) {
    return <Notice title={words('reader.missing')}>{words('reader.missing.text')}</Notice>
  }
  const again = (
    <button type="button" onClick={onRetry}>
      {words('retry')}
    </button>
  )
  return <Notice tone="bad" title={toldBy(error) ?? words('reader.failed')} action={again} />
}

/** Opens with the first cited verse a third of the way down. */
function Verses({ text, cited }: { text: PassageReply; cited: Passage | undefined }) {
  const page = useRef<HTMLDivElement>(null)
  const first = text.verses.find(({ reference }) => isCited(reference, cited))?.reference
  useOpenAt(page, first, text)
  return (
    <div ref={page} lang={text.edition.language} className={styles.text}>
      {text.verses.map((verse) => (
        <VerseLine key={verse.number} verse={verse} cited={isCited(verse.reference, cited)} />
      ))}
      <Provenance work={text.edition} />
    </div>
  )
}

export function isCited(reference: string, cited: Passage | undefined): boolean {
  const verse = parseUsfm(reference)
  return cited !== undefined && !isProblem(verse) && overlaps(verse, cited)
}
