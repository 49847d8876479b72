import { toldBy } from '../../api/refusal.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.tsx'
import { type CodeFor, useResendIn, useSendCode, useWasSent } from './codes.ts'
import { Outcome } from './Outcome.tsx'
import styles from './SignIn.module.css'

/** Another code, once the seconds are over; the first one, where none was asked for here. */
export function Resend({ to, onMissing }: { to: CodeFor; onMissing?: () => void }) {
  const words = useWords()
  const send = useSendCode()
  const seconds = useResendIn(to)
  const wasSent = useWasSent(to)
  const isReady = seconds === 0 && !send.isPending
  const onClick = () => {
    if (to.address === '') onMissing?.()
    else if (isReady) send.mutate(to, { onSuccess: () => toast(words('signIn.sent')) })
  }
  return (
    <div className={styles.resend}>
      <Button look={wasSent ? 'text' : 'secondary'} aria-disabled={!isReady} onClick={onClick}>
        {seconds > 0 ? words('signIn.resendIn', { n: seconds }) : words(wasSent ? 'signIn.resend' : 'signIn.send')}
      </Button>
      <span className={styles.fine}>{words('signIn.verify.valid')}</span>
      {send.isError && <Outcome>{toldBy(send.error) ?? words('signIn.notSent')}</Outcome>}
    </div>
  )
}
