import type { Suggestion } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import type { Now } from '../../clock.ts'
import type { Routes } from '../../http/routes.ts'
import { chooseSuggestions } from './choose.ts'
import { INTEREST_INTENTS, SUGGESTIONS } from './questions.ts'

export function suggestionRoutes(now: Now): Pick<Routes, 'suggestions'> {
  return {
    async suggestions({ query, locale }) {
      const date = query.date ?? now().toISOString().slice(0, 10)
      return { items: chooseSuggestions(fitting(query.language ?? locale, query.interests), date), nextCursor: null }
    },
  }
}

/** What fits the reader's interests; everything where nothing was chosen. */
function fitting(locale: Locale, interests: readonly (keyof typeof INTEREST_INTENTS)[]): readonly Suggestion[] {
  const intents = new Set(interests.flatMap((interest) => INTEREST_INTENTS[interest]))
  const chosen = SUGGESTIONS[locale].filter(({ intent }) => intents.has(intent))
  return chosen.length > 0 ? chosen : SUGGESTIONS[locale]
}
