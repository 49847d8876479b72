import { recently } from '@berea/library'
import type { Work } from '../../work.ts'
import type { Intent } from '../intent.ts'
import { FIELDS, type Field, sourceOf, wordsIn } from '../lexicon/lexicon.ts'
import type { Tongue } from '../tongue.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import type { Frames } from './frame.ts'
import { ZH } from './zh.ts'

export type Ways = {
  readonly lead: RegExp
  readonly frames: readonly {
    readonly intent: Intent
    readonly example: string
    /** The frame as it may fit a text: of the lexicon it has only what stands there. */
    readonly patternFor: (text: string, work?: Work) => RegExp
  }[]
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

function patternsOf(source: string, tongue: Tongue): Ways['frames'][number]['patternFor'] {
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
  return (text, work) => {
    const words = lexiconIn(tongue + text)
    work?.step(fields.length)
    return filled(fields.map((field) => words[field].join('|')).join('\n'))
  }
}

function compile(ways: Frames, tongue: Tongue): Ways {
  const word = tongue === 'zh' ? ways.passageWords : `\\b${ways.passageWords}\\b`
  return {
    lead: new RegExp(`^[ "¿¡]*(?:${ways.leads.join('|')})`),
    frames: ways.frames.map(([intent, source, example]) => ({
      intent,
      example,
      patternFor: patternsOf(source, tongue),
    })),
    passageWords: new RegExp(`${word}|[^\\p{L}\\p{N}]+`, 'gu'),
    searchNoise: ways.searchNoise.map((source) => new RegExp(source, 'g')),
    termNoise: ends(ways.termNoise, tongue),
    smallWords: new Set(ways.smallWords.split(/\s+/)),
    elliptic: ways.elliptic.map((source) => new RegExp(source)),
    pronoun: new RegExp(ways.pronoun),
    asking: new RegExp(ways.asking),
    ownLife: new RegExp(ways.ownLife ?? NEVER),
    naming: new RegExp(ways.naming ?? NEVER),
  }
}

/** How each language asks, compiled once. */
export const WAYS: Readonly<Record<Tongue, Ways>> = {
  zh: compile(ZH, 'zh'),
  en: compile(EN, 'en'),
  es: compile(ES, 'es'),
  fr: compile(FR, 'fr'),
}
