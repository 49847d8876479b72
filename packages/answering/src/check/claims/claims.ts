import { findReferences, type Locale, type Tradition, understoodNumbering } from '@berea/scripture'
import { fold } from '../../understand/fold.ts'
import { tongueOf } from '../../understand/tongue.ts'
import type { Ground } from './ground.ts'
import { namesIn, stemsOf } from './names.ts'
import { numbersIn } from './numbers.ts'

export type Claim = { readonly kind: 'place' | 'name' | 'number'; readonly text: string }

type Reader = { readonly locale: Locale; readonly tradition: Tradition }

/** Of a list that follows, its length may be told. `isTitle`: every word may have a capital. */
type Surroundings = { readonly listed?: number; readonly isTitle?: boolean }

/**
 * What a text names and the evidence does not bear out: references, places, persons, teachers, years and numbers, in any
 * spelling or script. One is enough for its sentence to go. What is quoted is masked before.
 */
export function unfoundedIn(
  text: string,
  ground: Ground,
  reader: Reader,
  { listed, isTitle = false }: Surroundings = {},
): Claim | undefined {
  const tongue = tongueOf(reader.locale)
  const numbering = understoodNumbering(reader.locale, reader.tradition)
  let rest = text
  for (const { start, end, scope, passages, problem, text: words } of findReferences(text, { ...reader, numbering })) {
    if (scope === 'book' && !passages.some(({ first }) => ground.hasBook(first.book))) continue
    if (problem || !passages.every((passage) => ground.hasPlace(passage))) return { kind: 'place', text: words }
    rest = rest.slice(0, start) + MASK.repeat(end - start) + rest.slice(end)
  }
  const name = namesIn(rest, tongue, isTitle, text.includes(MASK)).find(
    (one) => !stemsOf(one).some((stem) => ground.hasName(stem)),
  )
  if (name !== undefined) return { kind: 'name', text: name }
  const folded = fold(rest).text
  const numbers = numbersIn(folded, tongue)
  const counted = /[:：]/.test(folded) ? undefined : numbers.find((one) => countsParts(folded, one))?.value
  const number = numbers.find(
    (one) =>
      one.value > 1 &&
      one.value !== counted &&
      !isBorneOut(folded, one, ground) &&
      !isOfItsOwnList(folded, one, listed) &&
      !isOrder(folded, one),
  )
  return number && { kind: 'number', text: folded.slice(number.start, number.end) }
}

/** A chapter and a verse are told of places, a year of what isn't Scripture, everything else of whatever tells it. */
function isBorneOut(folded: string, one: At, ground: Ground): boolean {
  const part = partOf(folded, one)
  if (part) return ground.hasPart(part, one.value)
  return isYear(folded, one) ? ground.hasYear(one.value) : ground.hasNumber(one.value)
}

/** Stands for a reference or a quotation: no letter, and no place where a sentence begins. */
export const MASK = '\u0001'

type At = { readonly value: number; readonly start: number; readonly end: number }

/** "Three things: …" is counted by what follows, in a list or in the sentence itself. */
function isOfItsOwnList(folded: string, { value, end }: At, listed: number | undefined): boolean {
  if (listed === value) return true
  const [, named] = /[:：]([^:：]+)$/.exec(folded.slice(end)) ?? []
  if (named === undefined) return false
  return (
    named.split(/[,;，、；]|\b(?:and|y|e|et)\b|和|与|以及/).filter((one) => /[\p{L}\p{N}]/u.test(one)).length === value
  )
}

/** "Third, …" counts the sentences of the draft. */
const isOrder = (folded: string, { value, start, end }: At): boolean =>
  value <= 5 && folded.slice(0, start).trim() === '' && /^(?:ly|mente|mement)?\s*[,，、:]/.test(folded.slice(end))

/**
 * What an answer counts of its own thoughts is borne out by itself, where nothing follows that it could count: "two levels",
 * 三个方面. Folded.
 */
const PARTS =
  /^\s*(?:things|points|ways|parts|levels|aspects|sides|lessons|reasons|steps|questions|thoughts|cosas|puntos|maneras|formas|modos|partes|niveles|aspectos|lados|lecciones|razones|pasos|preguntas|choses|points|facons|manieres|parties|niveaux|aspects|cotes|lecons|raisons|etapes|questions)\b|^[个层件]?(?:方面|要点|重点|层次|层面|意思|部分|角度|问题|功课|教训|原因|特点|主题)/

const countsParts = (folded: string, { end }: At): boolean => PARTS.test(folded.slice(end))

const BEFORE_PART =
  /\b(?:(chapters?|capitulos?|chapitres?)|verses?|versiculos?|versets?)\s+(?:\d+\s*(?:[-–,]|and|to|y|al?|et|au?)\s*)*$/
const BEHIND_PART = /^(?:[至到、和–~-]第?[\d一二三四五六七八九十百]+)?(?:([章篇])|节)/

/** Is a number that of a chapter or verse, told without its book: "in verse 7", 第25节? */
function partOf(folded: string, { start, end }: At): 'chapter' | 'verse' | undefined {
  const before = BEFORE_PART.exec(folded.slice(0, start))
  if (before) return before[1] ? 'chapter' : 'verse'
  const behind = /[第至到、和–~\d-]/.test(folded.slice(start - 1, start + 1)) && BEHIND_PART.exec(folded.slice(end))
  return behind ? (behind[1] ? 'chapter' : 'verse') : undefined
}

const isYear = (folded: string, { start, end }: At): boolean =>
  /(?:\bad|公元前?|主[前后]|西元前?)\s*$/.test(folded.slice(0, start)) ||
  /^\s*(?:b\.?c|a\.?d|b?ce|[ad]\. ?c|av|apr|avant|apres|antes de|despues de)\b/.test(folded.slice(end))
