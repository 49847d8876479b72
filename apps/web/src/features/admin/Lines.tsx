import { type ComponentProps, useId } from 'react'
import styles from './Admin.module.css'

type Props = ComponentProps<'textarea'> & { readonly label: string; readonly note: string }

/** Several values, one a line. */
export function Lines({ label, note, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.lines}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={3} spellCheck={false} aria-describedby={`${id}note`} {...rest} />
      <p id={`${id}note`}>{note}</p>
    </div>
  )
}
