import type { Locale } from '@berea/scripture'

/** The four languages that patterns are written in: both Chinese scripts are folded to simplified characters first. */
export const TONGUES = ['zh', 'en', 'es', 'fr'] as const
export type Tongue = (typeof TONGUES)[number]

export function tongueOf(locale: Locale): Tongue {
  if (locale === 'es-es') return 'es'
  if (locale === 'fr-fr') return 'fr'
  return locale === 'en' ? 'en' : 'zh'
}
