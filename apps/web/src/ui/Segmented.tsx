import { type ReactNode, useId } from 'react'
import styles from './Segmented.module.css'

type Props<Value> = {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly onChoose: (value: Value) => void
}

/** One of a few, side by side: real radio buttons, so that arrow keys and forms work as everywhere. */
export function Segmented<Value extends string | number>({ label, value, choices, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className="hidden-text">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className="hidden-text"
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
