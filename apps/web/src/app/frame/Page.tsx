import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useKeptScroll } from '../../ui/kept-scroll.ts'
import { useEntry } from './entry.ts'
import styles from './Page.module.css'
import { Topbar } from './Topbar.tsx'

type Props = {
  /** Kept alive: it stands as it was left however one comes back, and not only by Back and Forward. */
  readonly alive?: boolean
  readonly children: ReactNode
}

/** A page that is no conversation: its bar, and its text below. */
export function Page({ alive = false, children }: Props) {
  const page = useRef<HTMLElement>(null)
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const entry = useEntry()
  useKeptScroll(page, alive ? path : entry)
  return (
    <>
      <Topbar />
      <main id="main" className={styles.page} ref={page}>
        {children}
      </main>
    </>
  )
}
