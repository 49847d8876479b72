import { type FormEvent, useId, useRef, useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.tsx'
import { type Channel, OwnCode } from './OwnCode.tsx'
import { useAddWay } from './queries.ts'

/** Another e-mail address or phone number: it has to be shown by a code that it is one's own. */
export function AddWayDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const words = useWords()
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const add = useAddWay()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address.trim() === '' || code.trim() === '' || add.isPending) return
    add.mutate(
      { [channel]: address.trim(), code: code.trim() },
      {
        onSuccess: () => {
          toast(words('settings.ways.added'))
          onClose()
        },
      },
    )
  }
  const problem = add.isError ? (toldBy(add.error) ?? words('error.notDone')) : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      safe={field}
      title={words(channel === 'email' ? 'settings.ways.addEmail' : 'settings.ways.addMobile')}
    >
      <DialogText>{words('settings.ways.addText')}</DialogText>
      <form id={form} onSubmit={submit}>
        <Field
          ref={field}
          label={words(channel === 'email' ? 'settings.way.email' : 'settings.way.mobile')}
          note={channel === 'mobile' ? words('settings.mobile.note') : undefined}
          name={channel}
          type={channel === 'email' ? 'email' : 'tel'}
          autoComplete={channel === 'email' ? 'email' : 'tel'}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <OwnCode
          channel={channel}
          address={address.trim()}
          purpose="bind"
          code={code}
          onCode={setCode}
          problem={problem}
        />
      </form>
      <DialogActions>
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button
          look="primary"
          type="submit"
          form={form}
          disabled={address.trim() === '' || code.trim() === '' || add.isPending}
        >
          {words('settings.ways.add')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
