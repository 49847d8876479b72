import { CODES } from '@berea/contract'

/** `network`: nobody answered; `timeout`: not within 50 s; a number: the server's own code. */
export type RefusalCode = number | 'network' | 'timeout'

/** An answer other than the one hoped for. Its code decides what happens; its message is for people only. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly data: unknown

  constructor(code: RefusalCode, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** There is no such thing, or it is somebody else's; an id that cannot be one is the same to whoever asks for it. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === CODES.notFound || error.code === CODES.fieldWrong)

/** An account is needed for it, which a visitor has not. */
export const needsAccount = (error: unknown): boolean =>
  error instanceof Refusal &&
  error.code === CODES.notAllowed &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'needs' in error.data &&
  error.data.needs === 'account'

/** The terms have to be agreed to first. */
export const isConsentMissing = (error: unknown): boolean =>
  error instanceof Refusal && error.code === CODES.agreementNotTicked

/** Codes whose message is written for the reader: the application's own, a fault of the server, and "come back later". */
const isTold = (code: number): boolean => (code >= 10_000 && code < 20_000) || [429, 500, 503].includes(code)

/** What the server has said for people to read: 10213 gives "The answer before this one is …", a lost connection nothing. */
export function toldBy(error: unknown): string | undefined {
  if (!(error instanceof Refusal) || typeof error.code !== 'number' || !isTold(error.code)) return undefined
  return error.message || undefined
}
