import { fold } from '../../question/fold.ts'
import type { Understood } from '../../question/question.ts'
import { tongueOf } from '../../question/tongue.ts'
import { recognise } from './situations.ts'
import { tellsOfTrouble } from './turned-to.ts'

/**
 * From here on it is plain what trouble is told, and from there on quite plain: of 360 messages of people in danger that no sign
 * names, 6 are as plain as the first and none as the second; of everyday troubles a third and a fifth are (`evals/danger.ts`).
 */
const PLAIN = { score: 6, lead: 2 }
const QUITE_PLAIN = { score: 7, lead: 3 }

/**
 * What somebody tells of their life, for what it is: a phone, a lottery or a mortgage in it is no reason to send them away, nor
 * is the sound of it alone, where it is plain what trouble it is, to meet them with numbers to call. What a sign names stays.
 */
export function asTold(understood: Understood): Understood {
  const { intent, matter, question, locale } = understood
  const { matter: _heard, ...told } = { ...understood, intent: intent === 'danger' ? 'practical' : intent } as const
  if (intent === 'outside') return tellsOfTrouble(understood) ? { ...told, intent: 'practical' } : understood
  if (matter !== 'danger.unnamed' && matter !== 'care.unnamed') return understood
  const found = recognise(fold(question.text).text, tongueOf(locale))
  const reaches = (least: typeof PLAIN) => found !== undefined && found.score >= least.score && found.lead >= least.lead
  if (reaches(QUITE_PLAIN) || (matter === 'care.unnamed' && reaches(PLAIN))) return told
  return matter === 'danger.unnamed' && reaches(PLAIN) ? { ...told, matter: 'care.unnamed' } : understood
}
