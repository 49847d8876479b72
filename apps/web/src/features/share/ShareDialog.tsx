import { Copy, Share2 } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions, DialogText } from '../../ui/Dialog.tsx'
import { Qr } from '../../ui/Qr.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './ShareDialog.module.css'

/** The product's address, to be read, scanned, copied, or handed to another app where the system can. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const address = location.origin
  const done = useRef<HTMLButtonElement>(null)
  const copy = async () => {
    const copied = await writeClipboard(address)
    toast(words(copied ? 'more.linkCopied' : 'share.notCopied'))
  }
  return (
    <Dialog open onClose={onClose} safe={done} title={words('share.title')}>
      <DialogText>{words('share.text')}</DialogText>
      <div className={styles.share}>
        <div className={styles.code}>
          <Qr text={address} label={words('share.qr', { address })} />
        </div>
        <input
          className={styles.address}
          readOnly
          value={address}
          aria-label={words('share.address')}
          onFocus={selectAll}
        />
      </div>
      <DialogActions>
        <Button onClick={copy}>
          <Copy aria-hidden="true" /> {words('more.copyLink')}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => handOver({ title: words('app.title'), text: words('share.said'), url: address })}>
            <Share2 aria-hidden="true" /> {words('share.system')}
          </Button>
        )}
        <Button ref={done} look="primary" onClick={onClose}>
          {words('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select()

/** Browsers give no clipboard to a page without https. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Whoever closes the system's sheet has changed their mind, and nothing has failed. */
function handOver(data: ShareData): void {
  void navigator.share(data).catch(() => undefined)
}
