import type { z } from 'zod'
import type { CodeName } from './codes.ts'

/**
 * Who may call: anybody; whoever has an access token (a visitor has one); an account; an account of a
 * partner (role `integration`, or `admin`); an operator (role `admin`).
 */
export const AUTHS = ['none', 'visitor', 'account', 'integration', 'admin'] as const
export type Auth = (typeof AUTHS)[number]

/** One call of the API, as the server, the page, OpenAPI and the test of permissions all read it. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below BASE_PATH; `:id` is a parameter. */
  readonly path: string
  readonly auth: Auth
  /** Needs the database though anybody may call: answers 503 until it is up. The other calls need it to know the caller. */
  readonly database?: true
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** `data` of the envelope; or an answer without one: a stream of events, plain text, a picture, an archive. */
  readonly reply: z.ZodType | 'events' | 'text' | 'file' | 'archive'
  /** Codes it can answer beside 0, 500, and those of its `auth` (401) and fields (10001). */
  readonly codes: readonly CodeName[]
  /** Honours Idempotency-Key: the same key and request get the first reply again. */
  readonly once?: true
  /** Carries the library's version as its ETag, and answers 304. */
  readonly cached?: true
}
