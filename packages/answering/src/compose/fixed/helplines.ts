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

/**
 * Public numbers by ISO 3166 country, as governments and the services themselves publish them. Only lasting, nationwide ones;
 * where one is not certain the emergency number stands alone. `docs/helplines.md` tells where each was read, and which nobody
 * has seen yet.
 */
const HELPLINES: Readonly<Record<string, Helplines>> = {
  US: {
    emergency: '911',
    crisis: 'Suicide & Crisis Lifeline: 988',
    abuse: 'National Domestic Violence Hotline: 1-800-799-7233',
    child: 'Childhelp: 1-800-422-4453',
  },
  CA: { emergency: '911', crisis: '988', child: 'Kids Help Phone: 1-800-668-6868' },
  GB: {
    emergency: '999',
    crisis: 'Samaritans: 116 123',
    abuse: 'National Domestic Abuse Helpline: 0808 2000 247',
    child: 'Childline: 0800 1111',
  },
  IE: {
    emergency: '112',
    crisis: 'Samaritans: 116 123',
    abuse: "Women's Aid: 1800 341 900",
    child: 'Childline: 1800 66 66 66',
  },
  AU: {
    emergency: '000',
    crisis: 'Lifeline: 13 11 14',
    abuse: '1800RESPECT: 1800 737 732',
    child: 'Kids Helpline: 1800 55 1800',
  },
  NZ: { emergency: '111', crisis: '1737' },
  ES: { emergency: '112', crisis: 'Línea 024: 024', abuse: '016', child: 'ANAR: 900 20 20 10' },
  MX: { emergency: '911', crisis: 'Línea de la Vida: 800 911 2000' },
  AR: { emergency: '911', crisis: 'Centro de Asistencia al Suicida: 0800 345 1435', abuse: '144', child: '102' },
  CO: { emergency: '123', abuse: '155', child: 'ICBF: 141' },
  CL: { emergency: '133', crisis: '*4141', abuse: '1455', child: '147' },
  PE: { emergency: '105', crisis: '113', abuse: '100' },
  EC: { emergency: '911' },
  UY: { emergency: '911' },
  PY: { emergency: '911' },
  VE: { emergency: '911' },
  CR: { emergency: '911' },
  DO: { emergency: '911' },
  SV: { emergency: '911' },
  HN: { emergency: '911' },
  PA: { emergency: '911' },
  FR: { emergency: '112', crisis: '3114', abuse: '3919', child: 'Allô enfance en danger : 119' },
  BE: {
    emergency: '112',
    crisis: 'Centre de prévention du suicide : 0800 32 123',
    abuse: '0800 30 030',
    child: 'Écoute-Enfants : 103',
  },
  CH: { emergency: '112', crisis: 'La Main Tendue : 143', child: 'Pro Juventute : 147' },
  LU: { emergency: '112' },
  DE: { emergency: '112' },
  AT: { emergency: '112' },
  IT: { emergency: '112' },
  PT: { emergency: '112' },
  NL: { emergency: '112' },
  CN: { emergency: '110 / 120', crisis: '12356', abuse: '12338', child: '12355' },
  TW: { emergency: '110 / 119', crisis: '安心專線 1925', abuse: '保護專線 113', child: '保護專線 113' },
  HK: { emergency: '999', crisis: '2389 2222' },
  MO: { emergency: '999' },
  SG: { emergency: '999 / 995', crisis: 'SOS 1767' },
  MY: {
    emergency: '999',
    crisis: 'Befrienders 03-7627 2929',
    abuse: 'Talian Kasih 15999',
    child: 'Talian Kasih 15999',
  },
}

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
  return HELPLINES[region?.toUpperCase() ?? '']
}

/** The countries of which a reader is told: the configured one, else those of the language. `('fr-fr')` → FR, BE, CH. */
export function listHelplines(locale: Locale, region?: string): ({ readonly country: string } & Helplines)[] {
  const country = region?.toUpperCase() ?? ''
  const countries = country in HELPLINES ? [country] : COUNTRIES_OF[locale]
  return countries.flatMap((each) => {
    const lines = HELPLINES[each]
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
    const number = HELPLINES[country]?.[kind]?.split(/\s?: /).at(-1)
    const name = names.of(country)
    if (number && name) found.set(number, [...(found.get(number) ?? []), name])
  }
  return [...found].map(([number, countries]) => ({ number, countries }))
}
