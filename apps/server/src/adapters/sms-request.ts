import { SECOND } from '../clock.ts'

/** A person waits for the code: a provider that takes longer is taken for away. */
const PATIENCE = 10 * SECOND

/** A provider said no; its words may quote the number, so that only status and code go on. */
export class SmsRefused extends Error {
  readonly code: string

  constructor(status: number, code?: unknown) {
    super('the provider did not take the message')
    this.name = 'SmsRefused'
    this.code = [status, typeof code === 'string' || typeof code === 'number' ? code : undefined]
      .filter((part) => part !== undefined)
      .join(' ')
  }
}

/** Sends a request to a provider and gives its answer, as JSON where it is. */
export async function askProvider(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) })
  const answer: unknown = await response.json().catch(() => ({}))
  const fields = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {}
  if (!response.ok) throw new SmsRefused(response.status, fields.code ?? fields.Code)
  return fields
}
