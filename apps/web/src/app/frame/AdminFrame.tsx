import { Link, Outlet } from '@tanstack/react-router'
import { ArrowLeft, Handshake, Inbox } from 'lucide-react'
import { useWords } from '../../i18n/words.ts'
import { goSignIn } from '../../member/go-sign-in.ts'
import { useAccount } from '../../member/member.ts'
import { callMember, RoleLabel } from '../../member/who.tsx'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { Notice } from '../../ui/Notice.tsx'
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
        {isAdmin || account?.role === 'integration' ? <Outlet /> : <Closed isVisitor={!account} />}
      </main>
      <Toasts />
    </div>
  )
}

/** Not for whoever is here: said, with the way in for who may have one. */
function Closed({ isVisitor }: { isVisitor: boolean }) {
  const words = useWords()
  return (
    <>
      <h1>{words('admin.title')}</h1>
      <Notice
        title={words('admin.closed')}
        action={
          isVisitor && (
            <Button look="primary" onClick={() => goSignIn('account')}>
              {words('login.title')}
            </Button>
          )
        }
      >
        {words('admin.closed.text')}
      </Notice>
    </>
  )
}
