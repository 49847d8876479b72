import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import type { DialogProps } from './Dialog.tsx'

/** A question or a small form over the page; on phones it is a sheet. */
export function Dialog({ title, open, onClose, children, safe, wide = false, stern = false }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !stern && onClose()} disablePointerDismissal={stern}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={`${styles.dialog} ${wide ? styles.wide : ''}`} {...(safe && { initialFocus: safe })}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export const DialogText = ({ children }: { children: ReactNode }) => (
  <Base.Description className={styles.text}>{children}</Base.Description>
)
