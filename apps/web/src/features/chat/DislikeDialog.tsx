import { type FormEvent, useId, useState } from 'react'
import { useWords, type WordKey } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import styles from './DislikeDialog.module.css'
import type { Reason } from './queries.ts'

const REASONS = {
  'wrong-answer': 'dislike.wrong',
  'misunderstood-question': 'dislike.misunderstood',
  'format-error': 'dislike.format',
  'fabricated-facts': 'dislike.fabricated',
  'poor-structure': 'dislike.structure',
} as const satisfies Record<Reason, WordKey>

type Props = { readonly onClose: () => void; readonly onSend: (reason: Reason, note: string) => void }

/** What was not good: one of five, and a line in one's own words. */
export function DislikeDialog({ onClose, onSend }: Props) {
  const words = useWords()
  const form = useId()
  const [reason, setReason] = useState<Reason>()
  const [note, setNote] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason) onSend(reason, note.trim())
  }
  return (
    <Dialog open onClose={onClose} title={words('dislike.title')}>
      <DialogText>{words('dislike.text')}</DialogText>
      <form id={form} onSubmit={submit} className={styles.form}>
        {(Object.keys(REASONS) as Reason[]).map((each) => (
          <label key={each}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {words(REASONS[each])}
          </label>
        ))}
        <textarea
          aria-label={words('dislike.note')}
          placeholder={words('dislike.note')}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
      <DialogActions>
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button look="primary" type="submit" form={form} disabled={!reason}>
          {words('dislike.send')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
