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
