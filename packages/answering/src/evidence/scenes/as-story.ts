import { asks } from '../../question/asks.ts'
import { fold } from '../../question/fold.ts'
import { isOwn } from '../../question/matters/danger.ts'
import type { Understood } from '../../question/question.ts'
import { tongueOf } from '../../question/tongue.ts'
import { asking, matched, rowsFor } from './rows.ts'
import { rowsIn } from './scenes.ts'

/** So many groups of a row's words, which take up this share of what is said, tell a story that is known. */
const GROUPS = 2
const SHARE: Readonly<Record<'han' | 'latin', number>> = { han: 0.25, latin: 0.12 }

/**
 * A story of the Bible that sounds like danger, for what it is: 那个听道听睡着从窗户掉下去的小伙子后来活过来没 asks after Eutychus.
 * Never what somebody tells of themselves, nor what is told and not asked: Chinese says « I » seldom.
 */
export function asStory(understood: Understood): Understood {
  const { question, locale } = understood
  const { text } = fold(question.text)
  const tongue = tongueOf(locale)
  const isAsked = !isOwn(text, [tongue]) && asks(text, tongue)
  if (!soundsLikeDanger(understood) || !isAsked || !tellsStory(understood)) return understood
  const { matter: _danger, ...told } = understood
  return { ...told, intent: understood.intent === 'danger' ? 'event' : understood.intent }
}

export const soundsLikeDanger = ({ matter = '' }: Understood): boolean => /^(?:danger|care)\./.test(matter)

/** Has a message most of the words of a story that is known? */
export function tellsStory({ question, locale }: Understood): boolean {
  const { text } = fold(question.text)
  const asked = asking(text, tongueOf(locale))
  const share = SHARE[asked.tongue === 'zh' ? 'han' : 'latin']
  return [...rowsFor(rowsIn(asked.tongue), asked)].some(({ groups, isBelief }) => {
    const found = isBelief || groups.length < GROUPS ? undefined : matched(groups, asked)
    return found !== undefined && [...new Set(found)].join('').length >= share * text.length
  })
}
