import { findReferences, type Locale } from '@berea/scripture'
import { asks } from './asks.ts'
import { speaksOfSelf } from './first-person.ts'
import { fold } from './fold.ts'
import { WAYS } from './frames/frames.ts'
import { type Field, findMentions } from './lexicon/lexicon.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** A question, and what stands behind it. */
const QUESTION_AND_REST = /^(?<question>[^?？]*[?？]+)\s*(?<rest>[^?？]+)$/su

/** What follows is on another matter where it names one of these; a feast or a church service says where it was heard. */
const OF_THEIR_OWN: ReadonlySet<Field> = new Set(['person', 'place', 'saying'])

/**
 * A message without the sentence behind it that only says why it is asked: 三位一体怎么理解？我是刚慕道的 → 三位一体怎么理解？;
 * "What is grace? I hear it at Mass and nobody explains it" → "What is grace?". Left whole where the question names nothing,
 * or what follows asks too, names something itself, or tells of a trouble.
 */
export function withoutAside(text: string, locale: Locale): string {
  const { question, rest } = QUESTION_AND_REST.exec(text)?.groups ?? {}
  if (!question || !rest) return text
  const ways = WAYS[tongueOf(locale)]
  const isOwn = (part: string) => ways.ownLife.test(fold(part).text)
  const { text: folded } = fold(rest)
  const isAsking = asks(folded, tongueOf(locale))
  const isNamed =
    named(rest, locale).some((field) => OF_THEIR_OWN.has(field)) || findReferences(rest, { locale }).length > 0
  if (isAsking || isNamed || isOwn(question) || isOwn(rest)) return text
  return named(question, locale).length > 0 ? question.trim() : text
}

/** Who or what made somebody ask, before what they ask. */
const LEAD_IN: Readonly<Record<Tongue, RegExp>> = {
  en: /^(?:(?:hi|hey|hello|so|ok|okay|um)\b[,.! ]*)*(?:(?<kin>my (?:\w+ )?(?:kid|son|daughter|child|grand\w+|friend|wife|husband|teacher|pastor|class|student|nephew|niece)s? (?:just |always )?(?:asked|asks|is asking|wants to know)(?: me)?(?: (?:the other day|today|yesterday|last night))?)|i (?:think i |vaguely )?(?:remember|recall|heard|read)(?: (?:that|about|reading|hearing|a story about))?)\b[,: ]*/,
  es: /^(?:[¿¡ ]*(?:oye|hola|bueno|a ver)[,.! ]*)*(?:(?<kin>mi (?:hij[oa]|niet[oa]|abuel[oa]|amig[oa]|profesora?|espos[oa]|marido|mujer|madre|padre|sobrin[oa]) me (?:ha )?pregunt\w+)|mi \w+ me (?:ha )?(?:dijo|dice|contaba|conto|decia|dicho|contado)|(?:recuerdo|me acuerdo de|he (?:oido|leido)|escuche|lei|dicen)|me suena)\b(?: que)?[,: ]*/,
  fr: /^(?:(?:salut|bonjour|alors|euh)\b[,.! ]*)*(?:(?<kin>(?:mon|ma) (?:fils|fille|petit-fils|petite-fille|enfant|grand-mere|grand-pere|amie?|mari|femme|mere|pere|eleve|neveu|niece) m'a demande)|(?:mon|ma) [\w-]+ m'a (?:raconte|dit)|je me souviens|je me rappelle|j'ai (?:lu|entendu)(?: dire)?)\b(?: (?:que|de|d'))?[,: ]*/,
  zh: /^(?:你好|您好|请问)?[,. ]*(?:我(?:好像|隐约)?(?:记得|听说|听过|听人说)|听说|(?<kin>(?:我|我们)(?:家)?(?:的)?(?:儿子|女儿|孩子|小孩|孙子|孙女|朋友|同事|学生|小朋友)(?:昨天|今天|刚才)?(?:问我|问|想知道)))(?:圣经(?:里|上|中)?)?(?:里面?)?[,: ]*/,
}

/**
 * A question without what made somebody ask it: « mon fils m'a demandé pourquoi Jésus a pleuré » → « pourquoi Jésus a pleuré »; 我记得有个女先知叫户勒大,
 * 王为什么去找她 → 有个女先知叫户勒大,王为什么去找她. Left whole where what follows asks nothing, or speaks of whoever asks.
 */
export function withoutLeadIn(message: string, locale: Locale): string {
  const tongue = tongueOf(locale)
  const { text, original } = fold(message)
  const led = LEAD_IN[tongue].exec(text)
  if (!led) return message
  const rest = text.slice(led[0].length)
  const question = original(led[0].length, text.length).trim()
  const isAsked = asks(rest, tongue) && !speaksOfSelf(rest, tongue) && !WAYS[tongue].ownLife.test(rest)
  // What a child asks may be on the parent, or on nothing written.
  const isOnBible = led.groups?.kin === undefined || named(question, locale).length > 0
  return isAsked && isOnBible ? question : message
}

const named = (part: string, locale: Locale) => {
  const { text, original } = fold(part)
  return findMentions(text, tongueOf(locale), original).map(({ field }) => field)
}
