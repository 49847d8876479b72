import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './Admin.module.css'

type Props = { readonly appId: string; readonly secret: string; readonly onClose: () => void }

/** A secret, shown this once: it goes by its button alone, and not by a slip beside it. */
export function SecretDialog({ appId, secret, onClose }: Props) {
  const words = useWords()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast(words('admin.secret.copied'))
    } catch {
      toast(words('share.notCopied'))
    }
  }
  return (
    <Dialog open stern onClose={onClose} title={words('admin.secret.title', { appId })}>
      <DialogText>{words('admin.secret.text')}</DialogText>
      <code className={styles.secret}>{secret}</code>
      <DialogActions>
        <Button onClick={copy}>{words('copy')}</Button>
        <Button look="primary" onClick={onClose}>
          {words('admin.secret.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
