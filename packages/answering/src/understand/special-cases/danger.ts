import { TONGUES, type Tongue } from '../tongue.ts'
import { fromPatterns, onlyUnder, recogniser } from './cue.ts'
import { type Script, scriptOf, soundOf } from './danger-model.ts'
import { DANGERS, findSigns, type NamedDanger, type Sign, withoutIdioms } from './signs.ts'

export { DANGERS }

/** `unnamed`: someone sounds in danger, and no sign says of what. */
export type Danger = NamedDanger | 'unnamed'

/** What is said outright, and by what a story is known, told in the third person and the past. */
const outright = fromPatterns('danger', (under) => ({
  danger: recogniser(DANGERS.map((id) => ({ id, cues: under(id) }))),
  story: onlyUnder(under, 'story'),
}))

const FIRST_PERSON: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:i|i'm|im|me|my|myself)\b/,
  es: /\b(?:yo|me|mi|mis|quiero|estoy|tengo|soy|voy|puedo)\b/,
  fr: /\b(?:(?:je|me|moi|mon|ma|mes)\b|[jm]')/,
  zh: /我/,
}

/** Whoever says « tell me where they are listed » asks, and speaks of nobody's self. « Help me » is another matter. */
const REQUEST =
  /\b(?:tell|show|remind|teach) me\b(?! (?:why|how) i\b)|\b(?:dis|dites|parle[sz]?|racontez?|expliquez?|rappellez?|montrez?)[- ]moi\b|告诉我(?!该|怎么|我)|(?:给|跟)我(?:讲|介绍|列|说说)/g

/** Signs that weigh only beside another: who, when and with what purpose mean nothing without what is wished or done. */
const BESIDE: ReadonlySet<string> = new Set(
  'who minor secret now after relief ready other will when watch hiding recovered remedy again tale topic bible'.split(
    ' ',
  ),
)

/** Points of what is said outright, from which on a person is answered as one in danger, and from which on with a word of care. */
const OUTRIGHT = 4
const ENOUGH = 4
const DOUBTFUL = 3

/** The strongest sign of each facet, added up; nothing where no sign stands by itself. */
function add(signs: readonly Sign[]): number {
  const facets = new Map<string, number>()
  for (const { facet, points } of signs) facets.set(facet, Math.max(points, facets.get(facet) ?? 0))
  const stands = signs.some(({ facet, points }) => points > 1 && !BESIDE.has(facet))
  return stands ? [...facets.values()].reduce((sum, points) => sum + points, 0) : 0
}

/** What speaks for or against every danger: stories, sermons, isHarsh long healed; `again` takes healing back. */
function leaning(signs: readonly Sign[]): number {
  const again = signs.some(({ facet }) => facet === 'again')
  return signs
    .filter(({ danger, facet }) => danger === 'any' && !(again && facet === 'recovered') && facet !== 'again')
    .reduce((sum, { points }) => sum + points, 0)
}

type Weights = Readonly<Record<NamedDanger, number>>

/** How much of a folded text tells of each danger, in one language. A child's danger is an adult's with a child in it. */
function weigh(text: string, tongue: Tongue): Weights {
  const read = withoutIdioms(text, tongue)
  const said = outright().danger(read, tongue)
  const signs = findSigns(read, tongue)
  const lean = leaning(signs)
  const of = (...dangers: NamedDanger[]): Sign[] =>
    signs.filter((sign) => dangers.some((danger) => danger === sign.danger))
  const total = (danger: NamedDanger, found: readonly Sign[]): number =>
    Math.max(add(found), said === danger ? OUTRIGHT : 0) + lean
  const young = of('child').some(({ facet }) => facet === 'minor' || facet === 'mark')
  return {
    'self-harm': total('self-harm', of('self-harm')),
    abuse: total('abuse', of('abuse')),
    child: young || said === 'child' ? total('child', of('abuse', 'child')) : lean,
    violence: total('violence', of('violence')),
  }
}

/** Where two weigh the same, the one before: a child cannot wait, and who would hurt another is not comforted as the one hurt. */
const FIRST = ['child', 'self-harm', 'violence', 'abuse'] as const satisfies readonly NamedDanger[]

type Weighed = { readonly danger: NamedDanger; readonly points: number }

function heaviest(weights: Weights): Weighed {
  const danger = FIRST.reduce((most, one) => (weights[one] > weights[most] ? one : most))
  return { danger, points: weights[danger] }
}

