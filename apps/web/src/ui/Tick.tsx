import { Check, CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './Tick.module.css'

type Props = {
  readonly ticked: boolean
  readonly onTick: (ticked: boolean) => void
  readonly children: ReactNode
  readonly name?: string
  readonly problem?: ReactNode
}

/** A box to tick beside what it says; what it says may hold links. */
export function Tick({ ticked, onTick, children, name, problem }: Props) {
  const id = useId()
  return (
    <div className={styles.tick}>
      <span className={styles.box}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={ticked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <Check aria-hidden="true" />
      </span>
      <label htmlFor={id}>{children}</label>
      {problem && (
        <p id={`${id}problem`} className={styles.problem}>
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
    </div>
  )
}
