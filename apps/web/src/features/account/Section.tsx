import type { ReactNode } from 'react'
import styles from './Account.module.css'

type Props = {
  readonly title: string
  readonly note?: ReactNode
  /** Beside the title: the one thing to do. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** A part of the settings about the person. */
export function Section({ title, note, action, children }: Props) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <div>
          <h3>{title}</h3>
          {note && <p>{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
