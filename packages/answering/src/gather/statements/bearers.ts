import { findReferences, type Locale, overlaps, type Passage } from '@berea/scripture'
import type { Span } from '../../citing/splitting.ts'

/** Where an article on several of one name begins the next: a number before a line, "(2.) " and "+ " within one. */
const NEXT = /(?:^|\n)\s*\d{1,2}\.\s+|(?:^|\s)\(\d{1,2}\.?\)\s+|(?:^|\s)\+\s+(?=[\p{Lu}(])/gu

/** A place itself, against the chapter that a part names first. */
const HERE = 2

/**
 * The part of an article that tells of whoever is in these places, or else in their chapters: of "1. The youngest of Gideon's sons (Judges 9:5). 2. King
 * of Judah (2 Kings 15:32)." and 2 Kings 15 the second. Undefined where it has no parts, or none of them names such a place.
 */
export function partOn(text: string, places: readonly Passage[], locale: Locale): Span | undefined {
  const marks = [...text.matchAll(NEXT)]
  if (marks.length < 2 || places.length === 0) return undefined
  const parts = marks.map((mark, i) => ({
    start: mark.index + mark[0].length,
    end: marks[i + 1]?.index ?? text.length,
  }))
  const near = parts.map(({ start, end }) => {
    const named = findReferences(text.slice(start, end), { locale }).flatMap(({ passages }) => passages)
    const here = named.filter((one) => places.some((place) => overlaps(one, place))).length
    const [first] = named
    return HERE * here + (first && places.some((place) => isInChapters(first, place)) ? 1 : 0)
  })
  const most = Math.max(...near)
  return most === 0 ? undefined : parts[near.indexOf(most)]
}

const isInChapters = ({ first }: Passage, place: Passage): boolean =>
  first.book === place.first.book && first.chapter >= place.first.chapter && first.chapter <= place.last.chapter
