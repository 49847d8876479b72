import type { Locale } from '@berea/scripture'
import { simplified, traditional } from '../citing/script.ts'
import { countScripts, fold } from '../understand/fold.ts'
import { languageOf } from '../understand/language.ts'
import { type Tongue, tongueOf } from '../understand/tongue.ts'

/** Ids of the evidence; an e of a name before its chapter is none: Ésaïe 40. */
const ID = /(?<![\p{Script=Latin}\p{N}])(?:E\s?|e)\d{1,3}(?![\p{Script=Latin}\p{N}])/u
/** Tags, links, code, notes of its own making, signs that no sentence is set with: nothing of that is a reader's. */
const MARKUP =
  /\{|\}|<\/?\p{L}|<!|[[\]]|https?:|www\.|`|&#?\w+;|\\[a-z]{2,}|\||[\p{So}\p{Co}\u2190-\u21ff\u25a0-\u25ff]/iu
/** How the evidence is set out: its parts by number, "2 (14): …", and its texts, "reference 1". */
const SET_OUT =
  /^\s*\d{1,3}(?:\s*[(（]\d{1,3}[)）])?\s*[:：](?!\d)|(?:\b(?:[Ee]vidence|[Tt]exts?|[Ss]ources?|[Rr]eferences?|[Tt]extos?|[Ff]uentes?|[Tt]extes?|[Rr]éférences?)|资料|資料|文本|证据|證據|参考|參考)\s*(?:n[.º°]\s*)?\d+(?!\d|[.:]\d|\s+\p{Lu})/u
/** So long a run of the instructions' own words is told from them. */
const RUN = { words: 6, characters: 12 }

/** Does a text show what is none of a reader's: ids, markup, or the words of the instructions? */
export function leakFinder(instructions: string): (text: string) => boolean {
  const runs = new Set(runsOf(instructions))
  const whole = ` ${piecesOf(instructions).join(' ')} `
  return (text) => {
    if (
      ID.test(text) ||
      MARKUP.test(text) ||
      SET_OUT.test(text) ||
      OF_ITSELF.test(text) ||
      runsOf(text).some((run) => runs.has(run))
    )
      return true
    const pieces = piecesOf(text)
    // A short sentence is told from them where all of it stands there.
    return pieces.length > 1 && whole.includes(` ${pieces.join(' ')} `)
  }
}

/** Who says "I" in an answer is no one: whoever says it in the library is quoted. */
const FIRST_PERSON: Readonly<Record<Tongue, RegExp>> = {
  en: /\bI(?:['’]\p{Ll}+)?\b(?!\s+\p{Lu})|\b(?:[Mm]e|[Mm]y|[Mm]yself)\b/u,
  es: /(?<!\p{L})(?:yo|mí|mis?|me|conmigo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|me|moi|mon|ma|mes|[jm]['’]\p{L}+)(?!\p{L})/iu,
  zh: /(?<![自忘无無])我(?![们們国國])/u,
}

/** Does a sentence speak of whoever writes it? */
export const speaksOfItself = (text: string, locale: Locale): boolean => FIRST_PERSON[tongueOf(locale)].test(text)

/** A draft that speaks of what it was told. */
const OF_ITSELF =
  /\b(?:my|system) (?:instructions?|prompt|rules)\b|\bmis (?:instrucciones|reglas)\b|\bmes (?:instructions|consignes|règles)\b|(?:我的|系统|系統)(?:指示|指令|提示|规则|規則)|提示[词詞]/iu

const PIECE = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

const piecesOf = (text: string): readonly string[] => fold(text).text.match(PIECE) ?? []

function runsOf(text: string): string[] {
  const pieces = piecesOf(text)
  const length = pieces.some((piece) => /\p{Script=Han}/u.test(piece)) ? RUN.characters : RUN.words
  return Array.from({ length: Math.max(0, pieces.length - length + 1) }, (_, at) =>
    pieces.slice(at, at + length).join(' '),
  )
}

/** Fewer words tell no language. */
const FEW = 4
/** Of so many characters in the other script a sentence is written in it; of fewer they are a slip. */
const OTHER_SCRIPT = 0.1

/**
 * A text in the reader's language and script: as it stands, or with stray characters of the other Chinese script set right;
 * undefined where it is written in another.
 */
export function inLanguageOf(text: string, locale: Locale): string | undefined {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/\p{Script=Latin}+/gu)?.length ?? 0
  if (
    /[\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Devanagari}]/u.test(
      text,
    )
  )
    return undefined
  if (locale === 'zh-cn' || locale === 'zh-tw') {
    if (words > FEW && words > han / 2) return undefined
    return han === 0 ? text : inScript(text, locale, han)
  }
  if (han > 0) return undefined
  if (words < FEW) return text
  return tongueOf(languageOf(text, fold(text).text, locale)) === tongueOf(locale) ? text : undefined
}

function inScript(text: string, locale: 'zh-cn' | 'zh-tw', han: number): string | undefined {
  const scripts = countScripts(text)
  const others = locale === 'zh-cn' ? scripts.traditional : scripts.simplified
  if (others === 0) return text
  if (others >= Math.max(2, han * OTHER_SCRIPT)) return undefined
  return locale === 'zh-cn' ? simplified(text) : traditional(text)
}
