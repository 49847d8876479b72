import { ordinal, type Passage, type Verse, verseAt } from '@berea/scripture'
import { arrayOf, readArrays, writeArrays } from '../editions/array-file.ts'
import type { CrossReference } from '../sources/cross-references.ts'
import { passageOrdinals } from './measure.ts'

/** All cross-references as a file: by verse, best first; those whose ends are no verses are left out. */
export function writeCrossReferences(references: readonly CrossReference[]): {
  readonly bytes: Uint8Array
  readonly size: number
} {
  const rows = references.flatMap(({ from, to, votes }) => {
    const measured = passageOrdinals(to)
    const place = ordinal(from)
    return measured && place >= 0 ? [{ from: place, ...measured, votes }] : []
  })
  rows.sort((a, b) => a.from - b.from || b.votes - a.votes)
  const column = (of: (row: (typeof rows)[number]) => number) => Uint32Array.from(rows, of)
  const bytes = writeArrays(
    {},
    {
      from: column(({ from }) => from),
      first: column(({ first }) => first),
      last: column(({ last }) => last),
      votes: column(({ votes }) => votes),
    },
  )
  return { bytes, size: rows.length }
}

type Reference = { readonly passage: Passage; readonly votes: number }

export type CrossReferences = {
  all(): Iterable<Reference>
  find(verse: Verse, limit: number): readonly Reference[]
}

export function crossReferencesOf(bytes: Uint8Array): CrossReferences {
  const { arrays } = readArrays(bytes)
  const [from, first, last, votes] = ['from', 'first', 'last', 'votes'].map((name) => arrayOf(arrays, name, 'u32'))
  const at = (row: number): Reference => ({
    passage: { first: verseAt(first![row]!), last: verseAt(last![row]!) },
    votes: votes![row]!,
  })
  return {
    *all() {
      for (let row = 0; row < from!.length; row++) yield at(row)
    },
    find(verse, limit) {
      const place = ordinal(verse)
      let low = 0
      let high = from!.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (from![middle]! < place) low = middle + 1
        else high = middle
      }
      const found = []
      for (let row = low; from![row] === place && found.length < limit; row++) found.push(at(row))
      return found
    },
  }
}
