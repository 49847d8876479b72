import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listHelplines } from '@berea/answering'
import { SITE_PAGES, type Site, TERMS_DATE } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import type { Mail } from '../../adapters/mail.ts'
import type { Sms } from '../../adapters/sms.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Routes } from '../../http/routes.ts'
import { isRecording, type ModelChoice } from '../../model-settings.ts'
import type { Settings } from '../../settings.ts'
import { isGoogleAvailable } from './google.ts'

/** The day of the year on which an old address closes. */
const OLD_HOST_UNTIL = '07-10'

type Needs = {
  readonly settings: Settings
  readonly version: string
  readonly mail: Mail | undefined
  readonly sms: Sms | undefined
}

/** What this installation has and who runs it, from its settings alone. */
export function siteRoutes({ settings, version, mail, sms }: Needs): Pick<Routes, 'site' | 'sitePage'> {
  const { accounts, publicUrl } = settings
  const { models } = settings.models
  const { operator, oldHost } = accounts

  const isAvailable = isGoogleAvailable(settings)

  const siteIn = (locale: Locale, google: typeof accounts.google): Site => ({
    version,
    operator: {
      name: operator.name ?? null,
      partner: operator.partner ?? null,
      contact: operator.contact ?? null,
      fees: operator.fees?.[locale] ?? null,
    },
    termsDate: TERMS_DATE,
    notice: oldHost ? { old: oldHost, host: publicUrl ? new URL(publicUrl).host : null, until: OLD_HOST_UNTIL } : null,
    visitors: accounts.visitors,
    waysIn: ['mobile', 'email', ...(google ? (['google'] as const) : []), 'qr', 'external'],
    codes: { mobile: sms ? 'sent' : 'operator', email: mail ? 'sent' : 'operator' },
    google: google ? { clientId: google.clientId, script: google.scriptUrl } : null,
    quotas: false,
    payments: false,
    voice: { in: false, out: false },
    engine: models.length > 0 ? 'writer' : 'composer',
    writer:
      models.length > 0 ? { name: models.map(nameOfModel).join(', '), recorded: isRecording(settings.models) } : null,
    providers: { mail: mail?.name ?? null, sms: sms?.name ?? null },
    countryKnown: accounts.countryHeader !== undefined,
    helplines: listHelplines(locale, settings.region).map(({ country, emergency, crisis, abuse, child }) => ({
      country,
      emergency,
      crisis: crisis ?? null,
      abuse: abuse ?? null,
      child: child ?? null,
    })),
  })

  return {
    site: async ({ locale, origin }) => siteIn(locale, isAvailable(origin) ? accounts.google : undefined),
    sitePage: async ({ params, locale }) => {
      const page = SITE_PAGES.find((name) => name === params.page)
      if (!page) throw new Refusal('notFound')
      return { text: await readText(accounts.pagesFolder, `${page}.${locale}.md`) }
    },
  }
}

/** The model, and whoever serves it: `claude-x (Anthropic)`, `llama3 (127.0.0.1)`. */
function nameOfModel({ provider, url, name }: ModelChoice): string {
  const usual = { openai: undefined, anthropic: 'Anthropic', google: 'Google', replay: 'replay' }[provider]
  return `${name} (${url ? new URL(url).hostname : usual})`
}

async function readText(folder: string | undefined, name: string): Promise<string | null> {
  if (!folder) return null
  return readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