const isStory = (text: string, tongue: Tongue): boolean =>
  outright().story[tongue].test(text) && !FIRST_PERSON[tongue].test(text)

/** Somebody speaks of themselves or their own; who asks why the two on the road did not know him does not. */
export const isOwn = (text: string, tongues: readonly Tongue[] = TONGUES): boolean => {
  const told = text.replace(REQUEST, ' ')
  return tongues.some((tongue) => FIRST_PERSON[tongue].test(told))
}

const HAN = /\p{Script=Han}/u
const LATIN = /[a-z]{3}/

/** Only languages are asked whose letters a text has. */
const tonguesOf = (text: string): readonly Tongue[] =>
  TONGUES.filter((tongue) => (tongue === 'zh' ? HAN : LATIN).test(text))

/** What the signs of one language weigh; nothing where a story is told. */
function weighSigns(text: string): Weighed {
  const weighed = tonguesOf(text)
    .filter((tongue) => !isStory(text, tongue))
    .map((tongue) => heaviest(weigh(text, tongue)))
    .sort((a, b) => b.points - a.points)
  return weighed[0] ?? { danger: 'self-harm', points: 0 }
}

/**
 * How much a point for danger and a point against it are worth beside the sound of the whole; from which sum on a person is
 * answered as one in danger, and from which on with a word of care. All these were chosen by what `evals/danger/train.ts`
 * prints of phrases the model had not learned from; the sets of `evals/danger.ts` only measure them.
 */
