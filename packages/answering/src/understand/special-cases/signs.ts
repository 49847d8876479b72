import type { Pattern } from '@berea/knowledge'
import { step } from '../../work.ts'
import type { Tongue } from '../tongue.ts'
import { fromPatterns, inEachTongue } from './cue.ts'

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

/** Latin patterns begin where a word begins; in Chinese, which parts no words, 着 is also written 著 and is not folded. */
const compile = (pattern: string, tongue: Tongue, flags = ''): RegExp =>
  new RegExp(tongue === 'zh' ? pattern.replaceAll('着', '[着著]') : `(?<![a-z])(?:${pattern})`, flags)

/** The head of ways of speaking in which nobody dies; every other head is a sign's. */
const IDIOMS = 'idioms'

/** `self-harm means 2` and how it is said → that sign. */
function readSign({ head, needed }: Pattern, tongue: Tongue): Sign {
  const [danger = '', facet = '', points = ''] = head.split(' ')
  const known = danger === 'any' ? danger : DANGERS.find((one) => one === danger)
  if (!known || !Number(points) || needed.length !== 1) throw new Error(`no such sign: ${head}`)
  return { danger: known, facet, points: Number(points), pattern: compile(needed[0]!, tongue) }
}

const languages = fromPatterns('danger-signs', (under, all) =>
  inEachTongue((tongue) => ({
    signs: all[tongue].filter(({ head }) => head !== IDIOMS).map((pattern) => readSign(pattern, tongue)),
    idioms: compile(
      under(IDIOMS)
        [tongue].flatMap(({ needed }) => needed)
        .join('|'),
      tongue,
      'g',
    ),
  })),
)

/** `my phone died, i want to die` → `              , i want to die`: ways of speaking in which nobody dies are blanked. */
export const withoutIdioms = (text: string, tongue: Tongue): string =>
  text.replace(languages()[tongue].idioms, (found) => ' '.repeat(found.length))

/** Every sign in a folded text: what a weighing can be explained by. */
export function findSigns(text: string, tongue: Tongue): readonly Sign[] {
  const { signs } = languages()[tongue]
  step(signs.length)
  return signs.filter(({ pattern }) => pattern.test(text))
}
