import type { AddressLimits } from '../../http/limits/limits.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Origin } from '../../http/routes.ts'
import { parseAddress, parseEmail, parseMobile } from './addresses.ts'
import { keyOf } from './usernames.ts'

/** Reads addresses out of forms; what is none is named. */
export function addressFields(limitEntry: AddressLimits['signIn'], region: string | undefined) {
  /** Counted against who types and against what is typed: guessing is slow either way. */
  function read<Found extends { readonly value: string }>(
    found: Found | undefined,
    field: string,
    origin: Origin,
  ): Found {
    if (!found) throw new Refusal('addressMalformed', { data: { field } })
    limitEntry(origin.address, found.value)
    return found
  }
  const email = (typed: string, origin: Origin) => read(parseEmail(typed), 'email', origin)

  return {
    mobile: (typed: string, origin: Origin) => read(parseMobile(typed, region), 'mobile', origin),
    email,
    either: (typed: string, origin: Origin) => read(parseAddress(typed, region), 'address', origin),
    emailOrUsername: (typed: string, origin: Origin) =>
      /[@＠]/.test(typed)
        ? email(typed, origin)
        : read({ kind: 'username' as const, value: keyOf(typed) }, 'email', origin),
  }
}
