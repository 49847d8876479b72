import type { Session } from '@berea/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { useRenameSession } from './queries.ts'

export function RenameDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const [title, setTitle] = useState(session.title)
  const renaming = useRenameSession()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    renaming.mutate({ id: session.id, title }, { onSuccess: onClose })
  }
  return (
    <Dialog open onClose={onClose} safe={field} title={words('rename.title')}>
      <form id={form} onSubmit={submit}>
        <Field
          ref={field}
          label={words('rename.label')}
          value={title}
          maxLength={100}
          onChange={(e) => setTitle(e.target.value)}
        />
      </form>
      <DialogActions>
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button look="primary" type="submit" form={form} disabled={title.trim() === '' || renaming.isPending}>
          {words('rename.do')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
