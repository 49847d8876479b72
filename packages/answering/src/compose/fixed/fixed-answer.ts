import { languageOf } from '@berea/knowledge'
import {
  bookName,
  formatList,
  isProblem,
  type Locale,
  lastVerse,
  nameOfChapter,
  type Passage,
  parseUsfm,
  writtenNumbering,
} from '@berea/scripture'
import type { Understood, WrongReference } from '../../understand/question.ts'
import { correctionOf } from '../../understand/special-cases/corrections.ts'
import type { Danger } from '../../understand/special-cases/danger.ts'
import type { Outside } from '../../understand/special-cases/outside.ts'
import { choose } from '../choose.ts'
import { joined } from '../language.ts'
import { formsOf } from '../sentences.ts'
import { TYPOGRAPHY } from '../typography.ts'
import { withCallLinks } from './call-links.ts'
import { type HelpKind, helplinesOf, numbersAbroad } from './helplines.ts'

/** An answer that needs no search. `cite` is for the composer to quote from the reader's edition, after the paragraphs. */
export type FixedAnswer = {
  readonly paragraphs: readonly { readonly text: string }[]
  readonly cite: readonly Passage[]
}

/** A sentence that is said at once; of several forms the one that the seed chooses. */
const say = (id: string, locale: Locale, words: readonly string[] = [], seed = ''): string =>
  choose(formsOf(id, locale), seed)(...words)

/** A short word for the one in danger, never a sermon: one or two verses. */
const WORDS: Readonly<Record<Danger, string>> = {
  'self-harm': 'PSA 34:18; ROM 8:38-39',
  abuse: 'PSA 9:9',
  child: 'MAT 18:5-6',
  violence: 'ROM 12:19-21',
  unnamed: 'PSA 34:17-18',
}

/** `PSA 34:18; ROM 8:38-39` → its passages. The table above holds only places that exist: anything else is our own mistake. */
function readPlaces(places: string): Passage[] {
  return places.split('; ').map((place) => {
    const passage = parseUsfm(place)
    if (isProblem(passage)) throw new Error(`no such place: ${place}`)
    return passage
  })
}

/** Who is to be called: the emergency number first, then the lines that bear on the danger. */
const CALLED: Readonly<Record<Danger, readonly HelpKind[]>> = {
  'self-harm': ['emergency', 'crisis'],
  abuse: ['emergency', 'abuse'],
  child: ['emergency', 'child'],
  violence: ['emergency', 'crisis', 'abuse'],
  unnamed: ['emergency', 'crisis', 'abuse', 'child'],
}

/**
 * The lines that bear on a danger, as one sentence. Where no country is configured, each number has its country beside it, and
 * the way to find one's own comes last: nobody in Kenya is told to call 911.
 */
function helpFor(danger: Danger, locale: Locale, region?: string): string {
  const { comma, stop, semicolon } = TYPOGRAPHY[locale]
  const lines = helplinesOf(region)
  const called = (kind: HelpKind): string[] => {
    if (lines) return lines[kind] ? [`**${lines[kind]}**`] : []
    const abroad = numbersAbroad(locale, kind).map(({ number, countries }) =>
      say('help-within', locale, [`**${number}**`, countries.join(comma)]),
    )
    return abroad.length > 0 ? [abroad.join(comma)] : []
  }
  const parts = CALLED[danger].flatMap((kind) => called(kind).map((number) => say(`help-${kind}`, locale, [number])))
  const all = lines ? parts : [...parts, say('help-elsewhere', locale)]
  return withCallLinks(`${all.join(semicolon)}${stop}`)
}

const joinWords = (locale: Locale, ...texts: string[]): string => texts.join(locale.startsWith('zh') ? '' : ' ')

function dangerAnswer(danger: Danger, locale: Locale, region?: string): FixedAnswer {
  const [warm, now, word] = ['warm', 'now', 'word'].map((part) => say(`danger-${danger}-${part}`, locale))
  const texts = [joinWords(locale, warm!, helpFor(danger, locale, region)), now!, word!]
  return { paragraphs: texts.map((text) => ({ text })), cite: readPlaces(WORDS[danger]) }
}

/** Three questions to begin with, beginning at a place that the seed chooses. */
export function suggest(locale: Locale, seed: string, count = 3): string[] {
  const all = formsOf('suggestions', locale).map((form) => form())
  const start = choose([...all.keys()], seed)
  return Array.from({ length: count }, (_, i) => all[(start + i) % all.length]!)
}

/** 提多书 4 → 提多书第 4 章；诗篇 163 → 诗篇第 163 篇; elsewhere as it is. */
const asChapter = (place: string, locale: Locale): string =>
  locale.startsWith('zh') ? place.replace(/ (\d+)$/u, (_, chapter) => `第 ${chapter} ${unitOf(place)}`) : place
const unitOf = (name: string): string => (/[诗詩]篇|[圣聖][咏詠]/u.test(name) ? '篇' : '章')

