/** Sends e-mail, plain text. Rejects where the mail could not be handed over. */
export type Mail = {
  /** For the privacy policy: who gets the address. */
  readonly name: string
  send(mail: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>
}
