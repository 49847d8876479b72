import { z } from 'zod'
import { plain } from '../common/fields.ts'

export const WAYS_IN = ['mobile', 'email', 'google', 'qr', 'external'] as const
export const SITE_PAGES = ['about', 'service', 'policy', 'support', 'help'] as const

/** By a provider, or shown to the operator who hands it on. */
const delivery = z.enum(['sent', 'operator']).nullable()

/** A country's numbers, each after the name of who answers, where it has one. */
const helpline = z.object({
  /** ISO 3166. */
  country: z.string(),
  emergency: z.string(),
  /** Someone to talk to in despair. */
  crisis: z.string().nullable(),
  /** Violence at home and sexual violence. */
  abuse: z.string().nullable(),
  child: z.string().nullable(),
})

/** What this installation has and who runs it. */
export const site = z.object({
  version: z.string(),
  /** A line that is not set is null; the page leaves it out. */
  operator: z.object({
    name: z.string().nullable(),
    partner: z.string().nullable(),
    contact: z.string().nullable(),
    fees: z.string().nullable(),
  }),
  termsDate: z.iso.date(),
  /** An address that closes (`old`) on a day ("07-10"), and the one that takes its place. */
  notice: z.object({ old: z.string(), host: z.string().nullable(), until: z.string() }).nullable(),
  /** May a visitor ask? */
  visitors: z.boolean(),
  waysIn: z.array(z.enum(WAYS_IN)),
  codes: z.object({ mobile: delivery, email: delivery }),
  /** `script`: where Google's script is fetched. */
  google: z.object({ clientId: z.string(), script: z.string() }).nullable(),
  quotas: z.boolean(),
  payments: z.boolean(),
  voice: z.object({ in: z.boolean(), out: z.boolean() }),
  engine: z.enum(['composer', 'writer']),
  /** `recorded`: what it is asked and writes is kept in a folder of the operator's. */
  writer: z.object({ name: z.string(), recorded: z.boolean() }).nullable(),
  /** Who else gets an address, for the privacy policy. */
  providers: z.object({ mail: z.string().nullable(), sms: z.string().nullable() }),
  /** A proxy tells readers' countries, and they are kept beside their sign-ins. */
  countryKnown: z.boolean(),
  /** Of the installation's country; else of those where most people live who write in the language. */
  helplines: z.array(helpline),
})
export type Site = z.infer<typeof site>

export const sitePageParams = z.object({ page: plain.max(200) })
/** The operator's own text, Markdown; null: the page's. */
export const sitePage = z.object({ text: z.string().nullable() })
