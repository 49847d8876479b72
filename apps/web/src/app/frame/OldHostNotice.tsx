import { useSite } from '../../api/site.ts'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import styles from './OfflineNotice.module.css'

/** An old address closes on a day of the year, and another takes its place: said until it has been understood. */
export function OldHostNotice() {
  const words = useWords()
  const locale = useLocale()
  const { data: site } = useSite()
  const closed = useAppState((state) => state.closedNotice)
  const notice = site?.notice
  if (!notice || closed === notice.old) return null
  const { old, host, until } = notice
  const [month = 1, day = 1] = until.split('-').map(Number)
  // Any year: only its day is told.
  const date = new Intl.DateTimeFormat(LANG[locale], { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1, day),
  )
  return (
    <p role="status" className={styles.offline}>
      {host ? words('notice.old', { old, host, date }) : words('notice.old.here', { old, date })}{' '}
      {host && host !== location.host && (
        <>
          <a href={`https://${host}/`}>{host}</a>{' '}
        </>
      )}
      <button type="button" onClick={() => changeAppState({ closedNotice: old })}>
        {words('notice.close')}
      </button>
    </p>
  )
}
