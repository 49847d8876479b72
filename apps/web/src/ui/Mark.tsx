import { useWords } from '../i18n/words.ts'
import './mark.css'

/** The mark, and the name beside it as the reader's language has it. */
export function Mark() {
  const words = useWords()
  return (
    <span className="mark">
      <svg aria-hidden="true">
        <use href="#mark" />
      </svg>
      <span>{words('app.title')}</span>
    </span>
  )
}
