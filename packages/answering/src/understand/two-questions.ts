import type { Locale } from '@berea/scripture'
import { step } from '../work.ts'
import { fold } from './fold.ts'
import { findMentions } from './lexicon/lexicon.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** What a second question begins with, behind "and" or behind the mark of the first. */
const BEGINS: Readonly<Record<Exclude<Tongue, 'zh'>, { readonly and: string; readonly asks: string }>> = {
  en: {
    and: 'and(?: then| also)?|also|or',
    asks: '(?:(?:for|in|by|from|to|with|at|of) )?(?:who(?:m|se|s)?|what|where|when|why|how|which)',
  },
  es: {
    and: '[ye](?: tambien| luego| despues)?',
    asks: '(?:(?:a|de|en|con|por|para) )?(?:quien(?:es)?|que|donde|cuando|como|cual(?:es)?|cuant[oa]s?)',
  },
  fr: {
    and: 'et(?: puis| aussi| ensuite)?',
    asks: "(?:(?:a|de|en|avec|par|pour|dans|sur) )?(?:qui|que|qu'|quoi|ou|quand|pourquoi|comment|combien|quel(?:le)?s?)",
  },
}

const BETWEEN: Readonly<Record<Tongue, RegExp>> = {
  en: between(BEGINS.en),
  es: between(BEGINS.es),
  fr: between(BEGINS.fr),
  zh: /[?,、;.]\s*(?:那么?|而且|还有|并且|以及|又|另外)?/gu,
}

function between({ and, asks }: { readonly and: string; readonly asks: string }): RegExp {
  const begin = String.raw`(?=[¿ ]*${asks}(?:\b|(?<=')))`
  return new RegExp(String.raw`\?[\s¿]*(?:(?:${and})\b)?\s*|[,;]?\s+(?:${and})\s+${begin}`, 'gu')
}

/** Does a part ask on its own? */
const ASKS: Readonly<Record<Tongue, RegExp>> = {
  en: new RegExp(String.raw`^\W*(?:so |but )?(?:${BEGINS.en.asks}|did|does|do|was|were|is|are|has|had)\b`, 'u'),
  es: new RegExp(String.raw`(?:^|[¿,] ?)\W*(?:${BEGINS.es.asks})\b`, 'u'),
  fr: new RegExp(String.raw`^\W*(?:${BEGINS.fr.asks})(?:\b|(?<='))|\b(?:etait|fut|a-t-il|a-t-elle) (?:qui|ou)\b`, 'u'),
  zh: /谁|什么|哪|几|多少|多[久大高长远重]|为何|怎|如何|吗|有没有|是不是/u,
}

/** Said for somebody who was named before. */
const STANDS_FOR: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:he|she|him|her|his|hers|they|them|their|it)\b/u,
  es: /\b(?:el|ella|ellos|ellas|su|sus|le|les|lo|la)\b/u,
  fr: /\b(?:il|elle|ils|elles|son|sa|ses|lui|leur|l'a|l'ont)\b|(?<=\bl)'/u,
  zh: /[他她它]们?/u,
}

/** Two questions in one message, each as it may be asked alone; the second in several ways, the likeliest first. */
export type TwoQuestions = { readonly first: string; readonly seconds: readonly string[] }

/**
 * A message that asks two things, taken apart: 摩西活了多少岁，葬在哪里？ → 摩西活了多少岁 and 摩西葬在哪里; "Where was Paul born and how did he
 * die?" → the same of Paul. Undefined where only one thing is asked.
 */
export function twoQuestions(message: string, locale: Locale): TwoQuestions | undefined {
  const tongue = tongueOf(locale)
  const folded = fold(message)
  const { text } = folded
  const part = (start: number, end: number) => folded.original(start, end).trim()
  for (const match of text.matchAll(BETWEEN[tongue])) {
    step()
    const [end, start] = [match.index, match.index + match[0].length]
    const [one, other] = [text.slice(0, end), text.slice(start)]
    if (!ASKS[tongue].test(one) || !ASKS[tongue].test(other)) continue
    const first = part(0, end)
    const second = part(start, text.length).replace(/[?？\s]+$/u, '')
    return { first: `${first}?`, seconds: secondsOf(first, second, tongue).map((way) => `${way}?`) }
  }
  return undefined
}

/** The second question as it stands, about whom the first names, and as what is left of the first. */
function secondsOf(first: string, second: string, tongue: Tongue): string[] {
  const [name] = personsIn(first, tongue)
  const own = personsIn(second, tongue)
  const isOpen = own.length === 0 || STANDS_FOR[tongue].test(fold(second).text)
  const alone = own.length > 0 ? [second] : []
  if (name === undefined || own.includes(name)) return alone
  if (tongue === 'zh') {
    const about = STANDS_FOR.zh.test(second) ? second.replace(STANDS_FOR.zh, name) : `${name}${second}`
    return [...(isOpen ? [about] : []), ...alone]
  }
  const rest = first.replace(/^\W*\S+\s+/u, '')
  return [...(isOpen ? [`${second}, ${name}`] : []), ...alone, `${second}, ${rest}`]
}

function personsIn(words: string, tongue: Tongue): string[] {
  const { text, original } = fold(words)
  return findMentions(text, tongue, original)
    .filter(({ field }) => field === 'person' || field === 'place')
    .map(({ start, end }) => original(start, end).trim())
}
