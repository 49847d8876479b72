import type { Locale } from '@berea/scripture'
import { fold } from '../fold.ts'
import { tongueOf } from '../tongue.ts'
import { type Field, findMentions } from './lexicon.ts'

/** What a part of a message names: « Jésus a pleuré à Béthanie » → person, place. */
export function fieldsIn(part: string, locale: Locale): readonly Field[] {
  const { text, original } = fold(part)
  return findMentions(text, tongueOf(locale), original).map(({ field }) => field)
}

/** What tells of the Bible's world, whatever else stands beside it; a feast or a church service may say where it was heard. */
export const OF_THE_BIBLE: ReadonlySet<Field> = new Set(['person', 'place', 'saying'])
