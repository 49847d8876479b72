import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { locale } from '@berea/contract'
import { z } from 'zod'
import type { SmsSettings } from './adapters/sms-providers.ts'
import { onOff } from './setting-fields.ts'

const address = (usual: string) =>
  z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' }).default(usual)
const folder = z
  .string()
  .transform((path) => resolve(path))
  .refine(existsSync, 'must be a folder that is there')
  .optional()

/** A JSON file with a text for each language: `{"en": "…", "zh-cn": "…"}`. */
const texts = z
  .string()
  .transform((path, context) => {
    try {
      return z.partialRecord(locale, z.string().trim().min(1)).parse(JSON.parse(readFileSync(path, 'utf8')))
    } catch {
      context.addIssue('must be a JSON file with a text for each language, such as {"en": "…", "zh-cn": "…"}')
      return z.NEVER
    }
  })
  .optional()

/** Settings of people and of who runs the place, each with a sentence for the operator. */
export const ACCOUNT_FIELDS = {
  VISITORS: onOff('on').describe(
    'Whether a visitor may ask; off makes an account necessary, and leaves the library open.',
  ),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of a header, such as CF-IPCountry')
    .optional()
    .describe(
      "The header in which a trusted proxy (TRUST_PROXY) tells the reader's country; shown beside sign-ins, and used for Google's.",
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/\s]+/, 'must be an address such as smtps://user:password@mail.example:465')
    .optional()
    .describe('The mail server that sends codes; without it they wait in the outbox for the operator.'),
  MAIL_FROM: z
    .string()
    .default('Berea <berea@localhost>')
    .describe('Whom mail comes from, as “Berea <berea@example.org>”.'),
  SMS_PROVIDER: z
    .enum(['webhook', 'twilio', 'aliyun'])
    .optional()
    .describe('Who sends codes to phones; without it they wait in the outbox for the operator.'),
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
    .optional()
    .describe('The address of the webhook; of Twilio and Aliyun their own, unless you go through another.'),
  SMS_ACCOUNT: z.string().optional().describe('Twilio’s account SID, or Aliyun’s access key id.'),
  SMS_SECRET: z
    .string()
    .optional()
    .describe('The secret that signs for the webhook, Twilio’s auth token, or Aliyun’s access key secret.'),
  SMS_FROM: z
    .string()
    .optional()
    .describe('Twilio’s number or messaging service, or the signature that Aliyun has approved.'),
  SMS_TEMPLATE: z.string().optional().describe('The form of Aliyun’s that has one place, named code: SMS_154950909.'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('The client id of sign-in with Google; without it that way in is not offered.'),
  GOOGLE_UNAVAILABLE_IN: z
    .string()
    .regex(/^[A-Za-z]{2}(,\s*[A-Za-z]{2})*$/, 'must be countries of two letters parted by commas, such as CN,IR')
    .optional()
    .describe('Countries in which Google can’t be reached, as CN,IR; told by COUNTRY_HEADER, else by REGION.'),
  GOOGLE_ISSUER: z
    .string()
    .default('https://accounts.google.com')
    .describe('Who issues the tokens of sign-in with Google.'),
  GOOGLE_KEYS_URL: address('https://www.googleapis.com/oauth2/v3/certs').describe(
    'Where the keys of these tokens are published.',
  ),
  GOOGLE_SCRIPT_URL: address('https://accounts.google.com/gsi/client').describe(
    'Where the page fetches the script of sign-in with Google.',
  ),
  DEMO_SIGN_IN: onOff('off').describe(
    'Whether a QR code signs in by itself, as a new demo account; for showing the product only.',
  ),
  OPERATOR_NAME: z
    .string()
    .optional()
    .describe('Who runs this installation, for the pages that say so; without it the line is left out.'),
  OPERATOR_PARTNER: z
    .string()
    .optional()
    .describe('The partner through whose platform the service is given, for the same pages.'),
  OPERATOR_CONTACT: z
    .string()
    .optional()
    .describe('How the operator is reached: an e-mail address or a link, for the same pages.'),
  OPERATOR_FEES: texts.describe('A JSON file with a text for each language that says what the service costs.'),
  OLD_HOST_NOTICE: z
    .string()
    .regex(/^[A-Za-z0-9.-]+(:\d+)?$/, 'must be a host name, such as old.example')
    .optional()
    .describe('An old address that closes on 10 July; readers are told, and given PUBLIC_URL in its stead.'),
  PAGES_DIR: folder.describe(
    'A folder of texts laid over /about, /service, /policy, /support and /help: Markdown, named as in about.en.md.',
  ),
}

