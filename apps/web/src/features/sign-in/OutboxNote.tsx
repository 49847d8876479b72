import { useSite } from '../../api/site.ts'
import { useWords } from '../../i18n/words.ts'
import type { Channel } from './form.ts'
import styles from './SignIn.module.css'

/** Where no provider sends them, codes wait for who runs the place, and that is said before one is asked for. */
export function OutboxNote({ channel }: { channel: Channel }) {
  const words = useWords()
  const { data: site } = useSite()
  if (site?.codes[channel] !== 'operator') return null
  const { contact } = site.operator
  return (
    <p className={styles.fine}>{contact ? words('signIn.operator.contact', { contact }) : words('signIn.operator')}</p>
  )
}
