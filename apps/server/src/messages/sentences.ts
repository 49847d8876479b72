import type { Locale } from '@berea/scripture'
import { en } from './en.ts'
import { es } from './es-es.ts'
import { fr } from './fr-fr.ts'
import { zhCn } from './zh-cn.ts'
import { zhTw } from './zh-tw.ts'

/** English is the list; the other languages must have the same names, or they don't compile. */
export type SentenceName = keyof typeof en
export type Sentences = Readonly<Record<SentenceName, string>>

const SENTENCES: Readonly<Record<Locale, Sentences>> = { 'zh-cn': zhCn, 'zh-tw': zhTw, en, 'es-es': es, 'fr-fr': fr }

/** `sentence('en', 'fieldWrong', {field: 'text'})` is "The field “text” is not right." */
export function sentence(
  locale: Locale,
  name: SentenceName,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return SENTENCES[locale][name].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}
