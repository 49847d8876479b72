import type { Locale } from '@berea/scripture'
import type { PageText } from './facts.ts'

export type SitePageName = 'about' | 'service' | 'policy' | 'support' | 'help'
export type Texts = Readonly<Record<SitePageName, PageText>>

/** Each language's texts are fetched when they are read. */
export const TEXTS: Record<Locale, () => Promise<Texts>> = {
  'zh-cn': () => import('./texts/zh-cn/index.ts'),
  'zh-tw': () => import('./texts/zh-tw/index.ts'),
  en: () => import('./texts/en/index.ts'),
  'es-es': () => import('./texts/es-es/index.ts'),
  'fr-fr': () => import('./texts/fr-fr/index.ts'),
}
