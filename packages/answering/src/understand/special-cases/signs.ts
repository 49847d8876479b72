import type { Tongue } from '../tongue.ts'
import * as en from './signs/en.ts'
import * as es from './signs/es.ts'
import * as fr from './signs/fr.ts'
import * as zh from './signs/zh.ts'

export const DANGERS = ['child', 'self-harm', 'abuse', 'violence'] as const
export type NamedDanger = (typeof DANGERS)[number]

/**
 * One thing in a text that tells for danger, or against it. Signs of one facet say the same in other words, so only the
 * strongest of them counts: two ways of naming pills are still one store of pills.
 */
export type Sign = {
  readonly danger: NamedDanger | 'any'
  readonly facet: string
  readonly points: number
  readonly pattern: RegExp
}

type Words = { readonly NAMES: Readonly<Record<string, string>>; readonly SIGNS: string; readonly IDIOMS: string }
type Language = { readonly signs: readonly Sign[]; readonly idioms: RegExp }

const WORDS: Readonly<Record<Tongue, Words>> = { zh, en, es, fr }

/** Latin patterns begin where a word begins; in Chinese, which parts no words, 着 is also written 著 and is not folded. */
const compile = (pattern: string, tongue: Tongue, flags = ''): RegExp =>
  new RegExp(tongue === 'zh' ? pattern.replaceAll('着', '[着著]') : `(?<![a-z])(?:${pattern})`, flags)

/** `self-harm means 2 | pills?|tablets` → that sign; `{kin}` in a pattern stands for the words of that name. */
function readSign(line: string, names: Readonly<Record<string, string>>, tongue: Tongue): Sign {
  const [head = '', ...rest] = line.split(' | ')
  const [danger = '', facet = '', points = ''] = head.trim().split(' ')
  const known = danger === 'any' ? danger : DANGERS.find((one) => one === danger)
  if (!known || !Number(points) || rest.length === 0) throw new Error(`no such sign: ${line}`)
  const pattern = rest.join(' | ').replace(/\{([a-z]+)\}/g, (name, inner: string) => names[inner] ?? name)
  return { danger: known, facet, points: Number(points), pattern: compile(pattern, tongue) }
}

function readLanguage(tongue: Tongue): Language {
  const { NAMES, SIGNS, IDIOMS } = WORDS[tongue]
  const lines = SIGNS.trim().split('\n')
  return { signs: lines.map((line) => readSign(line, NAMES, tongue)), idioms: compile(IDIOMS, tongue, 'g') }
}

const LANGUAGES: Readonly<Record<Tongue, Language>> = {
  zh: readLanguage('zh'),
  en: readLanguage('en'),
  es: readLanguage('es'),
  fr: readLanguage('fr'),
}

/** `my phone died, i want to die` → `              , i want to die`: ways of speaking in which nobody dies are blanked. */
export const withoutIdioms = (text: string, tongue: Tongue): string =>
  text.replace(LANGUAGES[tongue].idioms, (found) => ' '.repeat(found.length))

/** Every sign in a folded text: what a weighing can be explained by. */
export const findSigns = (text: string, tongue: Tongue): readonly Sign[] =>
  LANGUAGES[tongue].signs.filter(({ pattern }) => pattern.test(text))
