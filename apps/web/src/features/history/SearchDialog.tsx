import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSessionSearch } from './queries.ts'
import styles from './SearchDialog.module.css'

/** Finds a conversation by its words: arrows choose, Enter opens. */
export function SearchDialog({ onClose, onOpen }: { onClose: () => void; onOpen: (id: string) => void }) {
  const words = useWords()
  const locale = LANG[useLocale()]
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const found = useSessionSearch(useDeferredValue(text.trim()))
  const items = found.data?.items ?? []
  const chosen = items[Math.min(place, items.length - 1)]

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setPlace((at) => Math.max(0, Math.min(items.length - 1, at + step)))
    }
    if (event.key === 'Enter' && chosen) {
      // The focus goes back to the button that opened this, which the same Enter must not press.
      event.preventDefault()
      onOpen(chosen.id)
    }
  }

  return (
    <Dialog open wide onClose={onClose} safe={field} title={words('search.title')}>
      <Field
        ref={field}
        labelHidden
        label={words('search.label')}
        placeholder={words('search.label')}
        icon={<Search />}
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={list}
        aria-activedescendant={chosen && `${list}-${chosen.id}`}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setPlace(0)
        }}
        onKeyDown={onKey}
      />
      <div className={styles.found}>
        {found.isPending && <Skeleton label={words('history.loading')} />}
        {found.isError && <p className={styles.none}>{toldBy(found.error) ?? words('history.failed')}</p>}
        {found.data && items.length === 0 && (
          <p className={styles.none}>{words(text ? 'search.none' : 'history.empty')}</p>
        )}
        <div id={list} role="listbox" aria-label={words('search.found')}>
          {items.map((session) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys, as a combobox does
            <div
              key={session.id}
              id={`${list}-${session.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={session === chosen}
              className={styles.option}
              onClick={() => onOpen(session.id)}
            >
              <span>{session.title}</span>
              <time dateTime={session.updateTime}>
                {new Date(session.updateTime).toLocaleDateString(locale, { month: 'short', day: 'numeric' })}
              </time>
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
