import type { Intent } from '../intent.ts'
import { FIELDS, sourceOf } from '../lexicon/lexicon.ts'
import type { Tongue } from '../tongue.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import type { Frames } from './frame.ts'
import { ZH } from './zh.ts'

export type Ways = {
  readonly lead: RegExp
  readonly frames: readonly { readonly intent: Intent; readonly pattern: RegExp; readonly example: string }[]
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

function compile(ways: Frames, tongue: Tongue): Ways {
  const fill = (source: string): string =>
    FIELDS.reduce((text, field) => text.replaceAll(`{${field}}`, sourceOf(field, tongue)), source)
  const word = tongue === 'zh' ? ways.passageWords : `\\b${ways.passageWords}\\b`
  return {
    lead: new RegExp(`^[ "¿¡]*(?:${ways.leads.join('|')})`),
    frames: ways.frames.map(([intent, source, example]) => ({
      intent,
      example,
      pattern: new RegExp(fill(source), 'd'),
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
