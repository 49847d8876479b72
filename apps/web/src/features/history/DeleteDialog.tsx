import type { Session } from '@berea/contract'
import { useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { keepDraft } from '../../storage/drafts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDeleteSession } from './queries.ts'

type Props = { readonly session: Session; readonly onClose: () => void; readonly onGone: (id: string) => void }

export function DeleteDialog({ session, onClose, onGone }: Props) {
  const words = useWords()
  const keep = useRef<HTMLButtonElement>(null)
  const deletion = useDeleteSession()
  const confirm = () =>
    deletion.mutate(session, {
      onSuccess: () => {
        keepDraft(session.id, '')
        onGone(session.id)
        toast(words('delete.done'))
        onClose()
      },
    })
  return (
    <Dialog open onClose={onClose} safe={keep} title={words('delete.confirm')}>
      <DialogText>
        {session.title}
        <br />
        {words('delete.note')}
      </DialogText>
      <DialogActions>
        <Button ref={keep} onClick={onClose}>
          {words('delete.keep')}
        </Button>
        <Button look="danger" disabled={deletion.isPending} onClick={confirm}>
          {words('delete.do')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