type GoogleSettings = {
  readonly clientId: string
  readonly unavailableIn: readonly string[]
  readonly issuer: string
  readonly keysUrl: string
  readonly scriptUrl: string
}

export type AccountSettings = {
  readonly visitors: boolean
  readonly countryHeader: string | undefined
  readonly mail: { readonly url: string; readonly from: string } | undefined
  readonly sms: SmsSettings | undefined
  readonly google: GoogleSettings | undefined
  readonly demoSignIn: boolean
  readonly operator: {
    readonly name: string | undefined
    readonly partner: string | undefined
    readonly contact: string | undefined
    readonly fees: z.infer<typeof texts>
  }
  readonly oldHost: string | undefined
  readonly pagesFolder: string | undefined
}

const fields = z.object(ACCOUNT_FIELDS)
type Read = z.infer<typeof fields>

/** What each provider of short messages can't do without. */
const SMS_NEEDS = {
  webhook: ['SMS_URL', 'SMS_SECRET'],
  twilio: ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_FROM'],
  aliyun: ['SMS_ACCOUNT', 'SMS_SECRET', 'SMS_FROM', 'SMS_TEMPLATE'],
} as const satisfies Record<string, readonly (keyof Read)[]>

/** Settings of which one asks for another: "SMS_SECRET: is needed for SMS_PROVIDER=twilio". */
export function accountProblems(read: Read): string[] {
  const provider = read.SMS_PROVIDER
  const missing = provider ? SMS_NEEDS[provider].filter((name) => read[name] === undefined) : []
  return missing.map((name) => `${name}: is needed for SMS_PROVIDER=${provider}`)
}

function smsSettings(read: Read): SmsSettings | undefined {
  const { SMS_ACCOUNT: account = '', SMS_SECRET: secret = '', SMS_FROM: from = '', SMS_TEMPLATE: template = '' } = read
  if (read.SMS_PROVIDER === 'webhook') return { provider: 'webhook', url: read.SMS_URL ?? '', secret }
  if (read.SMS_PROVIDER === 'twilio') {
    const url = read.SMS_URL ?? 'https://api.twilio.com'
    return { provider: 'twilio', url, accountSid: account, authToken: secret, from }
  }
  if (read.SMS_PROVIDER !== 'aliyun') return undefined
  const url = read.SMS_URL ?? 'https://dysmsapi.aliyuncs.com'
  return {
    provider: 'aliyun',
    url,
    accessKeyId: account,
    accessKeySecret: secret,
    signName: from,
    templateCode: template,
  }
}

export function accountSettings(read: Read): AccountSettings {
  return {
    visitors: read.VISITORS === 'on',
    countryHeader: read.COUNTRY_HEADER,
    mail: read.SMTP_URL ? { url: read.SMTP_URL, from: read.MAIL_FROM } : undefined,
    sms: smsSettings(read),
    google: read.GOOGLE_CLIENT_ID
      ? {
          clientId: read.GOOGLE_CLIENT_ID,
          unavailableIn: (read.GOOGLE_UNAVAILABLE_IN ?? '').toUpperCase().split(/,\s*/).filter(Boolean),
          issuer: read.GOOGLE_ISSUER,
          keysUrl: read.GOOGLE_KEYS_URL,
          scriptUrl: read.GOOGLE_SCRIPT_URL,
        }
      : undefined,
    demoSignIn: read.DEMO_SIGN_IN === 'on',
    operator: {
      name: read.OPERATOR_NAME,
      partner: read.OPERATOR_PARTNER,
      contact: read.OPERATOR_CONTACT,
      fees: read.OPERATOR_FEES,
    },
    oldHost: read.OLD_HOST_NOTICE,
    pagesFolder: read.PAGES_DIR,
  }
}
