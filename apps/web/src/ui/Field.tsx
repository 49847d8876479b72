import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type Props = ComponentProps<'input'> & {
  readonly label: string
  readonly icon?: ReactNode
  readonly labelHidden?: boolean
  /** A line below: what is expected. */
  readonly note?: ReactNode
  /** What is wrong with it, in its place. */
  readonly problem?: ReactNode
  /** Beside what is typed: a button. */
  readonly after?: ReactNode
}

export function Field({ label, icon, labelHidden = false, note, problem, after, ...rest }: Props) {
  const id = useId()
  const below = problem || note
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'hidden-text' : styles.label}>
        {label}
      </label>
      <div className={styles.box} data-wrong={problem ? '' : undefined}>
        {icon}
        <input
          id={id}
          aria-describedby={below ? `${id}below` : undefined}
          aria-invalid={problem ? true : undefined}
          {...rest}
        />
        {after}
      </div>
      {below && (
        <p id={`${id}below`} className={problem ? styles.problem : styles.note}>
          {problem && <CircleAlert aria-hidden="true" />}
          {below}
        </p>
      )}
    </div>
  )
}
