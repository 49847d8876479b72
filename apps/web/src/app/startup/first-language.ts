import { LOCALES, type Locale } from '@berea/scripture'

/** Milliseconds in which a server that is there has told its language. */
const PATIENCE = 1000

/**
 * What the page speaks before anything else: where a first visit is told another language than the one kept, it
 * starts anew in that one, and needs no sentences of any other for the moment before.
 */
export async function firstLanguage(kept: Locale, asked: Promise<Response> | undefined): Promise<Locale> {
  if (!asked) return kept
  const told = asked.then((response) => response.clone().text()).catch(() => '')
  const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE, ''))
  const language = (await Promise.race([told, late])).trim()
  return LOCALES.find((locale) => locale === language && locale !== 'zh-cn') ?? kept
}
