import { fromKnowledge, languageOf, type Saying } from '@berea/knowledge'
import { contains, type Locale, type Passage, type Tradition } from '@berea/scripture'
import { inChurchWords } from '../../citing/names/church-words.ts'
import { type Standing, standingIn, standings } from './standing.ts'

const sayings = fromKnowledge(({ saying }) => standings(saying))

/** The saying that a verse holds, or that a passage is: MAT 7:6 → pearls before swine. */
export const sayingIn = (passage: Passage): Standing<Saying> | undefined => standingIn(sayings(), passage)

/** The sayings that stand in a passage, in no order. */
export const sayingsWithin = (passage: Passage): readonly Standing<Saying>[] =>
  sayings().filter((one) => contains(passage, one.passage))

/** What a saying means, in our own words, which stand behind its quotation. */
export const meaningOf = (saying: Saying, locale: Locale, tradition: Tradition): string =>
  inChurchWords(saying.meaning[languageOf(locale)], locale, tradition)
