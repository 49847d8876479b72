import { anyEnvelope, BASE_PATH, CALLS, CODES } from '@berea/contract'
import { i18n } from '../i18n/words.ts'
import { readToken, writeTokens } from '../storage/tokens.ts'
import { sender } from './sender.ts'
import { repeatTimedOut, sendWithin } from './sending.ts'

let renewal: Promise<boolean> | undefined

/**
 * Continues as the visitor of the stored user token, or begins as a new one. True when there are
 * tokens again. Any number of callers share one request.
 */
export function renewTokens(): Promise<boolean> {
  renewal ??= autoLogin().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function autoLogin(): Promise<boolean> {
  const { method, path, reply } = CALLS.autoLogin
  const body = JSON.stringify({
    grantType: 'social',
    clientId: 'web',
    userToken: readToken('user_token'),
    ...sender(),
  })
  const headers = { 'Content-Type': 'application/json', Locale: i18n.locale }
  try {
    // Continuing twice gives the same visitor, so this may be repeated.
    const response = await repeatTimedOut(() => sendWithin(BASE_PATH + path, { method, headers, body }), true)
    const { code, data } = anyEnvelope.parse(await response.json())
    if (code !== CODES.done) return false
    writeTokens(reply.parse(data))
    return true
  } catch {
    return false
  }
}

type Listener = { readonly onExpired: (message: string) => void; readonly onHome: () => void }
let listener: Listener | undefined

/** The router listens here: an expired sign-in leads to /login, code 1 home. */
export function onSignIn(next: Listener): void {
  listener = next
}
export const announceSignInExpired = (message: string): void => listener?.onExpired(message)
export const announceHome = (): void => listener?.onHome()
