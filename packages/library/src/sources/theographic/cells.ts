import { isProblem, joinPassages, type Passage, parseOsis } from '@berea/scripture'

/** 'Gen.1.1,Gen.1.2,2Kgs.5.12' → GEN 1:1-2, 2KI 5:12; what leads nowhere is told. */
export function versesOf(cell: string | undefined, unknown: (osis: string) => void): Passage[] {
  const found = listOf(cell).flatMap((osis) => {
    const passage = parseOsis(osis)
    if (isProblem(passage)) unknown(osis)
    return isProblem(passage) ? [] : [passage]
  })
  return joinPassages(found)
}

/** 'a, b,c' → ['a', 'b', 'c'] */
export function listOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** ISO years count a year 0: '-4003' → '4004 BC', '33' → 'AD 33'. */
export function yearName(cell: string | undefined): string | undefined {
  const year = Number(/^-?\d+/.exec(cell ?? '')?.[0] ?? Number.NaN)
  if (!Number.isFinite(year)) return undefined
  return year > 0 ? `AD ${year}` : `${1 - year} BC`
}

/** ['a', 'b', 'c'] → 'a, b and c' */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "The eldest son ([Ex. 6:20](/exod#Exod.6.20))" → "The eldest son (Ex. 6:20)". */
export function articleParagraphs(cell: string | undefined): string[] {
  return (cell ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\(q\.v\.\)/g, '')
    .replace(/\*+/g, '')
    .split(/\n\s*\n|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
