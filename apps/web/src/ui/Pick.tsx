import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Pick.module.css'

type Props = ComponentProps<'button'> & { readonly icon?: ReactNode }

/** The button of a menu of choices, by the name of what is chosen. `lang` is the name's. */
export function Pick({ icon, lang, children, ...rest }: Props) {
  return (
    <button type="button" className={styles.pick} {...rest}>
      {icon}
      <span lang={lang}>{children}</span>
      <ChevronDown aria-hidden="true" />
    </button>
  )
}
