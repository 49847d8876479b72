import { Link, Outlet } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useKeptScroll } from '../../ui/kept-scroll.ts'
import { Mark } from '../../ui/Mark.tsx'
import { changeOverlay } from '../../ui/overlay.ts'
import { Toasts } from '../../ui/toast.tsx'
import { useTitle } from '../title.ts'
import { UpdateCheck } from '../update/UpdateCheck.tsx'
import { useEntry } from './entry.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import styles from './SignInFrame.module.css'

/** The room before the house: the verse of the name, and beside it one page with one task. No call of a member's is made here. */
export function SignInFrame({ verse }: { verse: ReactNode }) {
  const words = useWords()
  const page = useRef<HTMLDivElement>(null)
  useKeptScroll(page, useEntry())
  useTitle(undefined)
  // Before the page within may bring it back.
  useLayoutEffect(() => changeOverlay({ shown: false }), [])
  return (
    <>
      <a href="#main" className={styles.skip}>
        {words('skip.main')}
      </a>
      <div className={styles.frame} ref={page}>
        <section className={styles.side} aria-label={words('app.title')}>
          <Link to="/chat" search={{ _n: 1 }} className={styles.brand} reloadDocument>
            <Mark />
          </Link>
          <div className={styles.verse}>{verse}</div>
        </section>
        <div className={styles.page}>
          <div className={styles.top}>
            <LanguageMenu />
          </div>
          <OfflineNotice />
          <main id="main" className={styles.form}>
            <Outlet />
          </main>
        </div>
      </div>
      <Toasts />
      <UpdateCheck />
    </>
  )
}
