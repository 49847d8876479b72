import { useSyncExternalStore } from 'react'
import { useWords } from '../../i18n/words.ts'
import styles from './OfflineNotice.module.css'

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export function OfflineNotice() {
  const words = useWords()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return online ? null : (
    <p role="status" className={styles.offline}>
      {words('offline')}
    </p>
  )
}
