/**
 * What an account is needed for: a question where visitors may not ask, a plan, a public page, keeping for good, a reply by
 * message, letting another device in by its QR code, a page about the account itself, or another way into it.
 */
const SIGN_IN_REASONS = ['ask', 'plan', 'share', 'keep', 'reply', 'qr', 'account', 'way'] as const
export type SignInReason = (typeof SIGN_IN_REASONS)[number]

export const reasonOf = (given: unknown): SignInReason | undefined => SIGN_IN_REASONS.find((reason) => reason === given)

/** `signInAddress('ask', '/chat?id=7')` is `/login?for=ask&to=%2Fchat%3Fid%3D7`. */
export function signInAddress(reason: SignInReason | undefined, to = here()): string {
  const query = new URLSearchParams({ ...(reason && { for: reason }), ...(to && { to }) })
  return query.size > 0 ? `/login?${query}` : '/login'
}

/**
 * Leads to the ways in, and from there back to the place on the screen. It is a full load, since only the document /login may
 * load Google's script; what stands unsent in the composer is kept.
 */
export function goSignIn(reason?: SignInReason): void {
  location.assign(signInAddress(reason))
}

/** Leads to where the account that is signed in gets Google as another way in, and back from there. */
export function goAddGoogle(): void {
  location.assign(signInAddress('way').replace('/login', '/login/other'))
}

/** Is it the page of the ways in that is open? */
export const isSignIn = (): boolean => /^\/login(?:\/|$)/.test(location.pathname)

const here = (): string => (isSignIn() ? '' : location.pathname + location.search)

/** A way back that leads nowhere else: `/chat?id=7` is one, `//example.org` and `https://…` are not. */
export const isOwnPlace = (to: string | undefined): to is string => to !== undefined && /^\/(?![/\\])/.test(to)
