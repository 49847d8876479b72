import { createContext, type ReactNode, type RefObject, useContext, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './Dialog.module.css'
import { useModal } from './modal.ts'

type DialogProps = {
  readonly title: ReactNode
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** What is focused first: the safe choice. */
  readonly safe?: RefObject<HTMLElement | null> | undefined
  readonly wide?: boolean
  /** No way out but its own buttons. */
  readonly stern?: boolean
}

const Described = createContext('')

/** A question or a small form over the page; on phones it is a sheet. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open && createPortal(<Box {...rest} />, document.body)
}

function Box({ title, onClose, children, safe, wide = false, stern = false }: Omit<DialogProps, 'open'>) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(box, { onClose, safe, stern })
  return (
    <dialog
      ref={box}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <h2 id={`${id}title`} className={styles.title}>
        {title}
      </h2>
      <Described value={`${id}text`}>{children}</Described>
    </dialog>
  )
}

/** What is to be known before choosing. */
export const DialogText = ({ children }: { children: ReactNode }) => (
  <div id={useContext(Described)} className={styles.text}>
    {children}
  </div>
)

export const DialogActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
