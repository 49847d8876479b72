import type { Kind, Records } from '../kinds.ts'
import type { Mistake } from '../mistake.ts'
import type { PlacedRecords } from './read.ts'
import type { Placed } from './yaml-file.ts'

/** Ids of records, by kind. */
export type Ids = { readonly [K in Kind]?: readonly string[] }

/** Which records name others, in which field, and of which kind these are. */
const LINKS = {
  article: { field: 'related', to: 'article', of: ({ related = [] }: Records['article']) => related },
  need: { field: 'situations', to: 'situation', of: ({ situations }: Records['need']) => situations },
} as const

/** Whatever names another record names one that is there; one that doesn't is left out and named. */
export function withoutLost(records: PlacedRecords, others: Ids, mistakes: Mistake[]): PlacedRecords {
  const known = (kind: Kind) => new Set([...(others[kind] ?? []), ...records[kind].map(({ record }) => record.id)])
  const kept = <T extends { readonly id: string }>(
    all: readonly Placed<T>[],
    { field, to, of }: { readonly field: string; readonly to: Kind; readonly of: (record: T) => readonly string[] },
  ) => {
    const ids = known(to)
    return all.filter(({ file, line, record }) => {
      const lost = of(record).filter((id) => !ids.has(id) || id === record.id)
      for (const id of lost)
        mistakes.push({ file, line, id: record.id, message: `${field}: there is no other ${to} "${id}"` })
      return lost.length === 0
    })
  }
  return { ...records, article: kept(records.article, LINKS.article), need: kept(records.need, LINKS.need) }
}
