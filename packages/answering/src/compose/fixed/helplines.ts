import { fromKnowledge } from '@berea/knowledge'
import type { Locale } from '@berea/scripture'

/** Who answers when a person is in danger: the emergency number first, then lines by what they are for. */
export type Helplines = {
  readonly emergency: string
  /** Someone to talk to in despair. */
  readonly crisis?: string
  /** Violence at home and sexual violence. */
  readonly abuse?: string
  /** Children and young people. */
  readonly child?: string
}

/** By ISO 3166 country; what a table leaves out is not there. */
const helplines = fromKnowledge(
  (_, { table }) =>
    new Map(
      table('helplines').map(([country, emergency = '', ...lines]): [string, Helplines] => {
        const [crisis, abuse, child] = lines
        return [country!, { emergency, ...(crisis && { crisis }), ...(abuse && { abuse }), ...(child && { child }) }]
      }),
    ),
)

/** Where most people who write in a language live: named beside their numbers where the operator has named no country. */
const COUNTRIES_OF: Readonly<Record<Locale, readonly string[]>> = {
  'zh-cn': ['CN'],
  'zh-tw': ['TW', 'HK'],
  en: ['US', 'CA', 'GB', 'AU'],
  'es-es': ['ES', 'MX', 'AR', 'CO'],
  'fr-fr': ['FR', 'BE', 'CH'],
}

/** The lines of a configured country; none where it is not listed or not configured. `'gb'` → the British ones. */
export function helplinesOf(region?: string): Helplines | undefined {
  return helplines().get(region?.toUpperCase() ?? '')
}

/** The countries of which a reader is told: the configured one, else those of the language. `('fr-fr')` → FR, BE, CH. */
export function listHelplines(locale: Locale, region?: string): ({ readonly country: string } & Helplines)[] {
  const country = region?.toUpperCase() ?? ''
  const countries = helplines().has(country) ? [country] : COUNTRIES_OF[locale]
  return countries.flatMap((each) => {
    const lines = helplines().get(each)
    return lines ? [{ country: each, ...lines }] : []
  })
}

export type HelpKind = keyof Helplines

/**
 * The numbers for one kind of help in the countries of a language, countries of one number together:
 * `('en', 'emergency')` → `911` in US and CA, `999` in GB, `000` in AU.
 */
export function numbersAbroad(
  locale: Locale,
  kind: HelpKind,
): { readonly number: string; readonly countries: readonly string[] }[] {
  const names = new Intl.DisplayNames(locale === 'zh-tw' ? 'zh-Hant-TW' : locale, { type: 'region', style: 'short' })
  const found = new Map<string, string[]>()
  for (const country of COUNTRIES_OF[locale]) {
    const number = helplines().get(country)?.[kind]?.split(/\s?: /).at(-1)
    const name = names.of(country)
    if (number && name) found.set(number, [...(found.get(number) ?? []), name])
  }
  return [...found].map(([number, countries]) => ({ number, countries }))
}
