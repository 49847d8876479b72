import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import styles from './Drawer.module.css'

/** The side, drawn in from the edge of a small screen. */
export function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useWords()
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup className={styles.drawer} aria-label={words('sidebar.title')}>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
