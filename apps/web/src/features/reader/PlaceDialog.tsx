import {
  type BookCode,
  bookName,
  CANONS,
  findReferences,
  formatUsfm,
  lastChapter,
  testamentOf,
  understoodNumbering,
} from '@berea/scripture'
import { type FormEvent, useRef, useState } from 'react'
import { useLocale, useWords } from '../../i18n/words.ts'
import { useAppState } from '../../storage/app-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './PlaceDialog.module.css'

/** Where to read: typed as one would say it, or book and chapter one after the other. */
export function PlaceDialog({ onClose, onGo }: { onClose: () => void; onGo: (reference: string) => void }) {
  const words = useWords()
  const locale = useLocale()
  const tradition = useAppState((state) => state.tradition)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const [book, setBook] = useState<BookCode>()
  const name = (of: BookCode) => bookName(of, locale, { tradition })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [passage] = findReferences(text, {
      locale,
      tradition,
      numbering: understoodNumbering(locale, tradition),
    }).flatMap(({ passages }) => passages)
    if (passage) onGo(formatUsfm(passage))
    else setWrong(true)
  }
  const canon = CANONS[tradition === 'none' ? 'protestant' : tradition]
  const testaments = Object.groupBy(canon, (each) => (testamentOf(each) === 'new' ? 'new' : 'old'))

  return (
    <Dialog open wide onClose={onClose} safe={field} title={book ? name(book) : words('place.title')}>
      {book ? (
        <Chapters book={book} onBack={() => setBook(undefined)} onGo={onGo} />
      ) : (
        <>
          <form onSubmit={submit}>
            <Field
              ref={field}
              label={words('place.label')}
              value={text}
              aria-invalid={wrong}
              aria-describedby="place-wrong"
              onChange={(event) => {
                setText(event.target.value)
                setWrong(false)
              }}
            />
            <p id="place-wrong" role="status" className={styles.wrong}>
              {wrong && words('place.wrong')}
            </p>
          </form>
          {(['old', 'new'] as const).map((testament) => (
            <section key={testament}>
              <h3 className={styles.testament}>{words(`place.${testament}`)}</h3>
              <ul className={styles.books}>
                {testaments[testament]?.map((each) => (
                  <li key={each}>
                    <button type="button" onClick={() => setBook(each)}>
                      {name(each)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </Dialog>
  )
}

type ChaptersProps = {
  readonly book: BookCode
  readonly onBack: () => void
  readonly onGo: (reference: string) => void
}

function Chapters({ book, onBack, onGo }: ChaptersProps) {
  const words = useWords()
  const chapters = Array.from({ length: lastChapter(book) }, (_, i) => i + 1)
  return (
    <>
      <ul className={styles.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter}>
            <button type="button" onClick={() => onGo(`${book} ${chapter}`)}>
              {chapter}
            </button>
          </li>
        ))}
      </ul>
      <Button look="text" onClick={onBack}>
        {words('place.back')}
      </Button>
    </>
  )
}
