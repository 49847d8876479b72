import { RETENTION, type Site, type Work } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import { LANG } from '../../i18n/words.ts'

/** What the texts of these pages say of this installation; a line that the operator has not set is undefined. */
export type Facts = {
  readonly name: string | undefined
  readonly partner: string | undefined
  /** As Markdown: an address is a link. */
  readonly contact: string | undefined
  readonly fees: string | undefined
  /** All four lines are set: only then the pages tell of a company, its partner and its fees. */
  readonly isWhole: boolean
  readonly host: string
  /** "11 October 2025": since then terms and policy are in force. */
  readonly date: string
  /** "143 million" ("143 millones de") and "112", of the library as it stands; undefined until it has been counted. */
  readonly characters: string | undefined
  readonly works: string
  /** Who else gets an address, where somebody does. */
  readonly mail: string | undefined
  readonly sms: string | undefined
  readonly google: boolean
  readonly countryKnown: boolean
  /** Where answers are written by a language model: whose. */
  readonly writer: string | undefined
  /** What it is asked and writes is kept. */
  readonly recorded: boolean
  readonly visitors: boolean
  readonly days: typeof RETENTION
}

/** A page's text, as Markdown below its title. */
export type PageText = (facts: Facts) => string

export function factsOf(site: Site, works: readonly Work[], locale: Locale, host: string): Facts {
  const { name, partner, contact, fees } = site.operator
  const held = works.filter(({ state }) => state === 'ready')
  const characters = held.reduce((sum, work) => sum + work.characters, 0)
  const [year = 0, month = 1, day = 1] = site.termsDate.split('-').map(Number)
  return {
    name: name ? plain(name) : undefined,
    partner: partner ? plain(partner) : undefined,
    contact: contact ? linked(contact) : undefined,
    fees: fees ?? undefined,
    isWhole: [name, partner, contact, fees].every((line) => line !== null),
    host,
    // "11 October 2025", as the terms are cited, whichever English is read.
    date: new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : LANG[locale], {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(Date.UTC(year, month - 1, day)),
    characters: characters === 0 ? undefined : manyOf(characters, locale),
    works: new Intl.NumberFormat(LANG[locale]).format(held.length),
    mail: site.providers.mail ?? undefined,
    sms: site.providers.sms ?? undefined,
    google: site.google !== null,
    countryKnown: site.countryKnown,
    writer: site.writer?.name,
    recorded: site.writer?.recorded ?? false,
    visitors: site.visitors,
    days: RETENTION,
  }
}

/** Never more than there are; a million is followed by "de" in Spanish and French. */
function manyOf(count: number, locale: Locale): string {
  if (count < 1_000_000) return new Intl.NumberFormat(LANG[locale]).format(count)
  const written = new Intl.NumberFormat(LANG[locale], {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
    roundingMode: 'floor',
  }).format(count)
  return locale === 'es-es' || locale === 'fr-fr' ? `${written} de` : written
}

/** What an operator has called themselves is no Markdown: `"*Berea*"` is shown with its stars. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** `'help@berea.example'` is `'[help@berea.example](mailto:help@berea.example)'`; words alone stay words. */
function linked(contact: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return `[${plain(contact)}](mailto:${contact})`
  return /^https?:\/\/\S+$/.test(contact) ? `[${plain(contact)}](${contact})` : plain(contact)
}
