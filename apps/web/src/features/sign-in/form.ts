import { create } from 'zustand'

export const CHANNELS = ['mobile', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

/** What has been typed and ticked, for as long as the tab is open: the ways in are left and come back to. */
type Kept = {
  readonly mobile: string
  /** An e-mail address; beside a password also a username. */
  readonly email: string
  readonly username: string
  readonly remember: boolean
  readonly agree: boolean
  readonly adult: boolean
  /** Where the ways in were come to from, and lead back to. */
  readonly to: string | undefined
  /** When each code was sent, by channel, address and purpose: `email a@b.org login`. */
  readonly sent: Readonly<Record<string, Sent>>
}
type Sent = { readonly at: number; readonly resendAfter: number; readonly expiresIn: number }

/** Never stored: it is typed again after a reload. */
type Secret = { readonly password: string; readonly repeat: string }

export type Form = Kept & Secret

const STORED = 'signIn'
const FIRST: Form = {
  mobile: '',
  email: '',
  username: '',
  remember: false,
  agree: false,
  adult: false,
  to: undefined,
  sent: {},
  password: '',
  repeat: '',
}

function stored(): Partial<Kept> {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    // Storage is closed, or holds something else.
    return {}
  }
}

export const useForm = create<Form>(() => ({ ...FIRST, ...stored() }))

export function changeForm(change: Partial<Form>): void {
  useForm.setState(change)
  const { password: _, repeat: __, ...kept } = useForm.getState()
  try {
    sessionStorage.setItem(STORED, JSON.stringify(kept))
  } catch {
    // What was typed then lasts until the page is loaded anew.
  }
}

/** Whoever is signed in leaves nothing of it behind. */
export function forgetForm(): void {
  useForm.setState(FIRST)
  try {
    sessionStorage.removeItem(STORED)
  } catch {
    // There is none.
  }
}
