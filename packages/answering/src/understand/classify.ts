import { step } from '../work.ts'
import { asks } from './asks.ts'
import type { Folded } from './fold.ts'
import type { Intent } from './intent.ts'
import { findMentions, type Mention } from './lexicon/lexicon.ts'
import type { Tongue } from './tongue.ts'
import { waysOf } from './ways-of-asking.ts'

/** A run of the folded text. */
export type Span = { readonly start: number; readonly end: number }

export type Classified = {
  readonly intent: Intent
  /** No frame fitted: the intent is a guess from what is named. */
  readonly guessed: boolean
  readonly about?: Span
  readonly sides?: readonly [Span, Span]
  readonly wording?: Span
  readonly mentions: readonly Mention[]
}

/** Where the question itself begins, after "Hi, can you tell me". */
export function startOfQuestion(text: string, tongue: Tongue): number {
  let start = 0
  for (let i = 0; i < 4; i++) {
    const lead = waysOf(tongue).lead.exec(text.slice(start))
    // A lead that is all there is was no lead ("Hello!").
    if (!lead || start + lead[0].length >= text.trimEnd().length) return start
    start += lead[0].length
  }
  return start
}

/** Words that stand in quotation marks; an apostrophe pair counts where it encloses more than one word. */
function findQuoted(text: string): Span | undefined {
  const match = /"([^"]{2,})"/.exec(text) ?? /(?<![a-z])'([^']* [^']*)'(?![a-z])/.exec(text)
  if (!match?.[1]) return undefined
  const start = match.index + 1
  return { start, end: start + match[1].length }
}

const MEANING_OF: Readonly<Record<Mention['field'], Intent>> = {
  saying: 'explain',
  person: 'person',
  place: 'place',
  doctrine: 'doctrine',
  background: 'background',
  theme: 'topic',
}

function guess(text: string, tongue: Tongue, mentions: readonly Mention[], quoted: Span | undefined): Intent {
  const isAsked = asks(text, tongue)
  if (quoted) return isAsked ? 'explain' : 'find'
  const fields = new Set(mentions.map((mention) => mention.field))
  const sure = (['saying', 'doctrine', 'background'] as const).find((field) => fields.has(field))
  if (sure) return MEANING_OF[sure]
  if (waysOf(tongue).ownLife.test(text)) return 'practical'
  const said = isAsked ? undefined : guessSaid(text, tongue, mentions)
  if (said) return said
  const named = (['person', 'place', 'theme'] as const).find((field) => fields.has(field))
  if (named === undefined) return 'topic'
  return isAsked && named === 'person' ? 'event' : MEANING_OF[named]
}

/** What asks nothing names somebody by what is told of them, or is most often, as a whole sentence, a verse half remembered. */
function guessSaid(text: string, tongue: Tongue, mentions: readonly Mention[]): Intent | undefined {
  const words = tongue === 'zh' ? text.replace(/[^\p{Script=Han}]/gu, '').length / 2 : text.split(/\s+/).length
  if (words <= 8 && waysOf(tongue).naming.test(text)) return 'event'
  const begins = mentions.some(({ field, start }) => field === 'person' && text.search(/[\p{L}]/u) === start)
  return words >= 5 && !begins ? 'find' : undefined
}

/** A long letter is not read whole for its frame: what it asks stands at its end, or else at its beginning. */
const LONGEST = 400

function findAsking(text: string, from: number): Span {
  if (text.length - from <= LONGEST) return { start: from, end: text.length }
  const tail = text.slice(-LONGEST)
  if (!tail.includes('?')) return { start: from, end: from + LONGEST }
  const sentence = tail.search(/[.!?]\s*\S/)
  return { start: text.length - LONGEST + (sentence < 0 ? 0 : sentence + 1), end: text.length }
}

/** What a frame names of a question: what it is about, the two sides of a comparison, the words to find. */
function partsOf(match: RegExpExecArray, from: number) {
  const span = (name: string): Span | undefined => {
    const at = match.indices?.groups?.[name]
    return at && { start: at[0] + from, end: at[1] + from }
  }
  const [a, b] = [span('a'), span('b')]
  return { about: span('x'), sides: a && b && ([a, b] as const), found: span('q') }
}

/** Intents whose patterns look into quotation marks. */
const ABOUT_WORDING: ReadonlySet<Intent> = new Set(['find', 'explain', 'doctrine', 'background'])

/**
 * What a question is after, from its wording alone.
 * `why did cain kill his brother` → event; `what does the bible say about anger` → topic, about `anger`;
 * `"an eye for an eye" is that in the bible` → find, wording `an eye for an eye`. `text`: the folded one with its references blanked.
 */
export function classify(folded: Folded, tongue: Tongue, text: string = folded.text): Classified {
  const ways = waysOf(tongue)
  const { start: from, end } = findAsking(text, startOfQuestion(text, tongue))
  const body = text.slice(from, end).trimEnd()
  const mentions = findMentions(text, tongue, folded.original)
  const quoted = findQuoted(text)
  const wording = quoted ? { wording: quoted } : {}
  const named = mentions.some(({ field }) => field === 'person' || field === 'place')
  // What stands in quotation marks is asked about, it does not ask: "my church" in a quoted verse is no one's congregation.
  const unquoted = body.replace(/"[^"]*"/g, (part) => `"${' '.repeat(part.length - 2)}"`)
  for (const { intent, patternFor } of ways.frames) {
    step()
    const match = patternFor(body).exec(ABOUT_WORDING.has(intent) ? body : unquoted)
    if (!match) continue
    const isOwnLife = intent === 'event' && !named && ways.ownLife.test(unquoted)
    const { about, sides, found } = partsOf(match, from)
    return {
      intent: isOwnLife ? 'practical' : intent,
      guessed: false,
      mentions,
      ...(about && { about }),
      ...(sides && { sides }),
      ...wording,
      ...(intent === 'find' && !quoted && found && { wording: found }),
    }
  }
  const intent = guess(body, tongue, mentions, quoted)
  // A sentence taken for a verse is only said to stand there where its words do.
  const whole = intent === 'find' && !quoted ? { wording: { start: from, end: from + body.length } } : {}
  return { intent, guessed: true, mentions, ...wording, ...whole }
}
