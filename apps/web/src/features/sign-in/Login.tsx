import { Link, useNavigate } from '@tanstack/react-router'
import { CircleUserRound, QrCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite } from '../../api/site.ts'
import { useWords } from '../../i18n/words.ts'
import type { SignInReason } from '../../member/go-sign-in.ts'
import { useAppState } from '../../storage/app-state.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { toast } from '../../ui/toast.tsx'
import { CodeForm } from './CodeForm.tsx'
import { CHANNELS, type Channel } from './form.ts'
import { GoOn } from './GoOn.tsx'
import { GoogleWay } from './GoogleWay.tsx'
import { OutboxNote } from './OutboxNote.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { QrWay } from './QrWay.tsx'
import styles from './SignIn.module.css'

export type Way = { readonly channel: Channel; readonly by: 'code' | 'password' | 'new' } | 'qr' | 'other'

type Props = {
  readonly way: Way
  readonly reason: SignInReason | undefined
}

/** The page of the ways in: which one is in its address, so that each has a link of its own. */
export function Login({ way, reason }: Props) {
  const words = useWords()
  const ended = useAppState(({ signInEnded }) => signInEnded)
  const isNew = typeof way === 'object' && way.by === 'new'
  return (
    <>
      <h1>{isNew ? words('signIn.create.title') : words(`welcome.${partOfDay(new Date().getHours())}`)}</h1>
      <p className={styles.sub}>{words(isNew ? 'signIn.create.sub' : 'signIn.sub')}</p>
      {(ended !== undefined || reason) && (
        <div className={styles.outcome}>
          {ended !== undefined && <Notice tone="warn">{ended || words('signIn.ended')}</Notice>}
          {reason && <Notice>{words(`signIn.for.${reason}`)}</Notice>}
        </div>
      )}
      {typeof way === 'object' ? <Typed {...way} /> : <Aside way={way} />}
      <GoOn reason={reason} />
    </>
  )
}

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')

/** By what is typed: a code or a password, by telephone or e-mail. */
function Typed({ channel, by }: Exclude<Way, string>) {
  const words = useWords()
  const navigate = useNavigate()
  const choices = CHANNELS.map((value) => ({ value, label: words(`signIn.channel.${value}`) }))
  const choose = (chosen: Channel) => {
    void navigate({
      to: '/login/{-$mode}/{-$pwd}',
      params: pathOf({ channel: chosen, by }),
      search: (before) => before,
    })
    toast(words('signIn.switched', { way: words(`signIn.channel.${chosen}`) }))
  }
  return (
    <>
      {by !== 'new' && (
        <nav className={styles.tabs} aria-label={words('signIn.ways')}>
          <WayLink way={{ channel, by: 'code' }} current={by === 'code'}>
            {words('signIn.way.code')}
          </WayLink>
          <WayLink way={{ channel, by: 'password' }} current={by === 'password'}>
            {words('signIn.way.password')}
          </WayLink>
        </nav>
      )}
      <div className={styles.channel}>
        <Segmented<Channel> label={words('signIn.channel')} value={channel} choices={choices} onChoose={choose} />
      </div>
      {by === 'password' ? <PasswordForm channel={channel} /> : <CodeForm channel={channel} isNew={by === 'new'} />}
      {by !== 'password' && <OutboxNote channel={channel} />}
      <p className={styles.turn}>
        {words(by === 'new' ? 'signIn.known' : 'signIn.unknown')}{' '}
        <WayLink way={{ channel, by: by === 'new' ? 'code' : 'new' }}>
          {words(by === 'new' ? 'signIn.instead' : 'signIn.create')}
        </WayLink>
      </p>
      <div className={styles.or}>{words('signIn.or')}</div>
      <div className={styles.others}>
        <WayLink way="other" className={styles.other}>
          <CircleUserRound aria-hidden="true" />
          {words('signIn.google')}
        </WayLink>
        <WayLink way="qr" className={styles.other}>
          <QrCode aria-hidden="true" />
          {words('signIn.qr')}
        </WayLink>
      </div>
    </>
  )
}

/** By a device or a platform on which somebody is signed in already. */
function Aside({ way }: { way: 'qr' | 'other' }) {
  const words = useWords()
  const { data: site } = useSite()
  return (
    <>
      <nav className={styles.tabs} aria-label={words('signIn.ways')}>
        <WayLink way="other" current={way === 'other'}>
          {words('signIn.way.other')}
        </WayLink>
        <WayLink way="qr" current={way === 'qr'}>
          {words('signIn.way.qr')}
        </WayLink>
      </nav>
      {way === 'qr' ? <QrWay /> : <GoogleWay google={site?.google} />}
      <div className={styles.or}>{words('signIn.or')}</div>
      <div className={styles.others}>
        <WayLink way={{ channel: 'email', by: 'code' }} className={styles.other}>
          {words('signIn.way.code')}
        </WayLink>
        <WayLink way={{ channel: 'email', by: 'password' }} className={styles.other}>
          {words('signIn.way.password')}
        </WayLink>
      </div>
    </>
  )
}

const pathOf = (way: Way) => {
  if (typeof way === 'string') return { mode: way, pwd: undefined }
  return { mode: way.channel, pwd: way.by === 'code' ? undefined : way.by === 'new' ? 'new' : 'pwd' }
}

type LinkProps = { way: Way; current?: boolean; className?: string | undefined; children: ReactNode }

/** Changing the way says so, since a reader of screens sees no tab move. */
function WayLink({ way, current = false, className, children }: LinkProps) {
  const words = useWords()
  const name = typeof way === 'string' ? way : way.by
  return (
    <Link
      to="/login/{-$mode}/{-$pwd}"
      params={pathOf(way)}
      search={(before) => before}
      className={className}
      // "Code" would be current on "password" as well, whose address begins alike.
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current ? 'page' : undefined}
      onClick={() => !current && toast(words('signIn.switched', { way: words(`signIn.way.${name}`) }))}
    >
      {children}
    </Link>
  )
}
