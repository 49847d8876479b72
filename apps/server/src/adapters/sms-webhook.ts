import { createHmac } from 'node:crypto'
import { type Now, SECOND } from '../clock.ts'
import type { Sms } from './sms.ts'
import { askProvider } from './sms-request.ts'

export type WebhookSettings = { readonly url: string; readonly secret: string }

/**
 * Hands messages to an address of the operator's: JSON with `to`, `text` and, of a code, `code`. It is
 * signed: `X-Berea-Signature` is HMAC-SHA256 over `X-Berea-Timestamp`, a full stop and the body, in hex.
 */
export function webhookSms({ url, secret }: WebhookSettings, now: Now): Sms {
  return {
    name: new URL(url).host,
    async send(message) {
      const body = JSON.stringify(message)
      const timestamp = String(Math.floor(now().getTime() / SECOND))
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
      const headers = {
        'content-type': 'application/json',
        'x-berea-timestamp': timestamp,
        'x-berea-signature': signature,
      }
      await askProvider(url, { method: 'POST', headers, body })
    },
  }
}
