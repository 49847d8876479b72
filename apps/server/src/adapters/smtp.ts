import { createTransport } from 'nodemailer'
import { SECOND } from '../clock.ts'
import type { Mail } from './mail.ts'

type Needs = {
  /** `smtps://user:password@mail.example:465`, or `smtp://…:587`, which is encrypted where the server can. */
  readonly url: string
  /** "Berea <berea@example.org>". */
  readonly from: string
}

/** A person waits for the code: a mail server that takes longer is taken for away. */
const PATIENCE = 10 * SECOND

/** E-mail through a mail server. */
export function smtpMail({ url, from }: Needs): Mail {
  const times = {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
  }
  const transport = createTransport({ url, ...times }, { from, disableFileAccess: true, disableUrlAccess: true })
  return {
    name: new URL(url).hostname,
    async send({ to, subject, text }) {
      const headers = { 'Auto-Submitted': 'auto-generated' }
      // As an object: a list or a name in it is never read out of what somebody typed.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, headers })
    },
  }
}
