import type { Locale } from '@berea/scripture'
import { fold } from './fold.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** « My neighbour says soon »: who holds it is said of one's own, and what is held is not. Folded. */
const REPORTED: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:(?:and|but|because|since) )?(?:my|our|a) (?:\w+ ){1,2}(?:always |just |also )?(?:says?|said|thinks?|claims?|believes?|insists?|swears?|reckons?|keeps saying)\b(?: (?:that )?(?:it(?:'s| is|'ll be| will be) )?[\w ]{0,24})?(?=[.,;?!]|$)/g,
  es: /\b(?:(?:y|pero|porque) )?(?:mi|nuestr[oa]|un|una) (?:\w+ ){1,2}(?:dice|dijo|cree|piensa|asegura|insiste|jura|afirma)\b(?: que)?(?: [\w ]{0,24})?(?=[.,;?!]|$)/g,
  fr: /\b(?:(?:et|mais|car) )?(?:mon|ma|notre|un|une) (?:[\w-]+ ){1,2}(?:dit|croit|pense|affirme|jure|pretend|assure)\b(?: (?:que |qu')?[\w' ]{0,24})?(?=[.,;?!]|$)/g,
  zh: /(?:我的?)?(?:邻居|同事|朋友|同学|老师|牧师|室友|亲戚|家人)(?:都|总|老)?(?:说|认为|觉得|讲)[^，。？！,.?!]{0,12}(?=[，。？！,.?!]|$)/g,
}

/** Somebody else is spoken of: then what is reported may be that person's own cry. */
const SOMEBODY: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:he|she|they|him|her|them|himself|herself|me|i)\b/,
  es: /\b(?:ella|se|me|quiere|va a)\b/,
  fr: /\b(?:il|elle|lui|ils|elles|se|s'|me|je|veut|va)\b/,
  zh: /[他她我]|自己|不想|活/,
}

/**
 * A question without what somebody else holds of it: `when does the world end, my neighbour says soon` → `when does the world
 * end,`. Undefined where nothing is reported, nothing else is left, or what is reported is of a person.
 */
export function withoutReported(text: string, locale: Locale): string | undefined {
  const tongue = tongueOf(locale)
  const folded = fold(text)
  const found = [...folded.text.matchAll(REPORTED[tongue])]
  if (found.length === 0 || found.some(([clause]) => SOMEBODY[tongue].test(clause))) return undefined
  let rest = ''
  let from = 0
  for (const { index, 0: clause } of found) {
    rest += folded.original(from, index)
    from = index + clause.length
  }
  rest += folded.original(from, folded.text.length)
  return /\p{L}{2}/u.test(rest) ? rest : undefined
}
