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

/** Seconds after its last use in which a user token still signs in. */
const USER_TOKEN_LIFE = 30 * 24 * 3600

/** Each is kept for as long as it is good for something. */
export function writeTokens({ user_token, access_token, expiresIn }: Tokens): void {
  setCookie('user_token', encodeURIComponent(user_token), USER_TOKEN_LIFE)
  setCookie('access_token', encodeURIComponent(access_token), expiresIn)
}

export function clearTokens(): void {
  for (const name of NAMES) setCookie(name, '', 0)
}

function setCookie(name: TokenName, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // The Cookie Store API is absent on plain http and in some browsers that must be served.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`
}
