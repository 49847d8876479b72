import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SignIn.module.css'

/** Why it did not work, said aloud as well; and what can be done instead. */
export function Outcome({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert" className={styles.outcome}>
      <Notice tone="bad" icon={CircleAlert} action={action}>
        {children}
      </Notice>
    </div>
  )
}
