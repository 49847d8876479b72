import { Converter } from 'opencc-js/t2cn'

/** A text as patterns see it, and the way back to its own words. */
export type Folded = {
  /** Lower case, no accents, half-width, simplified characters, plain quotation marks, 什么 for 啥. */
  readonly text: string
  /** The reader's words from `start` to `end` of the folded text. */
  readonly original: (start: number, end: number) => string
  /** The other way: where a run of the (composed) source stands in the folded text. */
  readonly spanOf: (start: number, end: number) => { readonly start: number; readonly end: number }
}

const FIRST_HAN = 0x3400
const LAST_HAN = 0x9fff

/** One conversion of the whole block at start gives a table from character to character, so that places are kept. */
const simplified: ReadonlyMap<string, string> = (() => {
  const block = Array.from({ length: LAST_HAN - FIRST_HAN + 1 }, (_, i) => String.fromCharCode(FIRST_HAN + i))
  const converted = Converter({ from: 't', to: 'cn' })(block.join('\n')).split('\n')
  return new Map(block.flatMap((from, i) => (converted[i] && converted[i] !== from ? [[from, converted[i]]] : [])))
})()

/**
 * Simplified forms that traditional script has too, as characters of their own (里, 后) or because Taiwan writes them so (教, 群): they
 * tell nothing about the script.
 */
const IN_BOTH_SCRIPTS: ReadonlySet<string> = new Set(
  '里后干云丑台余游斗几冲划叶并准征采范杰杠岳咸尸伙凶仆佣岩挂吁辟郁' +
    '布局系私幸家俊胄克札恤即念吃咽向冢奸娘峰昆吊雕佛栗戚欲蒙捍拼挲舍挨卷扇折抬教旗既升拐查杆棋矩梁僵泛溯凌沈漓床抵呆璇酸愈痴症皂杯真困' +
    '朱埼秘御谷灶蓑粽扎弦捆彩致累才群玩唇修庵搜席卜芸姜苔蔑同胡制核托注志噪溪狸逾挽回周糖扣巨表旋合板暗只沾秋千刮飧糊喂松哄面曲冬出',
)

const simplifiedForms: ReadonlySet<string> = new Set([...simplified.values()])

/**
 * How many characters only one script has.
 * `耶穌為什麼哭了` → `{ traditional: 3, simplified: 0 }`; `耶稣哭了` → `{ traditional: 0, simplified: 1 }`
 */
export function countScripts(text: string): { readonly traditional: number; readonly simplified: number } {
  let traditional = 0
  let simple = 0
  for (const char of text) {
    if (simplified.has(char)) traditional++
    else if (simplifiedForms.has(char) && !IN_BOTH_SCRIPTS.has(char)) simple++
  }
  return { traditional, simplified: simple }
}

/** `說甚麼` → `说甚么`, character by character, so that places are kept. */
export const simplifyCharacters = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[...'“”„«»「」『』《》〈〉‹›'].map((sign): [string, string] => [sign, '"']),
  ...[...'‘’ʼ`´'].map((sign): [string, string] => [sign, "'"]),
  ...[...'–—−‐‑'].map((sign): [string, string] => [sign, '-']),
  ...[...'\u3000\u00a0\u202f\t\n\r'].map((sign): [string, string] => [sign, ' ']),
  ['。', '.'],
  ['…', '.'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['æ', 'ae'],
  ['啥', '什么'],
  ['咋', '怎么'],
  ['Æ', 'ae'],
])

function foldChar(char: string): string {
  const sign = SIGNS.get(char)
  if (sign !== undefined) return sign
  const code = char.charCodeAt(0)
  if (code < 0x80) return char.toLowerCase()
  if (code >= FIRST_HAN && code <= LAST_HAN) return simplified.get(char) ?? char
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase()
  return char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * `Où est-il écrit « Œil pour œil » ?` → `ou est-il ecrit " oeil pour oeil " ?`; `「虛心的人」` → `"虚心的人"`.
 * `original(3, 13)` of the first gives `est-il écr`: places in the folded text lead back to the reader's own words.
 */
export function fold(source: string): Folded {
  const composed = source.normalize('NFC')
  let text = ''
  const places: number[] = []
  let at = 0
  for (const char of composed) {
    const folded = foldChar(char)
    for (let i = 0; i < folded.length; i++) places.push(at)
    text += folded
    at += char.length
  }
  places.push(at)
  // 'Love your enemies' is as good as “Love your enemies”; an apostrophe stands inside a word.
  text = text.replace(/(?<![a-z0-9])'([^"\n]{6,})'(?![a-z0-9])/gu, '"$1"')
  const placeOf = (inSource: number): number => {
    const place = places.findIndex((source) => source >= inSource)
    return place < 0 ? text.length : place
  }
  return {
    text,
    original: (start, end) => composed.slice(places[start] ?? at, places[end] ?? at),
    spanOf: (start, end) => ({ start: placeOf(start), end: placeOf(end) }),
  }
}