/** One sentence for each place that does not exist: which chapters, verses or books there are. */
export function noSuchPlace(wrong: WrongReference, { locale, question }: Understood): string {
  if (wrong.problem === 'no-such-book') {
    const nearest =
      wrong.nearest.length > 0 ? [say('wrong-nearest', locale, [joined(wrong.nearest, locale, 'or')])] : []
    return joinWords(locale, say('wrong-book', locale, [wrong.asked]), ...nearest)
  }
  const names = { tradition: question.tradition }
  const { book, chapter, verse } = wrong.asked
  const name = `${nameOfChapter(book, locale, names)} ${chapter}`
  const asked = asChapter(name, locale)
  if (wrong.problem === 'no-such-verse') {
    const place = `${name}${locale === 'fr-fr' ? '.' : ':'}${verse}`
    return say('wrong-verse', locale, [place, asked, String(wrong.lastVerse)])
  }
  const whole = bookName(book, locale, names)
  if (wrong.lastChapter === 1) return say('wrong-only-chapter', locale, [asked, whole, String(lastVerse(book, 1))])
  return say('wrong-chapter', locale, [asked, whole, String(wrong.lastChapter), unitOf(whole)])
}

const listed = (places: readonly Passage[], { locale, question: { tradition } }: Understood): string =>
  formatList(places, { locale, tradition, numbering: writtenNumbering(locale, tradition) })

function unwrittenAnswer(id: string, understood: Understood): FixedAnswer {
  const { locale, question } = understood
  const { teaching = false, note, verses } = correctionOf(id, 'unwritten')
  const first = say(`unwritten-${teaching ? 'teaching' : 'saying'}`, locale, [], question.text)
  const cite = verses.flatMap(readPlaces)
  const places = cite.length > 0 ? [say('unwritten-near', locale, [listed(cite, understood)])] : []
  const text = joinWords(locale, first, ...(note ? [note[languageOf(locale)]] : []), ...places)
  return { paragraphs: [{ text }], cite }
}

function namelessAnswer(id: string, understood: Understood): FixedAnswer {
  const { locale, question } = understood
  const cite = correctionOf(id, 'unnamed').verses.flatMap(readPlaces)
  const where = cite.length > 0 ? [say('nameless-told', locale, [listed(cite, understood)])] : []
  const text = joinWords(locale, say('nameless-unnamed', locale, [], question.text), ...where)
  return { paragraphs: [{ text }], cite }
}

function wrongAnswer(understood: Understood): FixedAnswer {
  const [, id] = understood.matter?.split('.') ?? []
  const said = understood.matter?.startsWith('nothing.') && id ? unwrittenAnswer(id, understood) : undefined
  const texts = understood.wrong.map((wrong) => ({ text: noSuchPlace(wrong, understood) }))
  return {
    paragraphs: [...texts, ...(said?.paragraphs ?? [])],
    cite: [],
  }
}

/** What is not Berea's business and has a sentence of its own. */
const OUTSIDE_NAMED: ReadonlySet<string> = new Set(['medicine', 'politics', 'jailbreak', 'private'] satisfies Outside[])

/**
 * The answer where none has to be looked for: danger, small talk, what is not Berea's business, places that do not exist, sayings that are
 * not in the Bible, false premises. Anything else: undefined. `region`: an ISO country, for the helplines; else countries are named.
 * Titus 4:7 → "There is no Titus 4: Titus ends with chapter 3."
 */
export function fixedAnswer(
  understood: Understood,
  { region }: { readonly region?: string } = {},
): FixedAnswer | undefined {
  const { locale, question, wrong, passages, matter = '' } = understood
  const [kind, id = ''] = matter.split('.')
  if (kind === 'danger') return dangerAnswer(id as Danger, locale, region)
  if (wrong.length > 0 && passages.length === 0) return wrongAnswer(understood)
  const at = (sentence: string): FixedAnswer => ({
    paragraphs: [{ text: say(sentence, locale, [], question.text) }],
    cite: [],
  })
  if (kind === 'talk') return at(`talk-${id}`)
  if (kind === 'outside') return at(OUTSIDE_NAMED.has(id) ? `outside-${id}` : 'outside-any')
  if (kind === 'nameless') return namelessAnswer(id, understood)
  if (kind === 'nothing') return unwrittenAnswer(id, understood)
  if (kind === 'premise') {
    const { verses, says } = correctionOf(id, 'not-so')
    return { paragraphs: [{ text: says[languageOf(locale)] }], cite: verses.flatMap(readPlaces) }
  }
  return undefined
}

/** Beside an ordinary answer the numbers don't shout. */
const withoutMarks = (text: string): string => text.replaceAll('**', '')

/**
 * A line to set beside an answer: whom to call, should a question about suicide be more than a question (`care.suicide`), or
 * where a danger may be meant (`care.abuse`).
 */
export function careNote(
  { locale, matter }: Understood,
  { region }: { readonly region?: string } = {},
): string | undefined {
  const [kind, id = ''] = matter?.split('.') ?? []
  if (kind !== 'care') return undefined
  if (id === 'suicide') return say('care', locale, [withoutMarks(helpFor('self-harm', locale, region))])
  // What no sign names may be nothing: the first lines are enough, and the answer is not far below them.
  const danger = id === 'unnamed' ? 'self-harm' : (id as Danger)
  return say('worry', locale, [withoutMarks(helpFor(danger, locale, region))])
}
