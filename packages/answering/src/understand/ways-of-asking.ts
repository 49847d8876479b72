import type { Pattern } from '@berea/knowledge'
import { recently } from '@berea/library'
import { INTENTS, type Intent } from './intent.ts'
import { FIELDS, type Field, sourceOf, wordsIn } from './lexicon/lexicon.ts'
import { fromPatterns, inEachTongue, type PatternsOf } from './special-cases/cue.ts'
import type { Tongue } from './tongue.ts'

/** A way of asking: the first of a language that fits names the intent. */
type Frame = {
  readonly intent: Intent
  /** A question that this one decides, and none before it. */
  readonly example: string
  /** The frame as it may fit a text: of the lexicon it has only what stands there. */
  readonly patternFor: (text: string) => RegExp
}

/** How a language asks; what each is stands in `patterns/asking` of `packages/knowledge`. */
export type Ways = {
  readonly lead: RegExp
  readonly frames: readonly Frame[]
  readonly passageWords: RegExp
  readonly searchNoise: readonly RegExp[]
  readonly termNoise: RegExp
  readonly smallWords: ReadonlySet<string>
  readonly elliptic: readonly RegExp[]
  readonly pronoun: RegExp
  readonly asking: RegExp
  readonly ownLife: RegExp
  readonly naming: RegExp
}

/** What a language has no words for is never found. */
const NEVER = '(?!)'

const quote = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function ends(words: readonly string[], tongue: Tongue): RegExp {
  const any = `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map(quote)
    .join('|')})`
  if (tongue === 'zh') return new RegExp(`^${any}|${any}$`)
  // A French article that ends in an apostrophe touches its noun.
  return new RegExp(`^${any}(?:(?<=')|\\s+)|\\s+${any}$`)
}

/** The words of each field that stand in one text, found once for all frames. */
const lexiconIn = recently(64, (key: string) => {
  const tongue = key.slice(0, 2) as Tongue
  const text = key.slice(2)
  return Object.fromEntries(FIELDS.map((field) => [field, wordsIn(text, field, tongue)])) as Readonly<
    Record<Field, readonly string[]>
  >
})

/** Questions of the same names have the same patterns. */
const KEPT = 16

function patternsOf(source: string, tongue: Tongue): Frame['patternFor'] {
  const fields = FIELDS.filter((field) => source.includes(`{${field}}`))
  if (fields.length === 0) {
    const pattern = new RegExp(source, 'd')
    return () => pattern
  }
  const filled = recently(KEPT, (names: string) => {
    const words = names.split('\n').map((line) => line.split('|').filter(Boolean))
    const fill = (text: string, field: Field, i: number) =>
      text.replaceAll(`{${field}}`, () => sourceOf(words[i]!, field, tongue))
    return new RegExp(fields.reduce(fill, source), 'd')
  })
  return (text) => {
    const words = lexiconIn(tongue + text)
    return filled(fields.map((field) => words[field].join('|')).join('\n'))
  }
}

const INTENT_NAMES: ReadonlySet<string> = new Set(INTENTS)

const frameOf = ({ head, needed, examples }: Pattern, tongue: Tongue): Frame => ({
  intent: head as Intent,
  example: examples[0] ?? '',
  patternFor: patternsOf(needed[0]!, tongue),
})

function compile(under: PatternsOf, all: readonly Pattern[], tongue: Tongue): Ways {
  const sources = (head: string): readonly string[] => under(head)[tongue].map(({ needed }) => needed[0]!)
  const one = (head: string): string => sources(head)[0] ?? NEVER
  const words = (head: string): readonly string[] => sources(head).flatMap((source) => source.split('|'))
  const passage = tongue === 'zh' ? one('passage words') : `\\b${one('passage words')}\\b`
  return {
    lead: new RegExp(`^[ "¿¡]*(?:${one('lead')})`),
    frames: all.filter(({ head }) => INTENT_NAMES.has(head)).map((pattern) => frameOf(pattern, tongue)),
    passageWords: new RegExp(`${passage}|[^\\p{L}\\p{N}]+`, 'gu'),
    searchNoise: sources('search noise').map((source) => new RegExp(source, 'g')),
    termNoise: ends(words('term noise'), tongue),
    smallWords: new Set(words('small words')),
    elliptic: sources('elliptic').map((source) => new RegExp(source)),
    pronoun: new RegExp(one('pronoun')),
    asking: new RegExp(one('asking')),
    ownLife: new RegExp(one('own life')),
    naming: new RegExp(one('naming')),
  }
}

const ways = fromPatterns('asking', (under, all) => inEachTongue((tongue) => compile(under, all[tongue], tongue)))

/** How a language asks, compiled once. */
export const waysOf = (tongue: Tongue): Ways => ways()[tongue]
