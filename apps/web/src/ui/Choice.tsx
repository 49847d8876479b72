import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import styles from './Choice.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly values: readonly string[]
  /** The name of an empty value that fits all; there is none where something must be chosen. */
  readonly all?: string
  readonly nameOf: (value: string) => string
  readonly onChoose: (value: string) => void
}

/** One of a list, by its name. */
export function Choice({ label, value, values, all, nameOf, onChoose }: Props) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          {all !== undefined && <option value="">{all}</option>}
          {values.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </div>
  )
}
