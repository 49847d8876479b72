import type { Member } from '@berea/contract'
import { useWords } from '../i18n/words.ts'
import styles from './who.module.css'

/** What an account is called: by its name, else its username, else the address that it is entered by. */
export const callMember = ({ name, username, email, mobile }: Member): string =>
  name.trim() || username || email || mobile || '·'

/** A role that stands beside the name; a private person's is none. */
export function RoleLabel({ role }: Pick<Member, 'role'>) {
  const words = useWords()
  return role === 'individual' ? null : <span className={styles.role}>{words(`role.${role}`)}</span>
}
