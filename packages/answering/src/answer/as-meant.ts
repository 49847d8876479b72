import type { Library } from '@berea/library'
import { asStory, soundsLikeDanger } from '../gather/known-questions/as-story.ts'
import { asTold } from '../gather/situations/as-told.ts'
import { withCare } from '../gather/situations/needs.ts'
import { asks } from '../understand/asks.ts'
import { fold } from '../understand/fold.ts'
import type { Understood } from '../understand/question.ts'
import { withoutReported } from '../understand/reported.ts'
import { tongueOf } from '../understand/tongue.ts'
import { understand } from '../understand/understand.ts'
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
