import type { Classified } from './classify.ts'
import type { Folded } from './fold.ts'
import type { Intent } from './intent.ts'
import { findMentions, type Mention } from './lexicon/lexicon.ts'
import { isOwn } from './special-cases/danger.ts'
import type { Tongue } from './tongue.ts'
import { type Wanted, wantedBy } from './wanted.ts'

/** What is asked with these stands in a story; why somebody wants to die may be asked of a friend of that name. */
const OF_A_STORY: ReadonlySet<Wanted | undefined> = new Set(['place', 'number', 'person', 'time', 'speech'])

/** Of the folded text. */
const WHAT_HAPPENED =
  /\bwhat (?:did|happened)\b|\bque (?:hizo|hicieron|paso)\b|\bqu'(?:a|ont|est-ce que?)\b.*\bfait\b|\b(?:a fait|avait \p{L}+|s'est passe|est arrive) quoi\b|[做干发][了生].{0,4}(?:什么|啥)|做了哪|怎么样了/u

/**
 * Is something of the Bible's stories asked, though it sounds like danger? Where little Joash was hidden, and how long
 * she bled before she touched Jesus, is no cry for help. Why somebody did it is asked of a story only where the words
 * of danger leave room for it (`isPlain` where they don't).
 */
export function asksOfTold({ text, original }: Folded, tongue: Tongue, isPlain: boolean): boolean {
  const wanted = wantedBy(original(0, text.length))
  const isOfStory = OF_A_STORY.has(wanted) || WHAT_HAPPENED.test(text) || (wanted === 'reason' && !isPlain)
  if (!isOfStory || isOwn(text)) return false
  return findMentions(text, tongue, original).some(({ field }) => field === 'person')
}

/** Intents that a word may have brought about, though it is asked of somebody: 犹大死后…补上的是谁, "…who got his place". */
const BY_A_WORD: ReadonlySet<Intent> = new Set(['doctrine', 'background', 'thing', 'topic'])
const ON_WRITING = /[写寫]|\b(?:write|wrote|written|writing|gospel|escrib|evangelio|ecrit|evangile)/

/** He is named in questions of every kind. */
const JESUS = /^(?:jesus|christ|cristo|耶稣|基督)/

/** What a word named may have an intent guessed for, though something is told of it: the nets cast after the resurrection. */
const BY_WHAT_IS_NAMED: ReadonlySet<Intent> = new Set([...BY_A_WORD, 'find', 'explain'])

/** Of the question as it was written: it happened once. */
const IS_PAST = new RegExp(
  [
    String.raw`\b(?:did|was|were|had|got|went|came|took|gave|told|said|made|brought|left|found|sent|kept|ate|fell|built|became|saw|met|\p{L}{2,}ed)\b`,
    String.raw`(?<!\p{L})(?:fue|fueron|era|eran|hizo|hicieron|dijo|dijeron|\p{L}{3,}(?:ó|aron|ieron|aba|aban|ían?))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:fut|furent|étai(?:t|ent)|avai(?:t|ent)|(?:a|ont|est|sont)(?:-t-(?:il|elle|on))? \p{L}*(?:é|ée|és|ées|i|is|it|u|us|ert)|\p{L}{3,}(?<!\bf|parf|souh)ai(?:t|ent))(?!\p{L})`,
    '了(?!解)|[过過](?!犯)|[当當][时時]|[后後][来來]|那次|那位|那[个個]|的[时時]候|[之以][后後]|一共',
  ].join('|'),
  'iu',
)

/**
 * Why somebody of the Bible did something, what was said to them, who did it to them, a story tells, whatever else a word of
 * the question may have it taken for. `text`: the folded one with its references blanked.
 */
export function asksOfStory({ intent, guessed, mentions }: Classified, question: string, text: string): boolean {
  const wanted = wantedBy(question)
  // Whose wife left him, and who prayed for more land, is nobody's own life.
  if (intent === 'practical') return wanted === 'person' && !isOwn(text)
  const asks = OF_A_STORY.has(wanted) || WHAT_HAPPENED.test(text)
  if (guessed && asks && BY_WHAT_IS_NAMED.has(intent) && IS_PAST.test(question)) {
    return !ON_WRITING.test(text) && !isOwn(text)
  }
  if (!BY_A_WORD.has(intent) && !(intent === 'find' && guessed)) return false
  if (!(asks || wanted === 'reason') || ON_WRITING.test(text)) return false
  const isBySpeech = wanted === 'speech' ? BY_SPEECH.get(intent) : undefined
  return isBySpeech ?? mentions.some(isSomebody)
}

/** What James says about the tongue is a matter, and no story; what a thing that speaks said is one. */
const BY_SPEECH: ReadonlyMap<Intent, boolean> = new Map([
  ['topic', false],
  ['thing', true],
])

const isSomebody = ({ field, word }: Mention): boolean => field === 'person' && !JESUS.test(word)
