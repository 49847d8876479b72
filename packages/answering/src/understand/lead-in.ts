import type { Locale } from '@berea/scripture'
import { asks } from './asks.ts'
import { speaksOfSelf } from './first-person.ts'
import { fold } from './fold.ts'
import { fieldsIn, OF_THE_BIBLE } from './lexicon/named.ts'
import { fromPatterns, onlyUnder } from './special-cases/cue.ts'
import { type Tongue, tongueOf } from './tongue.ts'
import { waysOf } from './ways-of-asking.ts'

/** What joins a way in to what follows. */
const JOINT: Readonly<Record<Tongue, string>> = {
  en: String.raw`[,.!:;—– -]*`,
  es: String.raw`[,.!:;—– -]*(?:(?:que|y)\b)?[,: ¿]*`,
  fr: String.raw`[,.!:;—– -]*(?:(?:que|qu'|d')\s?)?[,: ]*`,
  zh: '(?:的)?[,.!:;。—– ]*(?:圣经(?:里|上|中)面?)?(?:里面?)?[, ]*',
}

const leadIn = (ways: string, tongue: Tongue): string =>
  `^(?:${ways})${tongue === 'zh' ? '' : String.raw`(?![\w'])`}${JOINT[tongue]}`

const leadIns = fromPatterns('lead-ins', (under) => ({
  others: onlyUnder(under, 'others', leadIn),
  own: onlyUnder(under, 'own', leadIn),
}))

/** So many ways in may stand one behind the other: « hi, quick question, my son asked me today … ». */
const MOST = 4

/** Somebody asked it, and did not only say it. */
const ASKED = /ask|wants? to know|pregunt|demand|问|想知道/

/** What everybody calls by these words, which name no one thing of the Bible. */
const OF_GOD =
  /\b(?:god|heaven|hell|angels?|dinosaurs?|dios|el cielo|el infierno|angel(?:es)?|dinosaurios?|dieu|le ciel|paradis|l'enfer|anges?|dinosaures?)\b|神|上帝|天[堂使]|地狱|恐龙|方舟/

/** Is it written? */
const SAYS_THE_BIBLE =
  /\b(?:in the bible|the bible (?:really )?says? (?:that|so|this)|does the bible say (?:that|so|this)|(?:en|dice) la biblia|dans la bible)\b|圣经(?:里|上|中)面?(?:真的?)?有|圣经(?:真的|有没有|有)?(?:这样|这么)?(?:说|写|记)/

/** « I wonder whether … » asks with no other word. */
const WHETHER: Readonly<Record<Tongue, RegExp>> = {
  en: /^(?:whether|if)\b/,
  es: /^si\b/,
  fr: /^(?:si\b|s')/,
  zh: /^是(?:不是|否)/,
}

/**
 * A question without what made somebody ask it: « mon fils m'a demandé pourquoi Jésus a pleuré » → « pourquoi Jésus a pleuré »;
 * 昨天看了一部电影演埃及十灾，最后一个灾是什么 → 埃及十灾，最后一个灾是什么. Left whole where what follows asks nothing, or speaks of whoever asks.
 */
export function withoutLeadIn(message: string, locale: Locale): string {
  const tongue = tongueOf(locale)
  const { text, original } = fold(message)
  const led = leadIns()
  let start = 0
  let others = ''
  for (let count = 0; count < MOST; count++) {
    const rest = text.slice(start)
    const other = led.others[tongue].exec(rest)?.[0] ?? ''
    const way = other || (led.own[tongue].exec(rest)?.[0] ?? '')
    if (way === '') break
    others += other
    start += way.length
  }
  if (start === 0) return message
  const rest = text.slice(start)
  const question = original(start, text.length).trim()
  const isAsked =
    (asks(rest, tongue) || WHETHER[tongue].test(rest)) &&
    !speaksOfSelf(rest, tongue) &&
    !waysOf(tongue).ownLife.test(rest)
  const names = fieldsIn(question, locale)
  // What others ask may be on the one who was asked, and what they say on nothing written.
  const tellsOfBible = OF_GOD.test(rest) || names.some((field) => OF_THE_BIBLE.has(field))
  const isNamed = tellsOfBible || (ASKED.test(others) ? names.length > 0 : SAYS_THE_BIBLE.test(text))
  const isOnBible = others === '' || isNamed
  return isAsked && isOnBible ? question : message
}
