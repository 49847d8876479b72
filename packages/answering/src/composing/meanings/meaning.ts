import { compareVerses, type Locale, type Passage, sizeOf, type Tradition } from '@berea/scripture'
import { asCatholicsName } from '../../citing/names/catholic.ts'
import { readPassages } from '../../evidence/references.ts'
import { SAYINGS_EN } from '../sentences/en/sayings.ts'
import { SAYINGS_ES_ES } from '../sentences/es-es/sayings.ts'
import { SAYINGS_FR_FR } from '../sentences/fr-fr/sayings.ts'
import { SAYINGS_ZH_CN } from '../sentences/zh-cn/sayings.ts'
import { SAYINGS_ZH_TW } from '../sentences/zh-tw/sayings.ts'
import { SAYINGS, type Saying } from './sayings.ts'

const LINES = {
  'zh-cn': SAYINGS_ZH_CN,
  'zh-tw': SAYINGS_ZH_TW,
  en: SAYINGS_EN,
  'es-es': SAYINGS_ES_ES,
  'fr-fr': SAYINGS_FR_FR,
}

const places = SAYINGS.flatMap((saying) => readPassages(saying).map((passage) => ({ saying, passage })))

const isWithin = (inner: Passage, outer: Passage): boolean =>
  compareVerses(outer.first, inner.first) <= 0 && compareVerses(inner.last, outer.last) <= 0

/** A saying where it stands. */
export type Known = { readonly saying: Saying; readonly passage: Passage }

/** The saying that a verse holds, or that a passage is: MAT 7:6 → pearls before swine. The shortest, where one lies in another. */
export function sayingIn(passage: Passage): Known | undefined {
  const around = places.filter((one) => isWithin(passage, one.passage) || isNearly(passage, one.passage))
  return around.toSorted((a, b) => sizeOf(a.passage) - sizeOf(b.passage))[0]
}

/** A verse more than the saying is still the saying. */
const isNearly = (passage: Passage, saying: Passage): boolean =>
  isWithin(saying, passage) && sizeOf(passage) - sizeOf(saying) <= 1

/** The sayings that stand in a passage, in no order. */
export const sayingsWithin = (passage: Passage): Known[] => places.filter((one) => isWithin(one.passage, passage))

/** What a saying means, in our own words, which stand behind its quotation. */
export const meaningOf = (saying: Saying, locale: Locale, tradition: Tradition): string =>
  asCatholicsName(LINES[locale][saying], locale, tradition)
