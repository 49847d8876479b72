import { useRouterState } from '@tanstack/react-router'
import styles from './Progress.module.css'

/** A line along the top while another page is on its way. */
export function Progress() {
  const loading = useRouterState({ select: ({ status }) => status === 'pending' })
  return loading ? <div className={styles.progress} /> : null
}
