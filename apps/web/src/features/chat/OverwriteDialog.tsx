import { useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'

type Props = { readonly text: string; readonly onKeep: () => void; readonly onOverwrite: () => void }

export function OverwriteDialog({ text, onKeep, onOverwrite }: Props) {
  const words = useWords()
  const keep = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open onClose={onKeep} safe={keep} title={words('overwrite.title')}>
      <DialogText>{text}</DialogText>
      <DialogActions>
        <Button ref={keep} onClick={onKeep}>
          {words('overwrite.keep')}
        </Button>
        <Button look="primary" onClick={onOverwrite}>
          {words('overwrite.do')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
