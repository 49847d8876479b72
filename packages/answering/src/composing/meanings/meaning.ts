import type { Locale, Passage, Tradition } from '@berea/scripture'
import { asCatholicsName } from '../../citing/names/catholic.ts'
import { SAYINGS_EN } from '../sentences/en/sayings.ts'
import { SAYINGS_ES_ES } from '../sentences/es-es/sayings.ts'
import { SAYINGS_FR_FR } from '../sentences/fr-fr/sayings.ts'
import { SAYINGS_ZH_CN } from '../sentences/zh-cn/sayings.ts'
import { SAYINGS_ZH_TW } from '../sentences/zh-tw/sayings.ts'
import { SAYINGS, type Saying } from './sayings.ts'
import { isWithin, type Standing, standingIn, standings } from './standing.ts'

const LINES = {
  'zh-cn': SAYINGS_ZH_CN,
  'zh-tw': SAYINGS_ZH_TW,
  en: SAYINGS_EN,
  'es-es': SAYINGS_ES_ES,
  'fr-fr': SAYINGS_FR_FR,
}

const sayings = standings(SAYINGS)

/** The saying that a verse holds, or that a passage is: MAT 7:6 → pearls before swine. */
export const sayingIn = (passage: Passage): Standing<Saying> | undefined => standingIn(sayings, passage)

/** The sayings that stand in a passage, in no order. */
export const sayingsWithin = (passage: Passage): readonly Standing<Saying>[] =>
  sayings.filter((one) => isWithin(one.passage, passage))

/** What a saying means, in our own words, which stand behind its quotation. */
export const meaningOf = (saying: Saying, locale: Locale, tradition: Tradition): string =>
  asCatholicsName(LINES[locale][saying], locale, tradition)
