import { RefreshCw } from 'lucide-react'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Admin.module.css'
import { Pages } from './Pages.tsx'
import { useOutbox } from './queries.ts'

/** Codes and messages that no provider takes: the operator hands them on. */
export function Outbox() {
  const words = useWords()
  const locale = useLocale()
  const outbox = useOutbox()
  const time = (at: string) =>
    new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  return (
    <>
      <div className={styles.head}>
        <h1>{words('admin.outbox.title')}</h1>
        <Button disabled={outbox.isFetching} onClick={() => void outbox.refetch()}>
          <RefreshCw aria-hidden="true" /> {words('admin.outbox.refresh')}
        </Button>
      </div>
      <p className={styles.intro}>{words('admin.outbox.intro')}</p>
      <Pages query={outbox} empty={words('admin.outbox.none')}>
        {(items) => (
          <ul className={styles.messages}>
            {items.map(({ id, channel, address, text, createTime }) => (
              <li key={id}>
                <div className={styles.name}>
                  <h2>{address}</h2>
                  <span className={styles.tag}>{words(`admin.outbox.${channel}`)}</span>
                  <small>{time(createTime)}</small>
                </div>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </>
  )
}
