import { Converter } from 'opencc-js/t2cn'
import type { StopWords } from './words.ts'

const STOP_WORDS = new Set(
  `的 了 是 在 什 么 谁 哪 里 为 何 怎 样 吗 呢 们 什么 为什 怎么 么样 哪里 哪些 如何 为何 会 做了 发生 生了 了什 说了 是什 是谁 他们
  要求`.split(/\s+/),
)

/** Beside traditional and simplified: one pronoun for God and man, and the old writing of a few common words. */
const VARIANTS = { 祂: '他', 妳: '你', 祢: '你', 甚: '什', 牠: '它', 裏: '里' }

const FIRST = 0x3400
const LAST = 0x9fff
const folded = foldTable()

function foldTable(): Uint16Array {
  const table = Uint16Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i)
  const toSimplified: (text: string) => string = Converter({ from: 't', to: 'cn' })
  const simplified = toSimplified([...table].map((code) => String.fromCharCode(code)).join('\n'))
  simplified.split('\n').forEach((character, i) => {
    // A few rare characters have their simplified form beyond the basic plane; those stay as they are.
    if (character.length === 1) table[i] = character.charCodeAt(0)
  })
  for (const [from, to] of Object.entries(VARIANTS)) table[from.charCodeAt(0) - FIRST] = to.charCodeAt(0)
  return table
}

/** Every character in its simplified form, one for one, so that places stay: `耶穌為甚麼` → `耶稣为什么`. */
export function foldChinese(text: string): string {
  let result = ''
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    result += code >= FIRST && code <= LAST ? String.fromCharCode(folded[code - FIRST]!) : text[i]
  }
  return result
}

const RUN = /[\u3400-\u9fff]+/g

/**
 * Pairs of neighbouring characters, then single ones, for each run of Chinese:
 * `神愛世人。` → `神爱`, `爱世`, `世人`, `神`, `爱`, `世`, `人`. There is no word list: the pairs found more than words did.
 */
export function analyseChinese(text: string, stopWords: StopWords): string[] {
  const found: string[] = []
  const keep = (token: string): void => {
    if (stopWords === 'keep' || !STOP_WORDS.has(token)) found.push(token)
  }
  for (const run of foldChinese(text).match(RUN) ?? []) {
    for (let i = 0; i + 1 < run.length; i++) keep(run.slice(i, i + 2))
    for (const character of run) keep(character)
  }
  return found
}
