import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { leave } from '../api/sign-in.ts'
import { changeAppState } from '../storage/app-state.ts'
import { clearTokens, readToken } from '../storage/tokens.ts'

/** Milliseconds until the page begins anew. */
const RELOAD_AFTER = 1000

/** Forgets who was here: the tokens, the member, what was fetched and what stood unsent; then begins anew as a visitor. */
export async function signOut(cache: QueryClient, reload = () => location.reload()): Promise<void> {
  leave()
  // What the server does not hear of runs out by itself; after a deletion it has ended the sign-in already.
  if (readToken('user_token')) await call('logout').catch(() => undefined)
  forgetMember(cache)
  setTimeout(reload, RELOAD_AFTER)
}

function forgetMember(cache: QueryClient): void {
  clearTokens()
  changeAppState({ userInfo: undefined, remember: false, signInEnded: undefined, drafts: {} })
  cache.clear()
}
