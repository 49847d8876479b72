import { useWords } from '../../i18n/words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Provenance } from './Provenance.tsx'
import { useWork } from './queries.ts'
import styles from './Reader.module.css'
import type { ReaderProps } from './Reader.tsx'
import { ReaderHead } from './ReaderHead.tsx'
import texts from './Texts.module.css'
import { Missing } from './TextTab.tsx'

/** A work as a whole: whose it is and where it came from. */
export function WorkReader({ work: id, controls, rank = 2 }: ReaderProps & { work: string }) {
  const words = useWords()
  const found = useWork(id)
  const work = found.data
  return (
    <>
      <ReaderHead
        title={work ? (work.titleLocal ?? work.title) : words('reader.title')}
        lang={work?.language}
        rank={rank}
      >
        {controls}
      </ReaderHead>
      <div className={styles.body} data-scroll="">
        {found.isPending && <Skeleton label={words('reader.loading')} lines={3} />}
        {found.isError && <Missing error={found.error} onRetry={() => found.refetch()} />}
        {work && (
          <div className={texts.section}>
            <p>{words('reader.workText', { characters: work.characters })}</p>
            <Provenance work={work} />
            {work.origin && <p className={texts.provenance}>{work.origin}</p>}
            <Notice>{words('reader.workAsk')}</Notice>
          </div>
        )}
      </div>
    </>
  )
}
