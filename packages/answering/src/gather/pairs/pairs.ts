import { fromKnowledge, type Names } from '@berea/knowledge'
import type { Locale, Passage } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { type Tongue, tongueOf } from '../../understand/tongue.ts'
import { anyOf } from '../counsel-topics/counsel-topics.ts'
import { readPassages } from '../references.ts'

/** One of two that are told apart: what it is called, and the verses that say what it is. */
export type PairSide = { readonly name: string; readonly place: Passage }
/** Two sides in the order in which they are asked after; one verse may say both, then it is named by both. */
export type Pair = readonly [PairSide, PairSide]

type Known = {
  readonly places: readonly Passage[]
  readonly sides: Readonly<Record<Tongue, readonly [Side, Side]>>
}
type Side = { readonly name: string; readonly words: RegExp }

const ARTICLE = /^(?:the|an?|el|la|los|las|un|une|le|les|l['’])\s?(?<=[\s'’])/iu

const readSide = (names: readonly string[]): Side => ({
  name: names[0]!,
  words: new RegExp(anyOf(names.map((one) => one.replace(ARTICLE, ''))), 'gu'),
})

const known = fromKnowledge(({ pair: all }) =>
  all.map(({ verses, one, other }): Known => {
    const sides = (language: keyof Names) => [readSide(one[language]), readSide(other[language])] as const
    return {
      places: verses.flatMap(readPassages),
      sides: { en: sides('en'), es: sides('es'), fr: sides('fr'), zh: sides('zh-Hans') },
    }
  }),
)

const ASKS_APART: Readonly<Record<Tongue, RegExp>> = {
  en: /\bdifferen|\bdiffer|\bdistin|\bcompar|\bcontrast|\bversus\b|\bvs\b|\bsame\b/,
  es: /\bdiferen|\bdistin|\bcompar|\bversus\b|\bvs\b|\bmism[oa]s?\b|\bigual(?:es)?\b|\bse parecen\b/,
  fr: /\bdiffer|\bdistin|\bcompar|\bversus\b|\bvs\b|\bpareils?\b|\bmeme chose\b/,
  zh: /不同|区别|差别|分别(?!为圣)|差异|不一样|对比|相比|一样(?:的)?(?:东西|意思|人)?吗|差在|差这么多|一个意思|同一个|(?<!怎么|什么)一回事/,
}

/**
 * The pair that a question wants to have told apart: "sadducees and pharisees, whats the difference" → the Sadducees and
 * the Pharisees, Acts 23:8. Undefined where it asks for something else, or for two whom no verse sets beside each other.
 */
export function pairAsked(question: string, locale: Locale): Pair | undefined {
  const tongue = tongueOf(locale)
  const { text, original } = fold(question)
  if (!ASKS_APART[tongue].test(text)) return undefined
  const found = known().flatMap(({ places, sides }) => {
    const [ones = [], others = []] = sides[tongue].map(({ name, words }, i) =>
      [...text.matchAll(words)].map(({ 0: match, index }) => ({
        start: index,
        end: index + match.length,
        // Chinese names are said in the script that was asked in.
        side: { name: tongue === 'zh' ? original(index, index + match.length) : name, place: places[i] ?? places[0]! },
      })),
    )
    const both = ones.flatMap((one) =>
      others.filter((other) => one.start >= other.end || other.start >= one.end).map((other) => ({ one, other })),
    )
    return both.map(({ one, other }) => ({
      length: one.end - one.start + other.end - other.start,
      pair: (one.start < other.start ? [one.side, other.side] : [other.side, one.side]) as Pair,
    }))
  })
  // "The kingdom of heaven" says more than "heaven".
  return found.sort((a, b) => b.length - a.length)[0]?.pair
}
