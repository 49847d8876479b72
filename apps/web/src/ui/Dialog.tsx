import { type ReactNode, type RefObject, Suspense } from 'react'
import styles from './Dialog.module.css'
import { part } from './part.ts'

export type DialogProps = {
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

// What holds the focus in a dialog comes with the first one that opens.
const load = () => import('./LoadedDialog.tsx')
const Loaded = part(load, ({ Dialog }) => Dialog)

export const DialogText = part(load, ({ DialogText }) => DialogText)

/** A question or a small form over the page; on phones it is a sheet. */
export function Dialog(props: DialogProps) {
  return (
    props.open && (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  )
}

export const DialogActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>
