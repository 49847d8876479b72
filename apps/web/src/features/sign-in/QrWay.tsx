import { useEffect, useState } from 'react'
import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Qr } from '../../ui/Qr.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { goBack } from './entering.ts'
import { changeForm, useForm } from './form.ts'
import { Outcome } from './Outcome.tsx'
import styles from './QrWay.module.css'
import { useTicket } from './ticket.ts'

/** The desktop's side: a code to scan, and what has become of it. The secret that collects the tokens is in no code. */
export function QrWay() {
  const [round, setRound] = useState(0)
  return <Round key={round} onRenew={() => setRound(round + 1)} />
}

function Round({ onRenew }: { onRenew: () => void }) {
  const words = useWords()
  const remember = useForm((form) => form.remember)
  const { ticket, state, error } = useTicket()
  useEffect(() => {
    if (state === 'confirmed') goBack()
  }, [state])
  const isOver = state === 'refused' || state === 'expired'
  return (
    <div className={styles.way}>
      <p>{words('signIn.qr.hint')}</p>
      <div className={styles.code} data-state={state}>
        {ticket ? (
          <Qr text={new URL(ticket.url, location.origin).href} label={words('signIn.qr.image')} />
        ) : (
          !error && <Skeleton label={words('signIn.qr.loading')} lines={4} />
        )}
        {isOver && (
          <Button look="primary" className={styles.again} onClick={onRenew}>
            {words('signIn.qr.again')}
          </Button>
        )}
      </div>
      {ticket && (
        <p role="status" className={styles.state}>
          {words(`signIn.qr.${state}`)}
        </p>
      )}
      {error !== undefined && (
        <Outcome
          action={
            <button type="button" onClick={onRenew}>
              {words('retry')}
            </button>
          }
        >
          {toldBy(error) ?? words('startup.unreachable')}
        </Outcome>
      )}
      <Tick name="remember" ticked={remember} onTick={(ticked) => changeForm({ remember: ticked })}>
        {words('signIn.remember')}
      </Tick>
    </div>
  )
}
