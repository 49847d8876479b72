import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = 'primary' | 'secondary' | 'text' | 'danger'

export function Button({ look = 'secondary', className = '', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...rest} className={`${styles.button} ${styles[look]} ${className}`} />
}

/** A square with an icon; `label` is its name and its tooltip. */
export function IconButton({ label, className = '', ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" aria-label={label} title={label} {...rest} className={`${styles.icon} ${className}`} />
}
