import { Link } from '@tanstack/react-router'
import { BookOpen, Library, PanelLeft, Search, Settings, ShieldCheck, SquarePen } from 'lucide-react'
import { History } from '../../features/history/History.tsx'
import { useWords } from '../../i18n/words.ts'
import { useAccount } from '../../member/member.ts'
import { callMember, RoleLabel } from '../../member/who.tsx'
import { changeAppState, useAppState } from '../../storage/app-state.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { MOBILE, useMedia } from '../../ui/use-media.ts'
import { useFrame } from './frame.ts'
import styles from './Sidebar.module.css'

type Props = { readonly rail: boolean; readonly current: string | undefined; readonly onGone: (id: string) => void }

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

export function Sidebar({ rail, current, onGone }: Props) {
  const words = useWords()
  const mobile = useMedia(MOBILE)
  const { newConversation, search } = useFrame()
  const railed = useAppState((state) => state.railed)
  const role = useAccount()?.role
  const isOperator = role === 'admin' || role === 'integration'
  const name = (text: string) => (rail ? { 'aria-label': text, title: text } : {})
  return (
    <nav className={styles.side} data-rail={rail} aria-label={words('sidebar.title')}>
      <div className={styles.head}>
        {!rail && <Mark />}
        {!mobile && (
          <IconButton
            label={words(rail ? 'sidebar.expand' : 'sidebar.collapse')}
            aria-expanded={!rail}
            onClick={() => changeAppState({ railed: !railed })}
          >
            <PanelLeft />
          </IconButton>
        )}
      </div>
      <button type="button" className={styles.new} onClick={newConversation} {...name(words('chat.new'))}>
        <SquarePen aria-hidden="true" />
        <span>{words('chat.new')}</span>
      </button>
      <ul className={styles.links}>
        <li>
          <button type="button" onClick={search} {...name(words('search.title'))}>
            <Search aria-hidden="true" />
            <span>{words('search.title')}</span>
            <kbd>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
          </button>
        </li>
        <li>
          <Link to="/read/{-$edition}/{-$ref}" {...name(words('reader.title'))}>
            <BookOpen aria-hidden="true" />
            <span>{words('reader.title')}</span>
          </Link>
        </li>
        <li>
          <Link to="/library" {...name(words('library.title'))}>
            <Library aria-hidden="true" />
            <span>{words('library.title')}</span>
          </Link>
        </li>
        {isOperator && (
          <li>
            <Link to="/admin" {...name(words('admin.title'))}>
              <ShieldCheck aria-hidden="true" />
              <span>{words('admin.title')}</span>
            </Link>
          </li>
        )}
      </ul>
      {rail ? <div className={styles.space} /> : <History current={current} onGone={onGone} />}
      <Me rail={rail} />
    </nav>
  )
}

/** Who is here: an account by its name, or a visitor, and that what is theirs belongs to this browser. */
function Me({ rail }: { rail: boolean }) {
  const words = useWords()
  const account = useAccount()
  const name = account ? callMember(account) : words('visitor')
  const address = account && (account.email ?? account.mobile ?? account.username)
  return (
    <div className={styles.me}>
      {!rail && (
        <>
          <span className={styles.avatar} aria-hidden="true">
            {Array.from(name)[0]?.toUpperCase()}
          </span>
          <span className={styles.who}>
            <b>
              {name} {account && <RoleLabel role={account.role} />}
            </b>
            <small>{account ? address !== name && address : words('visitor.note')}</small>
          </span>
        </>
      )}
      <Link to="/setting" className={styles.gear} aria-label={words('settings.title')} title={words('settings.title')}>
        <Settings />
      </Link>
    </div>
  )
}
