import type { Locale, Passage, Tradition } from '@berea/scripture'
import { asCatholicsName } from '../../citing/names/catholic.ts'
import { STORIES_EN } from '../sentences/en/stories.ts'
import { STORIES_ES_ES } from '../sentences/es-es/stories.ts'
import { STORIES_FR_FR } from '../sentences/fr-fr/stories.ts'
import { STORIES_ZH_CN } from '../sentences/zh-cn/stories.ts'
import { STORIES_ZH_TW } from '../sentences/zh-tw/stories.ts'
import { standingIn, standings } from './standing.ts'
import { STORIES, type Story } from './stories.ts'

const LINES: Readonly<Record<Locale, Readonly<Record<Story, string>>>> = {
  'zh-cn': STORIES_ZH_CN,
  'zh-tw': STORIES_ZH_TW,
  en: STORIES_EN,
  'es-es': STORIES_ES_ES,
  'fr-fr': STORIES_FR_FR,
}

const stories = standings(STORIES)

/**
 * What happens in those verses, in a sentence or two of our own: `JHN 11:33-36` → "Jesus wept when he saw Mary …".
 * Undefined where no story stands that is asked for often.
 */
export function storyOf(verses: Passage, locale: Locale, tradition: Tradition): string | undefined {
  const story = standingIn(stories, verses)
  return story && asCatholicsName(LINES[locale][story.key], locale, tradition)
}
