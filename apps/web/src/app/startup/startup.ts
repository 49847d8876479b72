import { LOCALES, type Locale } from '@berea/scripture'
import type { Renewal } from '../../api/sign-in.ts'

/** What the start needs from the world around it. */
export type StartNeeds = {
  readonly address: string
  /** A default language has been settled before. */
  readonly flagged: boolean
  /** GET /version: a language code, or nothing; rejects when nobody answers. */
  readonly fetchVersion: () => Promise<string>
  readonly storeLanguage: (language: Locale) => void
  readonly setFlag: () => void
  readonly logIn: () => Promise<Renewal>
}

/**
 * `external`: a partner's address, which a page of its own takes on; `reload`: once more, in another language; `ended`: an
 * account's sign-in has, and the page of the ways in comes first.
 */
export type Started = 'ready' | 'external' | 'reload' | 'ended' | 'refused'

/**
 * How a visit begins. The installation's language is asked for once: where it is another than
 * Simplified Chinese it is stored, flagged, and the page starts anew in it.
 */
export async function start(needs: StartNeeds): Promise<Started> {
  if (needs.address.includes('externalAccess')) return 'external'
  if (!needs.flagged) {
    const language = await askLanguage(needs)
    if (language !== undefined && language !== 'zh-cn') {
      needs.storeLanguage(language)
      needs.setFlag()
      return 'reload'
    }
  }
  const renewal = await needs.logIn()
  if (renewal === 'unreachable') return 'refused'
  return renewal === 'ended' ? 'ended' : 'ready'
}

async function askLanguage({ fetchVersion, setFlag }: StartNeeds): Promise<Locale | undefined> {
  try {
    const told = (await fetchVersion()).trim()
    return LOCALES.find((locale) => locale === told)
  } catch {
    setFlag()
    return undefined
  }
}

/** The milliseconds after which the page starts anew in its language. */
export const RELOAD_AFTER = 200
