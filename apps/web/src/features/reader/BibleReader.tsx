import { Tabs } from '@base-ui/react/tabs'
import {
  BOOK_CODES,
  bookName,
  chapterPassage,
  formatUsfm,
  isProblem,
  type Locale,
  type Passage,
  type Problem,
  parseUsfm,
} from '@berea/scripture'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocale, useWords, type Words } from '../../i18n/words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Pick } from '../../ui/Pick.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { tabOf } from '../../works/reader-address.ts'
import { useReferences } from '../../works/reference.ts'
import { briefName, shortName, useBibles } from '../../works/works.ts'
import { BibleMenu } from './BibleMenu.tsx'
import { CommentaryTab } from './CommentaryTab.tsx'
import { CrossReferencesTab } from './CrossReferencesTab.tsx'
import { ParallelTab } from './ParallelTab.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import { useAbout, useCrossReferences, usePassage } from './queries.ts'
import styles from './Reader.module.css'
import type { ReaderProps } from './Reader.tsx'
import { ReaderFoot } from './ReaderFoot.tsx'
import { ReaderHead } from './ReaderHead.tsx'
import { TextTab } from './TextTab.tsx'

type Props = ReaderProps & { readonly reference: string; readonly edition: string | undefined }

/** A chapter, opened at a passage, in one edition: its text, other editions, notes, and where else it is spoken of. */
export function BibleReader({ reference, ...rest }: Props) {
  const words = useWords()
  const locale = useLocale()
  const asked = parseUsfm(reference)
  if (isProblem(asked)) {
    return (
      <>
        <ReaderHead title={nameOf(reference, locale)} rank={rest.rank ?? 2}>
          {rest.controls}
        </ReaderHead>
        <div className={styles.body}>
          <Notice title={words('reader.noPlace')}>{explain(asked, words)}</Notice>
        </div>
      </>
    )
  }
  return <Chapter {...rest} asked={asked} cited={reference.includes(':') ? asked : undefined} />
}

type ChapterProps = Omit<Props, 'reference'> & { readonly asked: Passage; readonly cited: Passage | undefined }

function Chapter({ asked, cited, edition, address, onMove, controls, rank = 2 }: ChapterProps) {
  const words = useWords()
  const write = useReferences()
  const locale = useLocale()
  const [choosing, setChoosing] = useState(false)
  const { book, chapter } = asked.first
  const whole = chapterPassage(book, chapter)
  const chapterRef = isProblem(whole) ? formatUsfm(asked) : formatUsfm(whole)
  const ref = formatUsfm(asked)
  const text = usePassage(chapterRef, edition)
  const about = useAbout(ref, locale)
  const cross = useCrossReferences(ref, edition)
  const here = edition ?? text.data?.edition.id
  const show = (next: string, work: string | undefined, beside: unknown) =>
    onMove({ work, reference: next, ...tabOf(beside) })
  const move = (next: string, work = here) => show(next, work, address.tab)

  return (
    <>
      <ReaderHead
        rank={rank}
        title={
          <button type="button" onClick={() => setChoosing(true)} title={words('place.title')}>
            <span>{write(`${book} ${chapter}`)}</span> <ChevronDown aria-hidden="true" />
          </button>
        }
      >
        <EditionChoice edition={edition} onChoose={(work) => move(ref, work)} />
        {controls}
      </ReaderHead>
      <Tabs.Root
        value={address.tab ?? 'text'}
        onValueChange={(next) => show(ref, here, next)}
        className={styles.tabbed}
      >
        <Tabs.List className={styles.tabs} activateOnFocus>
          <Tab value="text">{words('reader.text')}</Tab>
          <Tab value="parallel">{words('reader.parallel')}</Tab>
          <Tab value="commentary" count={about.data?.length}>
            {words('reader.commentary')}
          </Tab>
          <Tab value="cross" count={cross.data?.items.length}>
            {words('reader.cross')}
          </Tab>
        </Tabs.List>
        <Tabs.Panel value="text" className={styles.panel} data-scroll="">
          <TextTab passage={text} cited={cited} />
        </Tabs.Panel>
        <Tabs.Panel value="parallel" className={styles.panel} data-scroll="">
          <ParallelTab reference={chapterRef} edition={here} onEdition={(work) => move(ref, work)} cited={cited} />
        </Tabs.Panel>
        <Tabs.Panel value="commentary" className={styles.panel} data-scroll="">
          <CommentaryTab about={about} onMove={onMove} />
        </Tabs.Panel>
        <Tabs.Panel value="cross" className={styles.panel} data-scroll="">
          <CrossReferencesTab cross={cross} edition={edition} onMove={(next) => show(next, here, 'text')} />
        </Tabs.Panel>
      </Tabs.Root>
      <ReaderFoot text={text.data} onMove={move} />
      {choosing && (
        <PlaceDialog
          onClose={() => setChoosing(false)}
          onGo={(next) => {
            setChoosing(false)
            move(next)
          }}
        />
      )}
    </>
  )
}

function Tab({ value, count, children }: { value: string; count?: number | undefined; children: ReactNode }) {
  return (
    <Tabs.Tab value={value} className={styles.tab}>
      {children}
      {count !== undefined && count > 0 && <small>{count}</small>}
    </Tabs.Tab>
  )
}

function EditionChoice({ edition, onChoose }: { edition: string | undefined; onChoose: (work: string) => void }) {
  const bibles = useBibles()
  const phone = useMedia(PHONE)
  const current = bibles.find(({ id }) => id === edition) ?? bibles[0]
  if (!current) return null
  return (
    <BibleMenu
      bibles={bibles}
      chosen={current}
      onChoose={onChoose}
      button={(name) => <Pick {...name}>{(phone ? shortName : briefName)(current, bibles)}</Pick>}
    />
  )
}

/** A place that there is not has its book's name all the same: "JHN 99" is 约翰福音 99. */
function nameOf(reference: string, locale: Locale): string {
  const [book, ...place] = reference.split(' ')
  const code = BOOK_CODES.find((each) => each === book)
  return code ? [bookName(code, locale), ...place].join(' ') : reference
}

/** What there is instead, where that can be told. */
function explain(problem: Problem, words: Words): string {
  if (problem.code === 'no-such-chapter') return words('reader.lastChapter', { n: problem.lastChapter })
  if (problem.code === 'no-such-verse') return words('reader.lastVerse', { n: problem.lastVerse })
  return words('reader.askPlace')
}
