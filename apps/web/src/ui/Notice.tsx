import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Props = {
  readonly tone?: 'calm' | 'warn' | 'bad'
  readonly icon?: LucideIcon
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** A sentence in its own frame: what happened, what was kept, the one thing to do. Never told by colour alone. */
export function Notice({ tone = 'calm', icon: Icon, title, children, action }: Props) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      {Icon && <Icon aria-hidden="true" />}
      <div>
        {title && <strong>{title}</strong>} {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
