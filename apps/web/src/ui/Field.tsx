import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type Props = ComponentProps<'input'> & {
  readonly label: string
  readonly icon?: ReactNode
  readonly labelHidden?: boolean
}

export function Field({ label, icon, labelHidden = false, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? 'hidden-text' : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {icon}
        <input id={id} {...rest} />
      </div>
    </div>
  )
}
