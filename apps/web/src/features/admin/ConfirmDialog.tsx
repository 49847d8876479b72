import { type ReactNode, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'

type Props = {
  readonly title: string
  readonly children: ReactNode
  readonly act: string
  readonly busy: boolean
  readonly onAct: () => void
  readonly onClose: () => void
}

/** Asks before something ends that others rely on. */
export function ConfirmDialog({ title, children, act, busy, onAct, onClose }: Props) {
  const words = useWords()
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open onClose={onClose} safe={keep} title={title}>
      <DialogText>{children}</DialogText>
      <DialogActions>
        <Button ref={keep} onClick={onClose}>
          {words('cancel')}
        </Button>
        <Button look="danger" disabled={busy} onClick={onAct}>
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
