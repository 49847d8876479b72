const FORM =
  /(?:([1-4])(?:st|nd|rd|th|a|o|re|er|ere|ra|da|do|de|nde|eme|e)?|(i{1,3}|iv)|(first|second|third|fourth|primera?|segund[ao]|tercera?|cuart[ao]|premiere?|deuxieme|seconde?|troisieme|quatrieme))(?![a-z])\.?\s*/y
const BETWEEN =
  /(?:(?:book|epistle|letter|livre|epitre|lettre|libro|carta|epistola)\s+)?(?:(?:of|to|the|de|du|des|aux?|a|les?|las?|los|el|saint|san|st\.?|apostle|apostol|apotre|paul|pablo)\s+|l'|d')*/y

const VALUES: Readonly<Record<string, number>> = {
  i: 1, ii: 2, iii: 3, iv: 4,
  fir: 1, sec: 2, thi: 3, fou: 4,
  pri: 1, seg: 2, ter: 3, cua: 4,
  pre: 1, deu: 2, tro: 3, qua: 4,
} // biome-ignore format: a row a language

/**
 * The number of a numbered book, in all its forms, with the words up to the name:
 * "1 |Cor", "II |Corinthians", "first |John", "1re |Pierre", "Primera carta a los |Corintios".
 */
export function readOrdinal(
  folded: string,
  start: number,
): { readonly number: number; readonly end: number } | undefined {
  FORM.lastIndex = start
  const match = FORM.exec(folded) ?? readGlued(folded, start)
  if (!match) return undefined
  const written = match[1] ?? match[2] ?? match[3]!.slice(0, 3)
  BETWEEN.lastIndex = start + match[0].length
  const between = BETWEEN.exec(folded)?.[0].length ?? 0
  return { number: VALUES[written] ?? Number(written), end: start + match[0].length + between }
}

/** "1cor 13" */
function readGlued(folded: string, start: number): RegExpExecArray | null {
  GLUED.lastIndex = start
  return GLUED.exec(folded)
}

const GLUED = /([1-4])(?=[a-z])/y
