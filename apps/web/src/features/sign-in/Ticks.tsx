import { Trans } from '@lingui/react'
import type { ReactNode } from 'react'
import { useWords, type WordKey } from '../../i18n/words.ts'
import { Tick } from '../../ui/Tick.tsx'
import { changeForm, useForm } from './form.ts'
import type { Problems } from './problems.ts'
import styles from './SignIn.module.css'
import { useTell } from './use-tell.ts'

type Props = {
  readonly problems: Problems
  /** Where a new account may be made of it. */
  readonly adult?: boolean
  readonly remember?: boolean
}

/** What is agreed to before signing in; nothing of it is ticked for anybody. */
export function Ticks({ problems, adult = false, remember = true }: Props) {
  const words = useWords()
  const tell = useTell()
  const form = useForm()
  return (
    <div className={styles.ticks}>
      <Agreement problem={tell(problems.agree)} ticked={form.agree} onTick={(agree) => changeForm({ agree })} />
      {adult && (
        <Tick
          name="adult"
          ticked={form.adult}
          problem={tell(problems.adult)}
          onTick={(ticked) => changeForm({ adult: ticked })}
        >
          {words('signIn.adult')} <small>{words('signIn.adult.note')}</small>
        </Tick>
      )}
      {remember && (
        <Tick name="remember" ticked={form.remember} onTick={(ticked) => changeForm({ remember: ticked })}>
          {words('signIn.remember')}
        </Tick>
      )}
    </div>
  )
}

type AgreementProps = {
  readonly ticked: boolean
  readonly onTick: (ticked: boolean) => void
  readonly problem?: string | undefined
}

/** "I agree to the terms of use and the privacy policy", each a click away. */
export function Agreement({ ticked, onTick, problem }: AgreementProps) {
  return (
    <Tick name="agree" ticked={ticked} problem={problem} onTick={onTick}>
      <Trans
        id={'signIn.agree' satisfies WordKey}
        components={{ 0: <Opened to="/service" />, 1: <Opened to="/policy" /> }}
      />
    </Tick>
  )
}

/** In a tab of its own: what has been typed here stays. */
const Opened = ({ to, children }: { to: string; children?: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {children}
  </a>
)
