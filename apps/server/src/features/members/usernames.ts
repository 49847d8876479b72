import { randomInt } from 'node:crypto'
import { Refusal } from '../../http/refusal.ts'
import type { Address } from './addresses.ts'

export type Username = {
  /** As it is shown. */
  readonly name: string
  /** As it is compared: whatever the case and width. */
  readonly key: string
}

const LEAST = 3
const MOST = 30
const SIGNS = /^[\p{L}\p{M}\p{N}._-]+$/u

/** " Lydia_7 " is {name: "Lydia_7", key: "lydia_7"}; undefined unless it is 3 to 30 letters, digits, ".", "_", "-". */
function parseUsername(typed: string): Username | undefined {
  const name = typed.normalize('NFKC').trim()
  const length = Array.from(name).length
  if (length < LEAST || length > MOST || !SIGNS.test(name)) return undefined
  return { name, key: keyOf(name) }
}

export const keyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

/**
 * One for who has chosen none: "lydia@example.org" gives "lydia", a phone number "user-" with its last four
 * digits; from the second try on with digits behind it, for the first may be taken.
 */
export function suggestUsername(address: Address | undefined, tries: number): Username {
  const made =
    address?.kind === 'email'
      ? address.value.slice(0, address.value.lastIndexOf('@')).replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, '')
      : `user${address ? `-${address.value.slice(-4)}` : ''}`
  const base = Array.from(made).slice(0, 20).join('').padEnd(LEAST, '-')
  const name = tries === 0 && address ? base : `${base}-${randomInt(10 ** Math.min(9, 3 + tries))}`
  return parseUsername(name) ?? suggestUsername(undefined, tries + 1)
}

/** For a form: what is no username is a wrong field. */
export function readUsername(typed: string): Username {
  const username = parseUsername(typed)
  if (!username) throw new Refusal('fieldWrong', { data: { field: 'username' }, sentence: 'usernameFormat' })
  return username
}
