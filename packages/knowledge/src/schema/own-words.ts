import { isChinese, type Language, localeOf } from '../languages.ts'
import { lengthOf, unitOf } from '../wording/measure.ts'
import { fillPlaceholders } from '../wording/placeholders.ts'
import type { TextRule } from './text.ts'

/** Between so many words, or so many Chinese characters, as the text is read with its wording filled in. */
export const lengthBetween =
  (inWords: readonly [number, number], inCharacters: readonly [number, number]): TextRule =>
  (text, language) => {
    const [least, most] = isChinese(language) ? inCharacters : inWords
    const length = lengthOf(fillPlaceholders(text, localeOf(language)), language)
    if (length >= least && length <= most) return []
    return [`${length} ${unitOf(language)}; ${least} to ${most} are expected`]
  }

const QUOTED = /[“«「『"]\s*([^”»」』"]*?)\s*[”»」』"]/gu
/** A word or a name may stand in quotation marks, a sentence of Scripture may not. */
const MOST_QUOTED = { words: 3, characters: 8 }

/** Own words hold no quotations: these come from the library, checked against its text. */
export const withoutQuotations: TextRule = (text, language) => {
  const most = isChinese(language) ? MOST_QUOTED.characters : MOST_QUOTED.words
  return [...text.matchAll(QUOTED)]
    .filter(([, quoted]) => lengthOf(quoted!, language) > most)
    .map(([whole]) => `${whole}: an article is in our own words; name the passage under "verses" or "rests" instead`)
}

/** Compounds in which the character is no name of God. */
const NO_NAME =
  /神学|神父|神职|精神|神经|神迹|神跡|神蹟|神奇|神秘|神话|神圣|神仙|神庙|神殿|神像|神社|神明|鬼神|邪神|假神|诸神|众神|别神|多神|一神|无神|泛神|女神|财神|灶神|门神|神龛|神权|神甫|神情|眼神|出神|留神|心神|神志|神灵|神性|三神|神主/gu
const CATHOLIC_CHURCH = /天主教/gu

/** God's names differ between the churches in Chinese, so that they are written as terms. */
export const namesByTerm: TextRule = (text, language) => {
  if (language !== 'zh-Hans') return []
  const left = text.replace(NO_NAME, '').replace(CATHOLIC_CHURCH, '')
  return [
    ...(/神|上帝|天主/u.test(left) ? ['神, 上帝 and 天主 are written {god}, so that each church reads its own'] : []),
    ...(/圣灵|圣神/u.test(left) ? ['圣灵 and 圣神 are written {holy-spirit}'] : []),
  ]
}

const ENDS = /[.!?。！？…][)”»」』）]*$/u
export const endsAsSentence: TextRule = (text) => (ENDS.test(text) ? [] : ['a sentence ends with . ! ? 。！ or ？'])

const BIBLE_SAYS: Readonly<Record<Language, RegExp>> = {
  'zh-Hans': /圣经(?:里|中|上)?(?:清楚|明确|从来|从未)?(?:说(?!话)|教导|告诉|吩咐|禁止|写道)/u,
  'zh-Hant': /聖經(?:裡|中|上)?(?:清楚|明確|從來|從未)?(?:說(?!話)|教導|告訴|吩咐|禁止|寫道)/u,
  en: /\b(?:the bible|scriptures?|god’s word) (?:\w+ly )?(?:says?|teach(?:es)?|tells?|commands?|forbids?)\b/iu,
  es: /\blas? (?:sagradas? )?(?:biblia|escrituras?) (?:dice|enseña|manda|prohíbe)/iu,
  fr: /\b(?:la bible|l’écriture|la sainte écriture|les (?:saintes )?écritures) (?:di(?:t|sent)|enseigne|ordonne|interdi(?:t|sent))/iu,
}

/** "The Bible says" asks for the place where it does. */
export const claimsScripture = (text: string, language: Language): boolean => BIBLE_SAYS[language].test(text)
/** A number asks for its source. */
export const hasNumber = (text: string): boolean => /\p{Nd}/u.test(text.replace(/\{[^{}]*\}/gu, ''))
