import { type ReactNode, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useModal } from '../../ui/modal.ts'
import styles from './Drawer.module.css'

/** The side, drawn in from the edge of a small screen. */
export function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useWords()
  const box = useRef<HTMLDialogElement>(null)
  useModal(box, { onClose })
  return (
    <dialog ref={box} className={styles.drawer} aria-label={words('sidebar.title')}>
      {children}
    </dialog>
  )
}
