import { useWords } from '../../i18n/words.ts'
import { Mark } from '../../ui/Mark.tsx'
import './overlay.css'
import { useOverlay } from '../../ui/overlay.ts'

/** The full-screen welcome: the mark, the book, and a line of what is being waited for. */
export function Overlay({ masked = false, title }: { masked?: boolean; title?: string | undefined }) {
  const words = useWords()
  return (
    <div className="overlay" data-masked={masked} role="status">
      <Mark />
      <svg className="book" aria-hidden="true">
        <use href="#book" />
      </svg>
      <p>{title ?? words('startup.welcome')}</p>
    </div>
  )
}

export function SecondOverlay() {
  const { shown, masked, title } = useOverlay()
  return shown ? <Overlay masked={masked} title={title} /> : null
}
