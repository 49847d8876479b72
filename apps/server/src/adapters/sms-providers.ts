import type { Now } from '../clock.ts'
import type { Sms } from './sms.ts'
import { type AliyunSettings, aliyunSms } from './sms-aliyun.ts'
import { type TwilioSettings, twilioSms } from './sms-twilio.ts'
import { type WebhookSettings, webhookSms } from './sms-webhook.ts'

export type SmsSettings =
  | ({ readonly provider: 'webhook' } & WebhookSettings)
  | ({ readonly provider: 'twilio' } & TwilioSettings)
  | ({ readonly provider: 'aliyun' } & AliyunSettings)

export function smsOf(settings: SmsSettings, now: Now): Sms {
  if (settings.provider === 'webhook') return webhookSms(settings, now)
  if (settings.provider === 'twilio') return twilioSms(settings)
  return aliyunSms(settings, now)
}