const POINT = 0.3
const POINT_AGAINST = 1
const SOUNDS_SURE = 0.5
const SOUNDS_DOUBTFUL = 0
/** So much where no sign speaks for it: a wrong alarm puts help lines before an everyday question. */
const ALONE: Readonly<Record<Script, { readonly sure: number; readonly doubtful: number }>> = {
  han: { sure: 1, doubtful: -0.3 },
  latin: { sure: 1, doubtful: -0.5 },
}
/** Signs are enough unless the whole sounds as calm as this: `我要杀了我家的猫，哈哈` gets a word of care only. */
const SOUNDS_HARMLESS = -0.5
/** So much more where somebody of the Bible is asked about, a saying, or what to read at a funeral. */
const OF_THE_BIBLE = 1.5
const ASKS_OF_IT =
  /\b(?:tell me about|who (?:is|was|were)|hablame (?:del?|sobre)|quien(?:es)? (?:es|fue|era|son|eran|fueron)|parle[- ]moi d(?:es?|u|')|qui (?:est|etait))\b|说[:：]?["“「]|\b(?:funeral|velorio|entierro|obseques|enterrement)\b.*\b(?:verses?|versiculos?|versets?)\b|(?:追思|葬礼|丧礼).*(?:经文|哪)/

/** Words around a saying that ask what it means. */
const ASKS_MEANING =
  /\b(?:mean(?:s|ing)?|what does|understand|significa|quiere decir|entiendo|veut dire|signifie|comprends?)\b|意思|不懂|不明白|怎么解|怎么理解/

const SAYING = /["“「][^"”」]{4,}["”」]/g

/** The words of a verse that somebody looks for are no cry: 哪里说“压伤的芦苇，他不折断”. What is told of oneself is heard whole. */
function withoutSayings(text: string): string {
  const own = text.replace(SAYING, ' ')
  return isOwn(own) && !(own !== text && ASKS_MEANING.test(own)) ? text : own
}

/** Below this, few signs make up for the calm of the whole. */
const SOUNDS_QUIET = -1
/** What sounds as calm as this is not taken for more on the word of doubtful signs: `a bruised reed he will not break`. */
const SOUNDS_CALM = -2

/** A word or two tells little by its sound alone (`despair`, `mensonge`): without a sign it must be quite plain. */
const SHORTEST = 12
const SHORT = 24
const PLAIN = 2.5

/** Chinese leaves the pronoun out, but seldom where so much is told: without one it must be as plain as this. */
const PLAIN_ALONE = 1.5

/** From here on a sign, though it is not enough by itself, says what kind of help comes first. */
const NAMING = 2

/** Of a text longer than so many letters only some stretches are read for signs, which would take too long over the whole. */
const LONG = 1600
const STRETCH = 320
const LOUDEST = 3

/**
 * A long text's beginning and end, where people say who they are and what they ask, and between them what sounds most like
 * danger. Stretches overlap by half, so that no cry is cut in two.
 */
function gistOf(text: string): string {
  if (text.length <= LONG) return text
  const step = STRETCH / 2
  const starts = Array.from({ length: Math.ceil(text.length / step) - 1 }, (_, i) => i * step)
  const sounds = starts.map((start) => soundOf(text.slice(start, start + STRETCH)))
  const loudest = starts.map((_, i) => i).sort((a, b) => sounds[b]! - sounds[a]!)
  const read = new Set([0, starts.length - 1, ...loudest.slice(0, LOUDEST)])
  return starts
    .filter((_, i) => read.has(i))
    .map((start) => text.slice(start, start + STRETCH))
    .join('\n')
}

/** What a stretch cuts off at its ends is no sentence: 我. */
const SCRAP = 4

const SENTENCE_END = /(?<=[.!?。！？\n])/u

/** How a text sounds without the ways of speaking in which nobody dies. */
export const soundOfPlain = (text: string, hear = soundOf): number => hear(tonguesOf(text).reduce(withoutIdioms, text))

/** A text that is listened to: the points of its signs, how it sounds, and how much more of both is wanted of it. */
type Read = { readonly text: string; readonly points: number; readonly sound: number; readonly further: number }

const sumOf = ({ points, sound }: Read): number =>
  sound < SOUNDS_QUIET ? sound : sound + (points < 0 ? POINT_AGAINST : POINT) * points

/** Without a sign, and too few words to go by their sound. */
const tellsLittle = ({ text, points, sound }: Read, most: number): boolean =>
  points <= 0 && LATIN.test(text) && text.length < most && sound < PLAIN

function isInDanger(read: Read): boolean {
  const { text, points, sound, further } = read
  if (points >= ENOUGH && sound > SOUNDS_HARMLESS) return true
  const sure = (points > 0 ? SOUNDS_SURE : ALONE[scriptOf(text)].sure) + further
  if (sumOf(read) < sure || tellsLittle(read, SHORT)) return false
  return points > 0 || isOwn(text) || (HAN.test(text) && sound >= PLAIN_ALONE)
}

function mayBeInDanger(read: Read): boolean {
  const { text, points, sound, further } = read
  if (points >= ENOUGH || (points >= DOUBTFUL && sound > SOUNDS_CALM)) return true
  if (tellsLittle(read, SHORTEST)) return false
  if (points > 0) return sumOf(read) >= SOUNDS_DOUBTFUL
  return sumOf(read) >= ALONE[scriptOf(text)].doubtful + further && isOwn(text)
}

/** How the loudest sentence sounds: what one says in a long letter, the calm ones around it must not drown. */
function loudest(whole: string, text: string, hear: typeof soundOf): number {
  const sentences = whole.length > LONG ? text.split(SENTENCE_END).filter(({ length }) => length >= SCRAP) : []
  return Math.max(...[text, ...sentences].map((part) => soundOfPlain(part, hear)))
}

/** What a person is in danger of, and how surely. */
type Heard = { readonly danger: Danger; readonly isSure: boolean }

/**
 * What a person is in danger of, in whatever language it is said: `no quiero vivir mas` → self-harm, `丈夫打我` → abuse; not
 * sure where it may only be meant (`i feel like giving up on everything`). What no sign names but sounds like it as a whole is
 * `unnamed`. A story told in the third person (`why did judas kill himself`) is none. `hear` is another model, to be tried out.
 */
export function findDanger(whole: string, hear = soundOf): Heard | undefined {
  const text = gistOf(withoutSayings(whole))
  const { danger, points } = weighSigns(text)
  const isOnSaying = text !== whole && ASKS_MEANING.test(text)
  const further = isOnSaying || ASKS_OF_IT.test(text) ? OF_THE_BIBLE : 0
  const read = { text, points, sound: loudest(whole, text, hear), further }
  const isSure = isInDanger(read)
  if (!isSure && !mayBeInDanger(read)) return undefined
  return { danger: points >= NAMING ? danger : 'unnamed', isSure }
}

const SUICIDE =
  /\bsuicid(?:e|es|io|ios|arse)\b|\b(?:kill(?:ed|s)?|hang(?:ed)?) (?:himself|herself|themselves)\b|\bquitarse la vida\b|\bse (?:suicid|mat|pend|ahorc)\w+|自杀|轻生|自尽/

/** A question about suicide that is not a cry for help still deserves a number beside its answer: no story's person is named. */
export function asksAboutSuicide(text: string): boolean {
  return SUICIDE.test(text) && !TONGUES.some((tongue) => outright().story[tongue].test(text))
}
