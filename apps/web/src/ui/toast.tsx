import { createPortal } from 'react-dom'
import { create } from 'zustand'
import { useTopModal } from './modal.ts'
import styles from './toast.module.css'

type Action = { readonly label: string; readonly onPick: () => void }
type Told = { readonly id: number; readonly text: string; readonly action?: Action | undefined }

const useToast = create<{ told: Told | undefined }>(() => ({ told: undefined }))
const useAnnounced = create<{ text: string }>(() => ({ text: '' }))
let count = 0

/** Says one thing at the foot of the page for a while; a second one takes its place. */
export function toast(text: string, action?: Action): void {
  count += 1
  useToast.setState({ told: { id: count, text, action } })
}

/** Takes it away again once it is no longer so. */
export function dismissToast(text: string): void {
  if (useToast.getState().told?.text === text) useToast.setState({ told: undefined })
}

/** Says it to screen readers only. */
export function announce(text: string): void {
  useAnnounced.setState({ text })
}

export function Toasts() {
  const { told } = useToast()
  const { text } = useAnnounced()
  const modal = useTopModal()
  const said = (
    <>
      <div role="status" className={styles.place}>
        {told && <Toast key={told.id} told={told} />}
      </div>
      <div role="status" className="hidden-text">
        {text}
      </div>
    </>
  )
  // Nothing beneath a dialog can be seen or heard.
  return modal ? createPortal(said, modal) : said
}

/** Its time is a CSS animation, which rests while the toast is pointed at or holds the focus. */
function Toast({ told: { text, action } }: { told: Told }) {
  const close = () => useToast.setState({ told: undefined })
  return (
    <div
      className={`${styles.toast} ${action ? styles.long : ''}`}
      onAnimationEnd={({ animationName }) => animationName.includes('stay') && close()}
    >
      {text}
      {action && (
        <button
          type="button"
          onClick={() => {
            close()
            action.onPick()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}
