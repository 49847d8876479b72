import { Link, Outlet } from '@tanstack/react-router'
import { ArrowLeft, Feather, Handshake, Inbox } from 'lucide-react'
import { Closed } from '../../features/admin/Closed.tsx'
import { useWords } from '../../i18n/words.ts'
import { useAccount } from '../../member/member.ts'
import { callMember, RoleLabel } from '../../member/who.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { Toasts } from '../../ui/toast.tsx'
import { useTitle } from '../title.ts'
import styles from './AdminFrame.module.css'

/** The operator's pages; the server decides what each role is told, and this only what is offered. */
export function AdminFrame() {
  const words = useWords()
  const account = useAccount()
  useTitle(undefined)
  const isAdmin = account?.role === 'admin'
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label={words('admin.title')}>
        <div className={styles.mark}>
          <Mark />
        </div>
        <ul>
          <li>
            <Link to="/admin/partners">
              <Handshake aria-hidden="true" />
              {words('admin.partners.title')}
            </Link>
          </li>
          {isAdmin && (
            <li>
              <Link to="/admin/outbox">
                <Inbox aria-hidden="true" />
                {words('admin.outbox.title')}
              </Link>
            </li>
          )}
          {isAdmin && (
            <li>
              <Link to="/admin/engines">
                <Feather aria-hidden="true" />
                {words('admin.engines.title')}
              </Link>
            </li>
          )}
        </ul>
        <ul className={styles.foot}>
          <li>
            <Link to="/chat" search={{ _n: 1 }}>
              <ArrowLeft aria-hidden="true" />
              {words('admin.back')}
            </Link>
          </li>
        </ul>
        {account && (
          <p className={styles.me}>
            {callMember(account)} <RoleLabel role={account.role} />
          </p>
        )}
      </nav>
      <main id="main" className={styles.page}>
        {isAdmin || account?.role === 'integration' ? <Outlet /> : <Closed />}
      </main>
      <Toasts />
    </div>
  )
}
