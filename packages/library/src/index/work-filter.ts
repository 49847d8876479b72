import { analysedLanguage } from '../analysis/analyse.ts'
import type { WorkFilter } from '../library.ts'
import type { Section, Work } from '../sections/section.ts'

/**
 * Does a work pass a filter? A Chinese language names both scripts, since either serves the readers of the other. Berea's own
 * words are nobody's voice and no find among others: they pass only where their kind or their work is asked for.
 *
 *     isWanted({ language: 'zh-Hant', … }, { languages: ['zh-cn'] }) → true
 *     isWanted({ kind: 'topics', … }, { withoutKinds: ['topics'] }) → false
 */
export function isWanted(work: Pick<Work, 'id' | 'language' | 'kind' | 'tradition'>, filter: WorkFilter): boolean {
  const { languages, kinds, withoutKinds, traditions, works } = filter
  if (works && !works.includes(work.id)) return false
  if (kinds && !kinds.includes(work.kind)) return false
  if (withoutKinds?.includes(work.kind)) return false
  if (work.kind === 'own') return kinds !== undefined || works !== undefined
  if (traditions && !traditions.includes(work.tradition)) return false
  return !languages || languages.some((language) => isSameLanguage(language, work.language))
}

/** Of a work of several languages each section has its own; both Chinese scripts are there. */
export const isSectionWanted = ({ language }: Pick<Section, 'language'>, { languages }: WorkFilter): boolean =>
  language === undefined || languages === undefined || languages.includes(language)

function isSameLanguage(one: string, other: string): boolean {
  const analysed = analysedLanguage(one)
  return one === other || (analysed !== undefined && analysed === analysedLanguage(other))
}
