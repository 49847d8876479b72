import { anyEnvelope, BASE_PATH, CALLS, CODES, type SignedIn } from '@berea/contract'
import { i18n } from '../i18n/words.ts'
import { changeAppState, useAppState } from '../storage/app-state.ts'
import { clearTokens, readToken, writeTokens } from '../storage/tokens.ts'
import { sender } from './sender.ts'
import { repeatTimedOut, sendWithin } from './sending.ts'

/** `ended`: it was an account's, and who it was has to sign in again; `unreachable`: nobody knows yet. */
export type Renewal = 'renewed' | 'ended' | 'unreachable'

let renewal: Promise<Renewal> | undefined
let kind: SignedIn['member']['kind'] | undefined

/** Whose tokens were kept last, since the page was opened. */
export const kindOfMember = () => kind

/**
 * Continues as the member of the stored user token, or begins as a new visitor; never as one in the place of an account. Any
 * number of callers share one request.
 */
export function renewTokens(): Promise<Renewal> {
  renewal ??= autoLogin().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function autoLogin(): Promise<Renewal> {
  const userToken = readToken('user_token')
  // Its token went with the browser, or has run out.
  if (userToken === '' && isAccountKnown()) return end('')
  const { method, path, reply } = CALLS.autoLogin
  const body = JSON.stringify({ ...stay(), ...sender() })
  const headers = { 'Content-Type': 'application/json', Locale: i18n.locale }
  try {
    // Continuing twice gives the same member, so this may be repeated.
    const response = await repeatTimedOut(() => sendWithin(BASE_PATH + path, { method, headers, body }), true)
    const { code, message, data } = anyEnvelope.parse(await response.json())
    if (code === CODES.signInExpired) return end(message)
    if (code !== CODES.done) return 'unreachable'
    keepTokens(reply.parse(data))
    return 'renewed'
  } catch {
    return 'unreachable'
  }
}

/** What every way in is sent with: a visitor's token hands over what is theirs. */
export const stay = () => ({ grantType: 'social' as const, clientId: 'web', userToken: readToken('user_token') })

/** Keeps the tokens of a sign-in, and forgets who was here before where that was another. */
export function keepTokens(signedIn: SignedIn, remember = useAppState.getState().remember): void {
  const { id } = signedIn.member
  kind = signedIn.member.kind
  isLeaving = false
  const life = kind === 'visitor' ? 'visitor' : remember ? 'remembered' : 'browser'
  writeTokens(signedIn, life)
  const { userInfo, remember: before, signInEnded } = useAppState.getState()
  const isOther = userInfo !== undefined && userInfo.id !== id
  if (!isOther && before === remember && signInEnded === undefined) return
  changeAppState({ remember, signInEnded: undefined, ...(isOther && { userInfo: undefined }) })
}

const isAccountKnown = (): boolean => {
  const { userInfo, signInEnded } = useAppState.getState()
  return userInfo?.kind === 'account' || signInEnded !== undefined
}

let isLeaving = false

/** Whoever signs out is not told by a call that was still under way that their sign-in has ended. */
export function leave(): void {
  isLeaving = true
}

function end(message: string): Renewal {
  if (isLeaving) return 'unreachable'
  clearTokens()
  // What the server said first is worth more than that nothing is here any more.
  changeAppState({ userInfo: undefined, signInEnded: message || (useAppState.getState().signInEnded ?? '') })
  return 'ended'
}

type Listener = { readonly onExpired: (message: string) => void; readonly onHome: () => void }
let listener: Listener | undefined

/** The router listens here: an expired sign-in leads to /login, code 1 home. */
export function onSignIn(next: Listener): void {
  listener = next
}
export function announceSignInExpired(message: string): void {
  if (!isLeaving) listener?.onExpired(message)
}
export const announceHome = (): void => listener?.onHome()
