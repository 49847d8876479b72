import { LANGUAGES, type Language } from '@berea/knowledge'
import { analysedLanguage } from '../analysis/analyse.ts'
import type { WorkFilter } from '../library.ts'
import { OWN_WORK } from './own-section.ts'
import type { OwnWork } from './own-work.ts'

type Hit = { readonly work: string; readonly order: number; readonly score: number }

/** Our own records that have words of the query, best first, in the languages wanted; Chinese in both scripts. */
export function searchOwn(own: OwnWork, query: string, { languages }: WorkFilter, limit: number): readonly Hit[] {
  const wanted = LANGUAGES.filter((language) => languages === undefined || languages.includes(language))
  const { ways } = own.ways()
  const hits = wanted.flatMap((language): Hit[] => {
    const best = new Map<number, number>()
    const words = own.words(analysedLanguage(language)!).ask(query)
    for (const [way, { record, language: written }] of ways.entries()) {
      const share = isReadIn(language, written) ? words.meet(way)?.share : undefined
      if (share !== undefined) best.set(record, Math.max(best.get(record) ?? 0, share))
    }
    return [...best].map(([record, score]) => ({ work: OWN_WORK, order: own.orderOf(record, language), score }))
  })
  return hits.toSorted((a, b) => b.score - a.score).slice(0, limit)
}

/** Of what both Chinese scripts say alike one way stands for both. */
const isReadIn = (language: Language, written: Language): boolean =>
  written === language || (language === 'zh-Hant' && written === 'zh-Hans')
