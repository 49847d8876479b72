import { CODES, type CodePurpose } from '@berea/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { Refusal } from '../../api/refusal.ts'
import { type Channel, changeForm, useForm } from './form.ts'

/** Seconds. */
const MINUTE = 60

export type CodeFor = { readonly channel: Channel; readonly address: string; readonly purpose: CodePurpose }

const keyOf = ({ channel, address, purpose }: CodeFor) => `${channel} ${address.trim().toLowerCase()} ${purpose}`

/** Has a code been asked for, here and for this? */
export const useWasSent = (to: CodeFor): boolean => useForm(({ sent }) => keyOf(to) in sent)

/** Asks for a code, and remembers when another may be asked for; "too soon" tells the same. */
export const useSendCode = () =>
  useMutation({
    meta: { failed: '' },
    mutationFn: async (to: CodeFor) => {
      const { channel, address, purpose } = to
      try {
        const sent =
          channel === 'mobile'
            ? await call('sendCode', { body: { mobile: address, purpose } })
            : await call('sendCodeMail', { body: { email: address, purpose } })
        note(to, sent)
      } catch (error) {
        const seconds = secondsOf(error)
        // The one before it is on its way, and still good; unless all of today's are used up.
        if (seconds === undefined || seconds > MINUTE) throw error
        note(to, { resendAfter: seconds, expiresIn: 5 * MINUTE })
      }
    },
  })

function note(to: CodeFor, sent: { resendAfter: number; expiresIn: number }): void {
  changeForm({ sent: { ...useForm.getState().sent, [keyOf(to)]: { at: Date.now(), ...sent } } })
}

function secondsOf(error: unknown): number | undefined {
  if (!(error instanceof Refusal) || error.code !== CODES.codeTooSoon) return undefined
  const { data } = error
  return typeof data === 'object' && data !== null && 'seconds' in data ? Number(data.seconds) : undefined
}

/** Seconds until another code may be asked for; counts down, and is 0 where none was sent. */
export function useResendIn(to: CodeFor): number {
  const sent = useForm((form) => form.sent[keyOf(to)])
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return sent ? Math.max(0, Math.ceil((sent.at + sent.resendAfter * 1000 - now) / 1000)) : 0
}
