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
    if (scope === 'book') continue
    if (problem || !passages.every((passage) => ground.hasPlace(passage))) return { kind: 'place', text: words }
    rest = rest.slice(0, start) + MASK.repeat(end - start) + rest.slice(end)
  }
  const name = namesIn(rest, tongue, isTitle).find((one) => !stemsOf(one).some((stem) => ground.hasName(stem)))
  if (name !== undefined) return { kind: 'name', text: name }
  const folded = fold(rest).text
  const number = numbersIn(folded, tongue).find(
    (one) =>
      !(one.value <= 1 || ground.hasNumber(one.value) || isOfItsOwnList(folded, one, listed) || isOrder(folded, one)),
  )
  return number && { kind: 'number', text: folded.slice(number.start, number.end) }
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
