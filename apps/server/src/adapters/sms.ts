/** Sends a short message. Rejects where the provider does not take it. */
export type Sms = {
  /** For the privacy policy: who gets the number. */
  readonly name: string
  send(message: {
    /** E.164. */
    readonly to: string
    readonly text: string
    /** Where the message is a code, for providers that send a form of theirs with it. */
    readonly code?: string
  }): Promise<void>
}
