import type { Partner } from '@berea/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { Lines } from './Lines.tsx'
import { linesOf } from './lines.ts'
import { useAddPartner, useChangePartner } from './queries.ts'

type Props = {
  /** Undefined: a new one. */
  readonly partner: Partner | undefined
  readonly onClose: () => void
  /** The secret of a new one, to be shown this once. */
  readonly onAdded: (added: { readonly appId: string; readonly secret: string }) => void
}

/** Registers a partner, or changes what is known of one. */
export function PartnerDialog({ partner, onClose, onAdded }: Props) {
  const words = useWords()
  const form = useId()
  const first = useRef<HTMLInputElement>(null)
  const [appId, setAppId] = useState('')
  const [name, setName] = useState(partner?.name ?? '')
  const [origins, setOrigins] = useState((partner?.origins ?? []).join('\n'))
  const [targets, setTargets] = useState((partner?.targets ?? ['/']).join('\n'))
  const add = useAddPartner()
  const change = useChangePartner()
  const busy = add.isPending || change.isPending
  const error = partner ? change.error : add.error
  const given = name.trim() !== '' && (partner !== undefined || appId.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!given || busy) return
    const fields = { name: name.trim(), origins: linesOf(origins), targets: linesOf(targets) }
    if (partner) {
      change.mutate(
        { appId: partner.appId, ...fields },
        {
          onSuccess: () => {
            toast(words('admin.saved'))
            onClose()
          },
        },
      )
    } else {
      add.mutate(
        { appId: appId.trim(), ...fields },
        { onSuccess: ({ partner: made, secret }) => onAdded({ appId: made.appId, secret }) },
      )
    }
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      safe={first}
      title={words(partner ? 'admin.partners.change' : 'admin.partners.add')}
    >
      <form id={form} onSubmit={submit}>
        {!partner && (
          <Field
            ref={first}
            label={words('admin.partners.appId')}
            note={words('admin.partners.appId.note')}
            value={appId}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            onChange={(event) => setAppId(event.target.value)}
          />
        )}
        <Field
          ref={partner ? first : undefined}
          label={words('admin.partners.name')}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
        />
        <Lines
          label={words('admin.partners.origins')}
          note={words('admin.partners.origins.note')}
          value={origins}
          onChange={(event) => setOrigins(event.target.value)}
        />
        <Lines
          label={words('admin.partners.targets')}
          note={words('admin.partners.targets.note')}
          value={targets}
          onChange={(event) => setTargets(event.target.value)}
        />
        {error && (
          <div role="alert">
            <Notice tone="bad">{toldBy(error) ?? words('error.notDone')}</Notice>
          </div>
        )}
      </form>
      <DialogActions>
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button look="primary" type="submit" form={form} disabled={!given || busy}>
          {words(partner ? 'admin.save' : 'admin.partners.add')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
