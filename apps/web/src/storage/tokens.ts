/** What a sign-in answers: both tokens are opaque to the page; the access token is good for `expiresIn` seconds. */
export type Tokens = { readonly user_token: string; readonly access_token: string; readonly expiresIn: number }

const NAMES = ['user_token', 'access_token'] as const
type TokenName = (typeof NAMES)[number]

/** The stored token. Missing, or stored as the text `undefined` or `null`, reads as empty. */
export function readToken(name: TokenName): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  const value = decodeURIComponent(found?.slice(name.length + 1) ?? '')
  return value === 'undefined' || value === 'null' ? '' : value
}

/** A visitor's; an account's that is remembered; or one that ends with the browser. */
export type TokenLife = 'visitor' | 'remembered' | 'browser'

/**
 * Seconds for which the user token is kept after it was renewed. A stay lasts thirty days, or one, after its last use, and that
 * may come an hour after the last renewal.
 */
const USER_TOKEN_LIFE: Record<TokenLife, number | undefined> = {
  visitor: 30 * 24 * 3600,
  remembered: 25 * 3600,
  browser: undefined,
}

/** Each is kept for as long as it is good for something. */
export function writeTokens({ user_token, access_token, expiresIn }: Tokens, life: TokenLife): void {
  setCookie('user_token', encodeURIComponent(user_token), USER_TOKEN_LIFE[life])
  setCookie('access_token', encodeURIComponent(access_token), life === 'browser' ? undefined : expiresIn)
}

export function clearTokens(): void {
  for (const name of NAMES) setCookie(name, '', 0)
}

function setCookie(name: TokenName, value: string, seconds: number | undefined): void {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // The Cookie Store API is absent on plain http and in some browsers that must be served.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`
}
