import { CODES, type CodePurpose } from '@berea/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { Refusal, toldBy } from '../../api/refusal.ts'
import { useSite } from '../../api/site.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Account.module.css'

export type Channel = 'email' | 'mobile'

type Props = {
  readonly channel: Channel
  readonly address: string
  readonly purpose: CodePurpose
  readonly code: string
  readonly onCode: (code: string) => void
  readonly problem?: string | undefined
}

/** Sends a code to an address, counts the seconds until another one, and takes it. */
export function OwnCode({ channel, address, purpose, code, onCode, problem }: Props) {
  const words = useWords()
  const { data: site } = useSite()
  const send = useSend()
  const [until, setUntil] = useState(0)
  const seconds = useSecondsUntil(until)
  const wait = (after: number) => setUntil(Date.now() + after * 1000)
  const onSend = () =>
    send.mutate(
      { channel, address, purpose },
      {
        onSuccess: ({ resendAfter }) => wait(resendAfter),
        onError: (error) => wait(tooSoon(error) ?? 0),
      },
    )
  const sent = until > 0
  return (
    <>
      <div className={styles.acts}>
        <Button disabled={seconds > 0 || send.isPending || address.trim() === ''} onClick={onSend}>
          {seconds > 0 ? words('settings.code.again', { n: seconds }) : words('settings.code.send')}
        </Button>
        <small role="status">
          {send.isError
            ? (toldBy(send.error) ?? words('error.notDone'))
            : sent && words(site?.codes[channel] === 'operator' ? 'settings.code.operator' : 'settings.code.sent')}
        </small>
      </div>
      <Field
        label={words('settings.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        problem={problem}
        onChange={(event) => onCode(event.target.value)}
      />
    </>
  )
}

const useSend = () =>
  useMutation({
    meta: { failed: '' },
    mutationFn: ({ channel, address, purpose }: Pick<Props, 'channel' | 'address' | 'purpose'>) =>
      channel === 'mobile'
        ? call('sendCode', { body: { mobile: address, purpose } })
        : call('sendCodeMail', { body: { email: address, purpose } }),
  })

/** The seconds that the server asks to wait, where that is why it refused. */
function tooSoon(error: unknown): number | undefined {
  if (!(error instanceof Refusal) || error.code !== CODES.codeTooSoon) return undefined
  const { data } = error
  return typeof data === 'object' && data !== null && 'seconds' in data ? Number(data.seconds) : undefined
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
