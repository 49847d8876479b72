import { fold } from '../../question/fold.ts'
import type { Understood } from '../../question/question.ts'
import { tongueOf } from '../../question/tongue.ts'
import { recognise } from './situations.ts'
import { tellsOfTrouble } from './turned-to.ts'

type Least = { readonly score: number; readonly lead: number }

/**
 * From where on it is plain what trouble is told, and from where on quite plain; Chinese, whose pairs of characters are many,
 * scores higher. Of 290 messages of people in danger that no sign names, 9 are as plain as the first and 1 as the second; of
 * everyday troubles a third and a fifth are (`evals/danger.ts`).
 */
const PLAIN: Readonly<Record<'han' | 'latin', Least>> = {
  han: { score: 6, lead: 2 },
  latin: { score: 5, lead: 1.5 },
}
const QUITE_PLAIN: typeof PLAIN = { han: { score: 7, lead: 3 }, latin: { score: 5, lead: 2 } }

/**
 * What somebody tells of their life, for what it is: a phone, a lottery or a mortgage in it is no reason to send them away, nor
 * is the sound of it alone, where it is plain what trouble it is, to meet them with numbers to call. What a sign names stays.
 */
export function asTold(understood: Understood): Understood {
  const { intent, matter, question, locale } = understood
  const { matter: _heard, ...told } = { ...understood, intent: intent === 'danger' ? 'practical' : intent } as const
  if (intent === 'outside') return tellsOfTrouble(understood) ? { ...told, intent: 'practical' } : understood
  const isDoubtful = matter !== undefined && /^care\.(?:unnamed|child)$/.test(matter)
  if (matter !== 'danger.unnamed' && !isDoubtful) return understood
  const tongue = tongueOf(locale)
  const found = recognise(fold(question.text).text, tongue)
  const reaches = (of: typeof PLAIN): boolean => {
    const { score, lead } = of[tongue === 'zh' ? 'han' : 'latin']
    return found !== undefined && found.score >= score && found.lead >= lead
  }
  if (reaches(QUITE_PLAIN)) return told
  return matter === 'danger.unnamed' && reaches(PLAIN) ? { ...told, matter: 'care.unnamed' } : understood
}
