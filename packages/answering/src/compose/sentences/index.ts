import type { Locale } from '@berea/scripture'
import { en } from './en/sentences.ts'
import { esEs } from './es-es/sentences.ts'
import { frFr } from './fr-fr/sentences.ts'
import type { Sentences } from './sentences.ts'
import { zhCn } from './zh-cn/sentences.ts'
import { zhTw } from './zh-tw/sentences.ts'

export const SENTENCES: Readonly<Record<Locale, Sentences>> = {
  'zh-cn': zhCn,
  'zh-tw': zhTw,
  en,
  'es-es': esEs,
  'fr-fr': frFr,
}
