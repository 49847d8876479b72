import { fromPatterns } from './special-cases/cue.ts'
import { TONGUES } from './tongue.ts'

/**
 * What a question wants to be told. Two questions with the same words may want different things; a sentence with all of a
 * question's words may not tell what it wants. `speech` is what somebody said, in their own words.
 */
const WANTED = ['reason', 'number', 'place', 'time', 'person', 'speech', 'meaning'] as const
export type Wanted = (typeof WANTED)[number]

/** Where a sentence is told by a capital letter, capitals count. */
const BY_CAPITALS: ReadonlySet<Wanted> = new Set(['person', 'speech'])

/**
 * How a question asks for each, by what words it may ask that may also join, and how a sentence looks that tells it. All languages
 * are tried, for questions mix them.
 */
const kinds = fromPatterns('wanted', (under) => {
  const anyWay = (head: string, flags: string): RegExp => {
    const found = under(head)
    const sources = TONGUES.flatMap((tongue) => found[tongue].flatMap(({ needed }) => needed))
    return new RegExp(sources.length > 0 ? sources.join('|') : '(?!)', flags)
  }
  return WANTED.map((kind) => ({
    kind,
    asks: anyWay(`${kind} asks`, 'iu'),
    may: anyWay(`${kind} may`, 'iu'),
    tells: anyWay(`${kind} tells`, BY_CAPITALS.has(kind) ? 'u' : 'iu'),
  }))
})
const kindOf = (kind: Wanted) => kinds().find((one) => one.kind === kind)!

const earliest = (question: string, how: 'asks' | 'may'): Wanted | undefined =>
  kinds()
    .map(({ kind, ...patterns }) => ({ kind, at: question.search(patterns[how]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.kind

/**
 * 耶稣为什么哭了？ → reason; "How old was Noah?" → number; "Which king saw a hand?" → person; what asks for none of
 * these → undefined. Of two that are asked the first; what may ask and may join asks only where nothing else does.
 */
export function wantedBy(question: string): Wanted | undefined {
  if (kindOf('meaning').asks.test(question) && !kindOf('reason').asks.test(question)) return 'meaning'
  const asked = earliest(question, 'asks')
  // What the Bible says is asked of any matter.
  if (asked === 'speech' && BIBLE.test(question)) return undefined
  return asked ?? (ASKS_ELSE.test(question) ? undefined : earliest(question, 'may'))
}

const BIBLE = /\b(?:bible|biblia|scriptures?|escrituras?|[eé]critures?)\b|圣经|聖經|经上|經上/iu

/** What happened, what somebody did, how it came about: it asks, though for nothing that a sentence shows. */
const ASKS_ELSE =
  /\b(?:what|how|which|tell)\b|\b(?:qué|cómo)(?!\p{L})|^que\b|\bqu['’]est-ce|\b(?:quoi|comment)\b|什[么麼]|啥|怎/iu

/** Does a question ask by a word that can do nothing else, wherever it stands? */
export const asksPlainly = (question: string): boolean => earliest(question, 'asks') !== undefined

/** References in brackets are no numbers that answer. */
const ASIDE = /[（(][^（()）]*[）)]/g

/** Does a sentence look as if it told that? 「只因见风甚大，就害怕」 tells a reason, 「耶稣抬头一看」 none. */
export const tells = (wanted: Wanted | undefined, sentence: string): boolean =>
  wanted === undefined || kindOf(wanted).tells.test(sentence.replace(ASIDE, ''))
