import type { Work } from '@berea/library'
import { nameOfEdition } from '../citing/names/works.ts'
import type { NamedBible } from './settle-quotation.ts'

/** What any Bible may be called. */
const ANY = /(?:^|\s)(?:the|la|le|holy|santa|sainte|bible|biblia|version|versión|translation)(?=\s|$)/giu
/** Behind its name stand its year, its language, what else it holds. */
const MORE = /[(（,，].*$| with .*$|\s+\d{4}.*$/
const BEFORE = '(?:(?:Bible|Biblia|[Vv]ersion|[Vv]ersión)\\s+(?:de\\s+)?)'
const BEHIND = '(?:\\s+(?:Bible|Version|Translation|text))'
const LEAST_INITIALS = 3

/** Finds the Bibles that a text names: "the King James Version", "KJV", "la Biblia Reina-Valera", 和合本. */
export function namedBibles(bibles: readonly Work[]): (text: string) => readonly NamedBible[] {
  const byName = new Map<string, string[]>()
  for (const work of bibles) {
    for (const name of patternsOf(work)) byName.set(name, [...(byName.get(name) ?? []), work.id])
  }
  return (text) =>
    [...byName].flatMap(([name, works]) =>
      [...text.matchAll(new RegExp(name, 'gu'))].map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        works,
      })),
    )
}

function patternsOf(work: Work): readonly string[] {
  const titles = [nameOfEdition(work), work.titleLocal ?? '', work.title].map((title) => title.replace(MORE, ''))
  const own = titles.map((title) => title.replace(ANY, '').trim()).filter((name) => name !== '')
  const initials = titles.flatMap((title) => {
    const letters = title.match(/\p{Lu}(?=\p{Ll})/gu) ?? []
    return letters.length >= LEAST_INITIALS ? [`\\b${letters.join('')}\\b`] : []
  })
  return [...new Set([...own.map(patternOf), ...initials])]
}

/** A single word may be anybody's name, and names a Bible beside that word alone: "Bible Darby". */
function patternOf(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (/\p{Script=Han}/u.test(name)) return escaped
  if (/[\s-]/.test(name)) return `(?<!\\p{L})${BEFORE}?${escaped}${BEHIND}?(?!\\p{L})`
  return `(?<!\\p{L})(?:${BEFORE}${escaped}|${escaped}${BEHIND})(?!\\p{L})`
}
