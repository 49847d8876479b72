import { isHan, type NameKind } from './lexicon.ts'
import type { Numbers } from './numbers.ts'
import { AFTER_NUMBER, BOUND_BEFORE, CHINESE_AFTER_NUMBER, CHINESE_COUNTED, COUNTED } from './ordinary.ts'

/** After these a one-character short name with a bare number still is one: 请读诗23. */
const READY_BEFORE = '读看解释问讲说在和与及是如见参背诵到从至析学按据自出于：请把查翻'

/** Short names that end titles and common words too. */
const ENDS_TITLES = '书传'

const WORD_AFTER = /\s*([a-z]+)/y
const NOTHING_AFTER = /\s*(?:[^\sa-z0-9\u4e00-\u9fff]|$)/y

const wordAfter = (folded: string, end: number): string | undefined => {
  WORD_AFTER.lastIndex = end
  return WORD_AFTER.exec(folded)?.[1]
}

const endsThere = (folded: string, end: number): boolean => {
  NOTHING_AFTER.lastIndex = end
  return NOTHING_AFTER.test(folded)
}

export type Written = {
  readonly folded: string
  readonly start: number
  readonly nameEnd: number
  /** The name as folded, and whether it was written with a capital. */
  readonly name: string
  readonly capital: boolean
  readonly kind: NameKind
}

/** Whether a name with numbers behind it is meant as a reference: "Acts 2:38", "Acts 2?", but not "acts 2 people". */
export function isMeant(written: Written, numbers: Numbers): boolean {
  const { folded, kind, name, capital } = written
  if (isHan(name.charCodeAt(0))) return isMeantInChinese(written, numbers)
  const after = wordAfter(folded, numbers.end)
  const counted = after !== undefined && COUNTED.has(after)
  const bare = numbers.bareEnd !== undefined && !numbers.named
  if (numbers.named) return kind !== 'word' || name.length > 2 || capital
  if (kind === 'title') return !(bare && counted)
  if (kind === 'person' || kind === 'short') return !counted
  const little = name.length <= 3
  if (counted || (numbers.blank && (little || !capital))) return false
  if (little && !capital && (bare || name.length <= 2)) return false
  if (!bare) return true
  return endsThere(folded, numbers.end) || (!little && after !== undefined && AFTER_NUMBER.has(after))
}

function isMeantInChinese({ folded, start, name, nameEnd }: Written, numbers: Numbers): boolean {
  const previous = start > 0 ? folded[start - 1]! : ''
  const isAfterHan = isHan(previous.charCodeAt(0))
  if (isAfterHan && BOUND_BEFORE[name]?.includes(previous)) return false
  // 希西家书6章: what ends like a title is one, if of no book.
  if (isAfterHan && ENDS_TITLES.includes(name) && !READY_BEFORE.includes(previous)) return false
  if (numbers.bareEnd === undefined || numbers.named) return true
  const next = folded.slice(numbers.end).trimStart()[0] ?? ''
  if (CHINESE_COUNTED.includes(next) && next !== '') return false
  const written = folded.slice(nameEnd, numbers.end).trim()
  if (!/\d/.test(written) && isHan(next.charCodeAt(0))) {
    // 约三 before more characters is 约三十人, 约三成; 启示录四匹马 are four horses, 罗马书八的意思 a chapter.
    if (name.length < 3 || !CHINESE_AFTER_NUMBER.includes(next)) return false
  }
  if (name.length === 1 && written.startsWith('第')) return false
  if (name.length > 1) return true
  return !isAfterHan || READY_BEFORE.includes(previous)
}
