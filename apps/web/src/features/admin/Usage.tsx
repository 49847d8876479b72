import type { Partner } from '@berea/contract'
import { LANG, useLocale, useWords } from '../../i18n/words.ts'
import styles from './Admin.module.css'

/** How many came by its links, by day; nothing of who they are. */
export function Usage({ usage }: Pick<Partner, 'usage'>) {
  const words = useWords()
  const locale = useLocale()
  if (usage.length === 0) return <p className={styles.quiet}>{words('admin.partners.unused')}</p>
  const total = (field: 'signIns' | 'members') => usage.reduce((sum, day) => sum + day[field], 0)
  const day = (date: string) =>
    new Intl.DateTimeFormat(LANG[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
  return (
    <details className={styles.usage}>
      <summary>{words('admin.partners.used', { signIns: total('signIns'), members: total('members') })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('admin.day')}</th>
            <th scope="col">{words('admin.partners.signIns')}</th>
            <th scope="col">{words('admin.partners.members')}</th>
          </tr>
        </thead>
        <tbody>
          {usage.map(({ date, signIns, members }) => (
            <tr key={date}>
              <th scope="row">{day(date)}</th>
              <td>{signIns}</td>
              <td>{members}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
