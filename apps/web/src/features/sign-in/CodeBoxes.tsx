import { CircleAlert } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import styles from './CodeBoxes.module.css'

export const DIGITS = 6
const PLACES = Array.from({ length: DIGITS }, (_, i) => i)

/** `１２３ 456` is `123456`: digits of every width, without what stands between them. */
const digitsOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/g, '')

/** What is typed is heard of before; React wants this where a value is given. */
const keepControlled = () => undefined

type Props = {
  readonly label: string
  readonly code: string
  readonly onChange: (code: string) => void
  /** All six are there. */
  readonly onFilled?: (code: string) => void
  readonly problem?: ReactNode
  readonly autoFocus?: boolean
}

/**
 * Six boxes for six digits. Whatever is pasted, or filled in by the telephone that got the message, spreads over them, from the
 * first one on.
 */
export function CodeBoxes({ label, code, onChange, onFilled, problem, autoFocus = false }: Props) {
  const words = useWords()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const focus = (place: number) =>
    group.current?.querySelectorAll('input')[Math.max(0, Math.min(DIGITS - 1, place))]?.focus()

  const put = (place: number, typed: string) => {
    const digits = digitsOf(typed)
    if (digits === '') return
    // A whole code takes the place of what stands there; a digit that of its box.
    const from = digits.length >= DIGITS ? 0 : Math.min(place, code.length)
    const next = (code.slice(0, from) + digits + code.slice(from + digits.length)).slice(0, DIGITS)
    onChange(next)
    focus(from + digits.length)
    // Who corrects a code from its beginning has not ended before its last digit.
    if (from + digits.length >= DIGITS && next.length === DIGITS) onFilled?.(next)
  }
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key === 'ArrowLeft') focus(place - 1)
    else if (event.key === 'ArrowRight') focus(place + 1)
    else if (event.key === 'Backspace') {
      const at = code[place] === undefined ? place - 1 : place
      onChange(code.slice(0, Math.max(0, at)) + code.slice(at + 1))
      focus(at)
    } else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent, place: number) => {
    event.preventDefault()
    put(place, event.clipboardData.getData('text'))
  }
  return (
    <fieldset ref={group} className={styles.code} aria-describedby={problem ? `${id}problem` : undefined}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {PLACES.map((place) => (
          <input
            key={place}
            value={code[place] ?? ''}
            inputMode="numeric"
            pattern="[0-9]*"
            // Only the first is offered the code; it would be filled in six times otherwise.
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={words('signIn.verify.digit', { n: place + 1 })}
            aria-invalid={problem ? true : undefined}
            // biome-ignore lint/a11y/noAutofocus: the page has no other purpose than these boxes
            autoFocus={autoFocus && place === 0}
            onFocus={(event) => event.target.select()}
            // Not `onChange`, which does not tell of a digit that takes the place of its like.
            onInput={(event) => put(place, event.currentTarget.value)}
            onChange={keepControlled}
            onKeyDown={(event) => onKeyDown(event, place)}
            onPaste={(event) => onPaste(event, place)}
          />
        ))}
      </div>
      {problem && (
        <p id={`${id}problem`} className={styles.problem} role="alert">
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
    </fieldset>
  )
}
