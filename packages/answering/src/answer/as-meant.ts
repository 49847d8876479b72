import type { Library } from '@berea/library'
import { asStory, soundsLikeDanger } from '../evidence/scenes/as-story.ts'
import { asTold } from '../evidence/situations/as-told.ts'
import { withCare } from '../evidence/situations/needs.ts'
import { asks } from '../question/asks.ts'
import { fold } from '../question/fold.ts'
import type { Understood } from '../question/question.ts'
import { withoutReported } from '../question/reported.ts'
import { tongueOf } from '../question/tongue.ts'
import { understand } from '../question/understand.ts'
import { besideScripture } from './scripture-in.ts'

/** What is told, of a life or of a story, is what it is, whatever it sounds like. */
export function asMeant(understood: Understood): Understood {
  const meant = withCare(asStory(asTold(understood)))
  if (!isUnnamedAlarm(meant)) return meant
  const { question, locale } = meant
  const text = withoutReported(question.text, locale)
  if (text === undefined) return meant
  const asked = withCare(asStory(asTold(understand({ ...question, text }))))
  return soundsLikeDanger(asked) ? meant : { ...asked, question }
}

/** No sign says of what: it only sounds so as a whole. */
const isUnnamedAlarm = ({ matter }: Understood): boolean => matter === 'danger.unnamed' || matter === 'care.unnamed'

const QUOTED = /["“«「『]/u

/**
 * The words of a verse are no cry of whoever quotes them: what stands beside them has to be one. Where neither a place nor marks say
 * that they are quoted, words of wishing to die are only taken for a verse's by somebody who asks after it.
 */
export async function withoutQuotedCry(understood: Understood, library: Library): Promise<Understood> {
  const { question, locale, passages, matter } = understood
  if (!soundsLikeDanger(understood) || matter === 'care.suicide') return understood
  const rest = await besideScripture(understood, library)
  if (rest === undefined) return understood
  const isQuoted =
    passages.length > 0 ||
    QUOTED.test(question.text) ||
    asks(fold(rest).text, tongueOf(locale)) ||
    isUnnamedAlarm(understood)
  if (!isQuoted || soundsLikeDanger(asMeant(understand({ ...question, text: rest })))) return understood
  const { matter: _noCry, ...quoted } = understood
  const intent = passages.length > 0 ? 'explain' : 'find'
  return { ...quoted, intent: understood.intent === 'danger' ? intent : understood.intent }
}
