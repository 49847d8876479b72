import { lastVerse } from '../canon/counting.ts'

const numbers = (text: string): ReadonlySet<number> => new Set(text.trim().split(/\s+/).map(Number))

/** Psalms whose title is verse 1 in Hebrew, and those where it fills two verses. */
const TITLED = numbers(`3 4 5 6 7 8 9 12 18 19 20 21 22 30 31 34 36 38 39 40 41 42 44 45 46 47 48 49 53 55 56 57 58 59
  61 62 63 64 65 67 68 69 70 75 76 77 80 81 83 84 85 88 89 92 102 108 140 142`)
const TWICE_TITLED = numbers('51 52 54 60')

/** The same in the Latin and in Giguet's Greek Psalter, by their own numbers. */
const LATIN_TITLED = numbers(`3 5 6 7 8 9 10 11 18 19 20 21 29 30 33 35 37 38 39 40 41 44 45 46 47 48 52 54 56 57 58 60
  61 62 63 64 66 67 68 69 74 75 76 79 80 82 83 84 87 88 91 101 107 139 141`)
const GREEK_TITLED = numbers(
  `46 47 52 54 56 57 58 60 61 62 63 66 67 68 69 74 75 76 79 80 82 83 84 87 88 91 101 107 141`,
)
const TWICE_LATIN = numbers('50 51 53 59')

/** Psalms that are divided otherwise, written out. */
const LATIN_EXCEPTIONS = `2:12>2:12; 2:13>2:12; 4:1>4:1; 4:2-9>4:1-8; 4:10>4:8; 12:1-2>13:1-2; 12:3-5>13:2-4; 12:6>13:5-6; 17:1>18:1;
17:2-44>18:1-43; 17:45>18:43; 17:46>18:44-45; 17:47-51>18:46-50; 42:1-4>43:1-4; 42:5-6>43:4-5; 55:1>56:1;
55:2-10>56:1-9; 55:11>56:10-11; 55:12-13>56:12-13; 125:1-6>126:1-6; 125:7>126:6; 135:1-26>136:1-26;
135:27>136:26; 150:5>150:5-6`
const GREEK_EXCEPTIONS = `17:1>18:1; 17:2-44>18:1-43; 17:45>18:43; 17:46>18:44-45; 17:47-51>18:46-50;
2:12>2:12; 2:13>2:12; 4:8>4:8; 4:9>4:8; 6:1>6:1-2; 6:2-9>6:3-10; 7:16>7:16-17; 41:1-11>42:1-11; 41:12>42:11;
43:1-20>44:1-20; 43:21>44:21-22; 43:22-25>44:23-26; 71:1-18>72:1-18; 71:19>72:19-20; 99:1>100:1-2;
99:2-4>100:3-5; 151:1-7>PS2 1:1-7`

type Run = { readonly psalm: number; readonly first: number; readonly last: number }
const whole = (psalm: number): Run => ({ psalm, first: 1, last: lastVerse('PSA', psalm) })

/** Which English psalms, or parts of one, a psalm of the Greek and Latin Psalter holds: 9 → 9 and 10, 114 → 116:1–9. */
function parts(psalm: number): Run[] {
  if (psalm <= 8 || psalm >= 148) return [whole(psalm)]
  if (psalm === 9) return [whole(9), whole(10)]
  if (psalm === 113) return [whole(114), whole(115)]
  if (psalm === 114) return [{ psalm: 116, first: 1, last: 9 }]
  if (psalm === 115) return [{ psalm: 116, first: 10, last: 19 }]
  if (psalm === 146) return [{ psalm: 147, first: 1, last: 11 }]
  if (psalm === 147) return [{ psalm: 147, first: 12, last: 20 }]
  return [whole(psalm + 1)]
}

/** The rules of one psalm with so many verses of title: 3 with 1 → "3:1>3:1; 3:2-9>3:1-8". */
function psalmRules(psalm: number, runs: readonly Run[], titles: number): string[] {
  const lines: string[] = []
  for (let title = 1; title <= titles; title++) lines.push(`${psalm}:${title}>${runs[0]!.psalm}:${runs[0]!.first}`)
  let verse = titles + 1
  for (const { psalm: english, first, last } of runs) {
    const end = verse + last - first
    if (psalm !== english || verse !== first) lines.push(`${psalm}:${verse}-${end}>${english}:${first}-${last}`)
    verse = end + 1
  }
  return lines
}

const titlesOf = (psalm: number, one: ReadonlySet<number>, two: ReadonlySet<number>): number =>
  two.has(psalm) ? 2 : one.has(psalm) ? 1 : 0

const all = Array.from({ length: 150 }, (_, index) => index + 1)

/** In Psalm 13 the Hebrew title is a verse and the last two English verses are one. */
export const HEBREW_PSALMS = all
  .flatMap((psalm) =>
    psalm === 13
      ? ['13:1>13:1', '13:2-5>13:1-4', '13:6>13:5-6']
      : psalmRules(psalm, [whole(psalm)], titlesOf(psalm, TITLED, TWICE_TITLED)),
  )
  .join(';')

function greekOrder(titled: ReadonlySet<number>, exceptions: string): string {
  const excepted = new Set(exceptions.split(';').map((line) => Number.parseInt(line.trim(), 10)))
  return all
    .filter((psalm) => !excepted.has(psalm))
    .flatMap((psalm) => psalmRules(psalm, parts(psalm), titlesOf(psalm, titled, TWICE_LATIN)))
    .concat(exceptions.replaceAll('\n', ' '))
    .join(';')
}

export const LATIN_PSALMS = greekOrder(LATIN_TITLED, LATIN_EXCEPTIONS)
export const GREEK_PSALMS = greekOrder(GREEK_TITLED, GREEK_EXCEPTIONS)
