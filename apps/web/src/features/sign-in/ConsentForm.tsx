import type { Member } from '@berea/contract'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { useConsent } from './consent.ts'
import { Outcome } from './Outcome.tsx'
import { missing, type Problems, problemsOf } from './problems.ts'
import styles from './SignIn.module.css'
import { Agreement } from './Ticks.tsx'
import { useShowFirst } from './use-show-first.ts'
import { useTell } from './use-tell.ts'

type Props = {
  readonly member: Member
  readonly onDone?: () => void
  /** The way out. */
  readonly otherwise: ReactNode
}

/** Both statements, unticked; that of being of age only where it was never made. */
export function ConsentForm({ member, onDone, otherwise }: Props) {
  const words = useWords()
  const tell = useTell()
  const [ticked, setTicked] = useState({ agree: false, adult: false })
  const [problems, setProblems] = useState<Problems>({})
  const element = useRef<HTMLFormElement>(null)
  useShowFirst(element, problems)
  const consent = useConsent(onDone)
  const asksAge = !member.consent.adult
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const empty = missing({ agree: ticked.agree, ...(asksAge && { adult: ticked.adult }) }, 'email')
    setProblems(empty)
    if (Object.keys(empty).length > 0 || consent.isPending) return
    consent.mutate(ticked, { onError: (error) => setProblems(problemsOf(error, 'email')) })
  }
  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <div className={styles.ticks}>
        <Agreement
          ticked={ticked.agree}
          problem={tell(problems.agree)}
          onTick={(agree) => setTicked({ ...ticked, agree })}
        />
        {asksAge && (
          <Tick
            name="adult"
            ticked={ticked.adult}
            problem={tell(problems.adult)}
            onTick={(adult) => setTicked({ ...ticked, adult })}
          >
            {words('signIn.adult')}
          </Tick>
        )}
      </div>
      {consent.isError && Object.keys(problems).length === 0 && (
        <Outcome>{toldBy(consent.error) ?? words('error.notDone')}</Outcome>
      )}
      <div className={styles.pair}>
        {otherwise}
        <Button type="submit" look="primary" aria-disabled={consent.isPending}>
          {words('signIn.consent.do')}
        </Button>
      </div>
    </form>
  )
}
