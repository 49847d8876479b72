import type { Locale } from '@berea/scripture'
import { simplified, traditional } from '../citing/script.ts'
import { countScripts, fold } from '../understand/fold.ts'
import { languageOf } from '../understand/language.ts'
import { tongueOf } from '../understand/tongue.ts'

/** Ids of the evidence, tags, links, code, notes of its own making: nothing of that is a reader's. */
const MARKUP = /\bE\d{1,3}\b|\{\{|\}\}|<\/?\p{L}|<!|\]\(|https?:|www\.|`|\[\^|\[\d+\]|\\[a-z]{2,}|\|/iu
/** So long a run of the instructions' own words is told from them. */
const RUN = { words: 6, characters: 12 }

/** Does a text show what is none of a reader's: ids, markup, or the words of the instructions? */
export function leakFinder(instructions: string): (text: string) => boolean {
  const runs = new Set(runsOf(instructions))
  const whole = ` ${piecesOf(instructions).join(' ')} `
  return (text) => {
    if (MARKUP.test(text) || OF_ITSELF.test(text) || runsOf(text).some((run) => runs.has(run))) return true
    const pieces = piecesOf(text)
    // A short sentence is told from them where all of it stands there.
    return pieces.length > 1 && whole.includes(` ${pieces.join(' ')} `)
  }
}

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
