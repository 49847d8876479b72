import { overlaps, type Passage, sizeOf } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { type AnswerContext, openContext, wordsOf } from '../answer-context.ts'
import { classicPassages } from '../counsel-topics/counsel-topics.ts'
import { gatherEvidence } from '../gather.ts'
import type { Found } from '../passages/passages.ts'
import { namesAny, readFound, wordsNaming } from '../reading.ts'
import { define } from '../statements/definitions.ts'
import type { Statement } from '../statements/statements.ts'

/** One of two that are compared: what it is, and the passages on it alone. */
export type Side = {
  readonly name: string
  readonly words: ReadonlySet<string>
  /** By several works, and of all who bear the name. */
  readonly definitions: readonly Statement[]
  readonly passages: readonly Found[]
}

/** A side has a name of so many words, in Chinese of so many pairs of characters; a longer one is a story's sentence. */
const MOST_WORDS = { han: 6, other: 2 }

/** Words that ask how two things stand to each other, as the analysers give them, and Chinese ones. */
const ASKING = new Set(
  'differ compar contrast relat versus similar fit agre diferent compart relacion distint diferenci diffèr different differ compar rapport'.split(
    ' ',
  ),
)
const ASKING_IN_CHINESE =
  /不同|区别|區別|差别|差別|分别|分別|差异|差異|关系|關係|异同|異同|对比|對比|比较|比較|有什么|有什麼|之间|之間|和|与|與|跟|的/gu

/** "faith vs works" → faith, works. Where more than two sides is asked, "Who told David, God or Satan?", they are none. */
export function sidesOf(context: AnswerContext): readonly [string, string] | undefined {
  const { understood, core, words, locale } = context
  const { sides } = understood
  if (!sides?.every((side) => wordsNaming(context, side).size <= MOST_WORDS[locale.startsWith('zh') ? 'han' : 'other']))
    return undefined
  if (locale.startsWith('zh')) {
    // A single character, 人, stands everywhere and names nothing.
    if (sides.some((side) => side.length < 2)) return undefined
    const rest = sides.reduce((text, side) => text.replace(fold(side).text, ''), core).replace(ASKING_IN_CHINESE, '')
    return rest.replace(/\P{Script=Han}/gu, '').length < 3 ? sides : undefined
  }
  const named = new Set(sides.flatMap((side) => [...wordsOf(side, locale)]))
  return [...words].filter((word) => !named.has(word) && !ASKING.has(word)).length < 2 ? sides : undefined
}

/** One side as if it were asked about alone. */
export async function gatherSide(context: AnswerContext, name: string): Promise<Side> {
  const question = { ...context.understood.question, text: name }
  const { sides: _both, ...understood } = context.understood
  const own = openContext(
    { ...understood, question, terms: [name], search: name, intent: 'topic' },
    context.library,
    context.without,
    context,
  )
  const [definitions, evidence] = await Promise.all([
    define(own, name, ['people-places', 'theology', 'dictionary', 'notes'], { limit: BEARERS }),
    gatherEvidence(own, { count: 4, perBook: 1 }),
  ])
  const words = wordsNaming(context, name)
  // "Works" isn't defined under "Works, covenant of".
  const defining = definitions.filter(({ section, share }) => share >= DEFINES || KIND_OF_LIFE.test(section.work))
  const [definition] = defining
  const passages = evidence.passages.filter(({ passage }) => namesAny(own, words, passage))
  const told = [...(definition?.section.passages ?? []), ...(definition?.section.mentions ?? [])].slice(0, FIRST_TOLD)
  const classic = classicPassages(name).map(({ passage }) => passage)
  const itsOwn = passages.filter(({ pericope }) => [...told, ...classic].some((place) => overlaps(place, pericope)))
  const read = told.flatMap((passage) =>
    sizeOf(passage) < 6 && namesAny(own, words, passage) ? (readFound(own, passage) ?? []) : [],
  )
  return { name, words, definitions: defining, passages: itsOwn.length > 0 ? itsOwn : read.slice(0, 1) }
}

/** So many who bear one name are looked at. */
const BEARERS = 8

/** What an article names first is what it is about. */
const FIRST_TOLD = 10

/** A headword must be this like the side's name to define it; lives stand under fuller names. */
const DEFINES = 0.7
const KIND_OF_LIFE = /^people-/

/** Do verses name the one and the other? */
export const namesBoth = (context: AnswerContext, sides: readonly Side[], passage: Passage): boolean =>
  sides.every(({ words }) => namesAny(context, words, passage))
