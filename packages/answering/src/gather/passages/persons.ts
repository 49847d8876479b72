import type { Library } from '@berea/library'
import { ordinal, type Passage, type Tradition, VERSES_66 } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { englishNames, findMentions } from '../../understand/lexicon/lexicon.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { step } from '../../work.ts'
import { type AnswerContext, MOST_NAMES, wordsOf } from '../answer-context.ts'

/** The verses that name one bearer. `isFirst`: the name is the one they are listed by, not another of theirs. */
type Listed = { readonly verses: ReadonlySet<number>; readonly isFirst: boolean }

/** One who bears a name: the verses that name them, and how likely they are the one who is meant, up to 1. */
type Bearer = { readonly verses: ReadonlySet<number>; readonly share: number }

/** Somebody or some place that a question names, with all who bear that name, the likeliest first. */
export type Named = {
  readonly words: ReadonlySet<string>
  readonly isPerson: boolean
  /** How likely those are meant who bear it in books that not all churches read. */
  readonly beyond: number
  /** None where no work of the library tells them apart. */
  readonly bearers: readonly Bearer[]
}

/** So far from a verse that names somebody, "he" and "she" may still mean them. */
const NEAR = 2

/** More than any name has. */
const MOST_BEARERS = 120

/** Names whose bearers are kept; the better known are asked about again and again. */
const KEPT = 500

const kept = new WeakMap<Library, Map<string, Promise<Listed[]>>>()

/** The verses of each who bears an English name, from the works that tell namesakes apart. */
function bearersOf(library: Library, name: string): Promise<Listed[]> {
  const known = kept.get(library) ?? new Map<string, Promise<Listed[]>>()
  kept.set(library, known)
  const key = `${library.version} ${name}`
  const read = known.get(key) ?? readBearers(library, name)
  if (!known.has(key) && known.size >= KEPT) known.delete(known.keys().next().value!)
  known.set(key, read)
  return read
}

async function readBearers(library: Library, name: string): Promise<Listed[]> {
  const found = await library.named(name, { kinds: ['people-places'], languages: ['en'] }, MOST_BEARERS)
  return found.flatMap(({ title = '', facts, mentions = [] }) => {
    const verses = new Set(mentions.map(({ first }) => ordinal(first)).filter((place) => place >= 0))
    const isFirst = title.toLowerCase().startsWith(name.toLowerCase())
    return facts?.type === undefined || verses.size === 0 ? [] : [{ verses, isFirst }]
  })
}

/** Of several of one name those are seldom meant whom only some churches' books tell of, where the reader isn't of those churches. */
const BEYOND = 0.3

const BEYOND_66: ReadonlySet<Tradition> = new Set(['catholic', 'orthodox'])

const onDesk = new WeakMap<AnswerContext, readonly Named[]>()

/**
 * Whom the question may mean, looked up once for an answer: of several of one name the better known, and the
 * one who stands where the others stand that the question names. Of "Why did Joseph take Jesus to Egypt?" that is not the patriarch.
 */
export async function knowPersons(context: AnswerContext): Promise<void> {
  if (onDesk.has(context)) return
  const tongue = tongueOf(context.locale)
  const { text, original } = fold(context.core)
  const mentions = findMentions(text, tongue, original).filter(({ field }) => field === 'person' || field === 'place')
  const different = [...new Map(mentions.toReversed().map((one) => [one.word, one])).values()].toReversed()
  const names = await Promise.all(
    different.slice(0, MOST_NAMES).map(async ({ word, start, end, field }) => {
      const groups = await Promise.all(englishNames(word, tongue).map((name) => bearersOf(context.library, name)))
      return {
        words: wordsOf(original(start, end), context.locale),
        isPerson: field === 'person',
        groups,
        scenes: scenesOf(groups),
      }
    }),
  )
  const isBeyond =
    BEYOND_66.has(context.tradition) ||
    names.some(({ groups }) => groups.flat().length === 0) ||
    context.understood.passages.some(({ first }) => ordinal(first) >= VERSES_66)
  onDesk.set(
    context,
    names.map(({ words, isPerson, groups }, i) => {
      const others = names.filter(({ scenes }, at) => at !== i && scenes.size > 0).map(({ scenes }) => scenes)
      return {
        words,
        isPerson,
        beyond: isBeyond ? 1 : BEYOND,
        bearers: weighed(groups, others).sort((a, b) => b.share - a.share),
      }
    }),
  )
}

/** Whom the question names; by their words alone as long as they have not been looked up. */
export const personsOf = (context: AnswerContext): readonly Named[] =>
  onDesk.get(context) ?? context.names.map((words) => ({ words, isPerson: true, beyond: 1, bearers: [] }))

/** So many verses around are one scene. */
const SCENE = 12

/** What all verses that name one say for them, beside those where the others stand who are asked about. */
const ALONE = 0.2

/** Israel is Jacob's other name, and a people's. */
const OTHER_NAME = 0.7

/** The scenes in which any bearer of a name stands. */
function scenesOf(groups: readonly Listed[][]): ReadonlySet<number> {
  const scenes = new Set<number>()
  for (const { verses } of groups.flat()) {
    step(verses.size)
    for (const place of verses) for (const scene of scenesAround(place)) scenes.add(scene)
  }
  return scenes
}

/** Each bearer of each name, by how many verses name them, above all where the others are named. */
function weighed(groups: readonly Listed[][], scenes: readonly ReadonlySet<number>[]): Bearer[] {
  const fame = groups.map((group) =>
    group.map(({ verses, isFirst }) => {
      step(verses.size * (1 + scenes.length))
      const together = [...verses].filter((place) => scenes.every((scene) => scene.has(knownQuestionOf(place)))).length
      const all = Math.log1p(verses.size)
      return (isFirst ? 1 : OTHER_NAME) * (scenes.length === 0 ? all : Math.log1p(together) + ALONE * all)
    }),
  )
  const most = Math.max(...fame.flat())
  return groups.flatMap((group, g) => {
    // Alone, Judah and Judas are each the first of their name; beside others they are weighed together.
    const best = scenes.length === 0 ? Math.max(...fame[g]!) : most
    return group.map(({ verses }, i) => ({ verses, share: (fame[g]![i]! / best) ** 2 }))
  })
}

const knownQuestionOf = (place: number): number => Math.floor(place / SCENE)
const scenesAround = (place: number): number[] => [
  knownQuestionOf(place) - 1,
  knownQuestionOf(place),
  knownQuestionOf(place) + 1,
]

/** For a passage whose words are not looked at. */
export const NO_WORDS: ReadonlySet<string> = new Set()

/** How likely a passage is on one that the question names, 0 to 1; by `has`, the words of the name, where no work knows them. */
export function presence(
  { bearers, words, beyond }: Named,
  { first, last }: Passage,
  has: ReadonlySet<string>,
): number {
  const [from, to] = [ordinal(first), ordinal(last)]
  if (bearers.length === 0) return Number(words.isSubsetOf(has))
  if (from >= VERSES_66) return words.isSubsetOf(has) ? beyond : 0
  return shareAt(bearers, from, to)
}

/** The share of the likeliest bearer whom verses from one place to another name, or others close by. */
function shareAt(bearers: readonly Bearer[], from: number, to: number): number {
  step(bearers.length)
  const bearer = bearers.find(({ verses }) => {
    for (let place = from - NEAR; place <= to + NEAR; place += 1) if (verses.has(place)) return true
    return false
  })
  return bearer?.share ?? 0
}
