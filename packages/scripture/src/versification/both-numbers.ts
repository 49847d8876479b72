import type { Passage } from '../passage/passage.ts'
import { fromEnglish, type Numbering, toEnglish } from './numbering.ts'

/** Psalms counted as the Greek and the Latin Psalter count them. */
const GREEK: readonly Numbering[] = ['vulgate', 'septuagint']

/**
 * The numbers that psalms have in the other way of counting: of Psalm 22 in Douay's 23, of 23 in most Bibles 22, of
 * 116 both 114 and 115. Undefined where both count alike, and outside of the Psalms.
 */
export function otherPsalms({ first, last }: Passage, numbering: Numbering): readonly [number, number] | undefined {
  if (first.book !== 'PSA' || last.book !== 'PSA') return undefined
  const [from] = toEnglish(first, numbering)
  const to = toEnglish(last, numbering).at(-1)
  if (from?.book !== 'PSA' || to?.book !== 'PSA') return undefined
  const others = GREEK.includes(numbering)
    ? [from.chapter, to.chapter]
    : [fromEnglish(from, 'vulgate')[0]?.chapter, fromEnglish(to, 'vulgate').at(-1)?.chapter]
  const [begin, end] = others
  if (begin === undefined || end === undefined) return undefined
  return begin === first.chapter && end === last.chapter ? undefined : [begin, end]
}

const PAIR = /(\d{1,3})(-\d{1,3})?\s?\((\d{1,3})(-\d{1,3})?\)/g
const BEGINS_WITH_PAIR = new RegExp(`^${PAIR.source}`)

/** Characters behind a name in which its numbers are looked for. */
const REACH = 200

/** Whether the number before the brackets is the Greek one: 22 (23), 9 (9-10). */
const isGreekFirst = (own: number, range: string, other: number, otherRange: string): boolean =>
  own < other || (own === other && range === '' && otherRange !== '')

/**
 * Takes the other numbers out of folded text that begins with both, each place keeping its length, and tells whether the
 * Greek count came first: `22 (23):1; 50 (51):3` → `     22:1;      50:3`. Undefined where no two numbers stand.
 */
export function withoutOthers(folded: string): { readonly folded: string; readonly greek: boolean } | undefined {
  const begins = BEGINS_WITH_PAIR.exec(folded)
  if (!begins || !isPair(Number(begins[1]), Number(begins[3]))) return undefined
  const [, own = '', range = '', other = '', otherRange = ''] = begins
  const reached = folded
    .slice(0, REACH)
    .replace(PAIR, (whole, first: string, to: string | undefined, second: string) => {
      const kept = `${first}${to ?? ''}`
      return isPair(Number(first), Number(second)) ? kept.padStart(whole.length) : whole
    })
  return { folded: reached + folded.slice(REACH), greek: isGreekFirst(Number(own), range, Number(other), otherRange) }
}

/** The two ways of counting are never further apart. */
const isPair = (own: number, other: number): boolean => Math.abs(own - other) <= 2 && own <= 151 && other <= 151
