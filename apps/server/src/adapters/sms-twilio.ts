import type { Sms } from './sms.ts'
import { askProvider } from './sms-request.ts'

export type TwilioSettings = {
  readonly url: string
  readonly accountSid: string
  readonly authToken: string
  /** A number of Twilio's, or the id of a messaging service, which begins with MG. */
  readonly from: string
}

/** Twilio's Messages resource: a form, with account and token as the user and password of the request. */
export function twilioSms({ url, accountSid, authToken, from }: TwilioSettings): Sms {
  const address = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    name: 'Twilio',
    async send({ to, text }) {
      const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
      const body = new URLSearchParams({ To: to, Body: text, ...sender })
      await askProvider(address, { method: 'POST', headers: { authorization }, body })
    },
  }
}
