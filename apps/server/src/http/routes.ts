import type { ServerResponse } from 'node:http'
import type { BodyOf, CALLS, CallName, ParamsOf, QueryOf, ReplyOf, Role } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import type { FastifyBaseLogger } from 'fastify'

/** Who asks, once the access token is found good. */
export type Caller = {
  readonly memberId: string
  readonly signInId: string
  readonly kind: 'visitor' | 'account'
  readonly role: Role
}

/** What a request tells of where it comes from. */
export type Origin = {
  /** The network address, as far as proxies are believed: whoever stands behind it is one to the limits. */
  readonly address: string
  /** Two letters, where a trusted proxy tells them. */
  readonly country: string | null
  /** "Firefox · Linux", told by the browser itself. */
  readonly device: string
}

/** A request once its token is checked and its fields are parsed. */
type Asked<Name extends CallName> = {
  readonly params: ParamsOf<Name>
  readonly query: QueryOf<Name>
  readonly body: BodyOf<Name>
  readonly locale: Locale
  readonly caller: (typeof CALLS)[Name]['auth'] extends 'none' ? undefined : Caller
  readonly origin: Origin
  /** Idempotency-Key, where the call honours it. */
  readonly onceKey: string | undefined
  /** A header's value, for the few calls that read one. */
  header(name: string): string | undefined
  readonly log: FastifyBaseLogger
}

/** A file that is made while it is sent. */
export type Archive = { readonly name: string; readonly bytes: AsyncIterable<Buffer> }

/**
 * Parse, call, present: what is left of a route when the table of calls does the first part. A
 * file is given by its path.
 */
type Route<Name extends CallName> = (typeof CALLS)[Name]['reply'] extends 'events'
  ? (asked: Asked<Name>) => Promise<(response: ServerResponse) => Promise<void>>
  : (typeof CALLS)[Name]['reply'] extends 'archive'
    ? (asked: Asked<Name>) => Promise<Archive>
    : (typeof CALLS)[Name]['reply'] extends 'text' | 'file'
      ? (asked: Asked<Name>) => Promise<string>
      : (asked: Asked<Name>) => Promise<ReplyOf<Name>>

/** One for every call of the contract: a call without its route does not compile. */
export type Routes = { readonly [Name in CallName]: Route<Name> }
