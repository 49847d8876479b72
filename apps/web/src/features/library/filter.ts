import type { Work } from '@berea/contract'

/** An empty part fits every work. */
export type Filter = {
  readonly text: string
  readonly language: string
  readonly kind: string
  readonly tradition: string
}

export const ANY: Filter = { text: '', language: '', kind: '', tradition: '' }

type Part = 'language' | 'kind' | 'tradition'
const PARTS = ['language', 'kind', 'tradition'] as const

/** Every word typed stands somewhere in the work's names or author; accents and case do not matter. */
export function fits(work: Work, filter: Filter): boolean {
  if (PARTS.some((part) => filter[part] !== '' && filter[part] !== work[part])) return false
  const names = plain([work.id, work.title, work.titleLocal, work.author, work.year, ...work.names].join(' '))
  return plain(filter.text)
    .split(/\s+/)
    .every((word) => names.includes(word))
}

/** Tables of numbers and of names. A model is not read either, but its makers are to be named. */
const UNREAD = new Set(['versification', 'names'])

/** The works that a reader may open, or whose makers are to be named. */
export const forReaders = (works: readonly Work[]): readonly Work[] => works.filter(({ kind }) => !UNREAD.has(kind))

/** The values that occur, most frequent first. */
export function valuesOf(works: readonly Work[], part: Part): readonly string[] {
  const groups = Map.groupBy(works, (work) => work[part])
  return Array.from(groups)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([value]) => value)
}

/** Works in the reader's own languages first, in the order given; all others follow as they stood. */
export function ownFirst(works: readonly Work[], languages: readonly string[]): readonly Work[] {
  const rank = ({ language }: Work) => (languages.includes(language) ? languages.indexOf(language) : languages.length)
  return works.toSorted((a, b) => rank(a) - rank(b))
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
