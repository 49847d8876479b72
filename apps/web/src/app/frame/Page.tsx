import type { ReactNode } from 'react'
import styles from './Page.module.css'
import { Topbar } from './Topbar.tsx'

/** A page that is no conversation: its bar, and its text below. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <Topbar />
      <main id="main" className={styles.page}>
        {children}
      </main>
    </>
  )
}
