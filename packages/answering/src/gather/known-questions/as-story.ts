import { asks } from '../../understand/asks.ts'
import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import type { Understood } from '../../understand/question.ts'
import { isOwn } from '../../understand/special-cases/danger.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { rowsIn } from './known-questions.ts'
import { asking, matched, rowsFor } from './rows.ts'

/** So many groups of a row's words, or one beside somebody of the Bible, which take up this share of what is said, tell a story that is known. */
const GROUPS = 2
const SHARE: Readonly<Record<'han' | 'latin', number>> = { han: 0.25, latin: 0.12 }

/** What somebody is said to have said: its « me » is not the reader's ("Why did Jesus say do not touch me?"). */
const SAID =
  /(?<=\b(?:why|what|when|where|how) (?:did|does|do|would) [\w ]{2,30}?(?:say|tell|ask|mean)\b).*|(?<=\b(?:por que|que|cuando|a quien)\b.{0,20}\b(?:dijo|dice|pidio)\b).*|(?<=\b(?:pourquoi|que|quand|a qui)\b.{0,24}\b(?:dit|dit-il|demande)\b).*|(?<=(?:为什么|为何|怎么).{0,14}[说问叫]).*/su

/**
 * A story of the Bible that sounds like danger, for what it is: 那个听道听睡着从窗户掉下去的小伙子后来活过来没 asks after Eutychus.
 * Never what somebody tells of themselves, nor what is told and not asked: Chinese says « I » seldom.
 */
export function asStory(understood: Understood): Understood {
  const { question, locale } = understood
  const { text } = fold(question.text)
  const tongue = tongueOf(locale)
  const isAsked = !isOwn(text.replace(SAID, ' '), [tongue]) && asks(text, tongue)
  if (!soundsLikeDanger(understood) || !isAsked || !tellsStory(understood)) return understood
  const { matter: _danger, ...told } = understood
  return { ...told, intent: understood.intent === 'danger' ? 'event' : understood.intent }
}

export const soundsLikeDanger = ({ matter = '' }: Understood): boolean => /^(?:danger|care)\./.test(matter)

/** Has a message most of the words of a story that is known? */
export function tellsStory({ question, locale }: Understood): boolean {
  const { text, original } = fold(question.text)
  const asked = asking(text, tongueOf(locale))
  const isOnSomebody = findMentions(text, asked.tongue, original).some(({ field }) => field === 'person')
  const least = isOnSomebody ? 1 : GROUPS
  const share = SHARE[asked.tongue === 'zh' ? 'han' : 'latin']
  return [...rowsFor(rowsIn(asked.tongue), asked)].some(({ groups, isBelief }) => {
    const found = isBelief || groups.length < least ? undefined : matched(groups, asked)
    return found !== undefined && [...new Set(found)].join('').length >= share * text.length
  })
}
