import { CODES, type QrState, type ReplyOf } from '@berea/contract'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { Refusal } from '../../api/refusal.ts'
import { stay } from '../../api/sign-in.ts'
import { keepSignedIn } from './entering.ts'
import { useForm } from './form.ts'

type Ticket = ReplyOf<'newQr'>
type Shown = {
  readonly ticket: Ticket | undefined
  readonly state: QrState['state'] | 'expired'
  readonly error: unknown
}
const FIRST: Shown = { ticket: undefined, state: 'waiting', error: undefined }

/** Milliseconds before a lost connection is tried again. */
const PATIENCE = 2000

/** A ticket and what becomes of it, waited for at the server, for as long as it is shown. */
export function useTicket(): Shown {
  const [shown, setShown] = useState<Shown>(FIRST)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const show = (change: Partial<Shown>) => !signal.aborted && setShown((before) => ({ ...before, ...change }))
    void follow(signal, show).catch((error: unknown) => show({ error }))
    return () => left.abort()
  }, [])
  return shown
}

async function follow(signal: AbortSignal, show: (change: Partial<Shown>) => void): Promise<void> {
  const ticket = await call('newQr', { body: { clientId: 'web' }, signal })
  show({ ticket })
  let known: 'waiting' | 'scanned' = 'waiting'
  while (!signal.aborted) {
    const told = await ask(ticket, known, signal)
    if (told === 'again') continue
    if (told === 'expired') return show({ state: 'expired' })
    if (told.signedIn) await keepSignedIn(told.signedIn, useForm.getState().remember)
    show({ state: told.state })
    if (told.state === 'confirmed' || told.state === 'refused') return
    known = told.state
  }
}

/** Holds until there is another state, at most 25 s; what was lost on the way is asked again. */
async function ask({ ticket, secret }: Ticket, known: 'waiting' | 'scanned', signal: AbortSignal) {
  const { userToken } = stay()
  const { remember } = useForm.getState()
  try {
    return await call('waitQr', { params: { ticket }, body: { secret, known, remember, userToken }, signal })
  } catch (error) {
    if (error instanceof Refusal && error.code === CODES.qrTicketExpired) return 'expired' as const
    const isLost = error instanceof Refusal && (typeof error.code !== 'number' || error.code < 1000)
    if (signal.aborted || !isLost) throw error
    await new Promise((again) => setTimeout(again, PATIENCE))
    return 'again' as const
  }
}
