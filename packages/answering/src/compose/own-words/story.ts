import { fromKnowledge, languageOf } from '@berea/knowledge'
import type { Locale, Passage, Tradition } from '@berea/scripture'
import { inChurchWords } from '../../citing/names/church-words.ts'
import { standingIn, standings } from './standing.ts'

const stories = fromKnowledge(({ story }) => standings(story))

/**
 * What happens in those verses, in a sentence or two of our own: `JHN 11:33-36` → "Jesus wept when he saw Mary …".
 * Undefined where no story stands that is asked for often.
 */
export function storyOf(verses: Passage, locale: Locale, tradition: Tradition): string | undefined {
  const story = standingIn(stories(), verses)
  return story && inChurchWords(story.record.told[languageOf(locale)], locale, tradition)
}
