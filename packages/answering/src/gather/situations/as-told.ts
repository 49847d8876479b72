import { asks } from '../../understand/asks.ts'
import { fold } from '../../understand/fold.ts'
import type { Understood } from '../../understand/question.ts'
import { tongueOf } from '../../understand/tongue.ts'
import { type ClassifiedSituation, classifySituation, type Least, reaches } from './situations.ts'
import { type Spoken, tellsOfOwn } from './tells-of-own.ts'

/**
 * From where on it is plain what trouble is told, and from where on quite plain; Chinese, whose pairs of characters are many,
 * scores higher.
 */
const PLAIN: Readonly<Record<'han' | 'latin', Least>> = {
  han: { score: 8, lead: 3 },
  latin: { score: 7, lead: 2.5 },
}
const QUITE_PLAIN: typeof PLAIN = { han: { score: 9.5, lead: 4 }, latin: { score: 8, lead: 4 } }

/** Whoever speaks of dying, blows or farewell is heard, whatever else they tell; folded. */
const GRAVE =
  /\b(?:die[sd]?|dying|dead|death|kill\w*|suicid\w*|hell|goodbye|end (?:it|my|everything)|pills?|hurt\w*|hit(?:s|ting)?|beat\w*|punch\w*|slap\w*|knife|gun|scared of|afraid of|anymore)\b|\b(?:mor[ií]\w*|muer\w*|mat(?:o|a|ar|arme|arse|aré)\b|suicid\w*|infierno|adios|despedida|peg(?:a|ó|o|ar|arme|aba)\b|golpe\w*|empuj\w*|cuchillo|no puedo mas)|\b(?:mour\w*|mort\w*|tuer?\b|suicid\w*|enfer|adieu|frapp\w*|cogn\w*|buter|gifl\w*|couteau|en finir|n'en peux plus|plus vivre)|死|自杀|轻生|遗书|再见|地狱|跳[楼下桥]|烧炭|割|药|打我|动手|打人|打她|打他|刀|活不|不想活|撑不|熬不|算了|最后/

/** From so many telling words on, somebody tells of a trouble. */
const LEAST_TOLD = 4.8

/** So much more of one situation is wanted of whoever asks something, and of whoever doesn't say « I »: it may be the day's business. */
const MORE = { asked: 1.8, unowned: 1.8 }

/**
 * Does somebody tell of trouble in their own life, whatever thing of today they name? 买彩票上瘾，一个月薪水全砸进去 is nobody who
 * asks for the numbers, and what is told without asking is no request.
 */
function tellsOfTrouble(spoken: Spoken): boolean {
  const tongue = tongueOf(spoken.locale)
  const { text } = fold(spoken.question.text)
  const score = classifySituation(text, tongue)?.score ?? 0
  const isAsked = asks(text, tongue)
  const least = LEAST_TOLD + (isAsked ? MORE.asked : 0) + (tellsOfOwn(spoken) ? 0 : MORE.unowned)
  return score >= least
}

/**
 * What somebody tells of their life, for what it is: a phone, a lottery or a mortgage in it is no reason to send them away, nor
 * is its sound alone to meet them with numbers to call, where it is plain what trouble it is, and that none in which people are in
 * danger.
 */
export function asTold(understood: Understood): Understood {
  const { intent, matter = '', question, locale } = understood
  const { matter: _heard, ...told } = { ...understood, intent: intent === 'danger' ? 'practical' : intent } as const
  if (intent === 'outside') return tellsOfTrouble(understood) ? { ...told, intent: 'practical' } : understood
  if (!MAY_BE_TAKEN_BACK.has(matter)) return understood
  const tongue = tongueOf(locale)
  const { text } = fold(question.text)
  const found = classifySituation(text, tongue)
  if (found?.situation.risk !== 'none' || GRAVE.test(text)) return understood
  const left = leftOf(matter, found, tongue === 'zh' ? 'han' : 'latin')
  if (left === matter) return understood
  return left === '' ? told : { ...told, matter: left }
}

/** What is heard by its sound, and may be plainly another trouble. */
const MAY_BE_TAKEN_BACK: ReadonlySet<string> = new Set([
  'danger.unnamed',
  'care.self-harm',
  'care.unnamed',
  'care.child',
])

/** What is left of what was heard, where it may be plain what trouble is told: all of it, less, or nothing. */
function leftOf(matter: string, found: ClassifiedSituation, script: keyof typeof PLAIN): string {
  const isPlain = reaches(found, PLAIN[script])
  const isQuitePlain = reaches(found, QUITE_PLAIN[script])
  // 快受不了了 is said of a mother-in-law, and of life.
  if (matter === 'care.self-harm') return isQuitePlain ? 'care.unnamed' : matter
  if (matter !== 'danger.unnamed') return isPlain ? '' : matter
  if (isQuitePlain) return ''
  return isPlain ? 'care.unnamed' : matter
}
