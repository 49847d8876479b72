import { useId } from 'react'
import { useWords } from '../../i18n/words.ts'
import styles from './Library.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly values: readonly string[]
  readonly nameOf: (value: string) => string
  readonly onChoose: (value: string) => void
}

/** One of the values that occur, or all of them. */
export function Choice({ label, value, values, nameOf, onChoose }: Props) {
  const words = useWords()
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{words('library.all')}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  )
}
