import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { locale } from '@berea/contract'
import { z } from 'zod'
import { onOff } from './setting-fields.ts'

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

export type AccountSettings = {
  readonly visitors: boolean
  readonly countryHeader: string | undefined
  readonly mail: { readonly url: string; readonly from: string } | undefined
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

export function accountSettings(read: z.infer<typeof fields>): AccountSettings {
  return {
    visitors: read.VISITORS === 'on',
    countryHeader: read.COUNTRY_HEADER,
    mail: read.SMTP_URL ? { url: read.SMTP_URL, from: read.MAIL_FROM } : undefined,
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
