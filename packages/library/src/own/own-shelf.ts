import { LANGUAGES, type OwnRecord } from '@berea/knowledge'
import { headwords } from '../index/headword.ts'
import { passageOrdinals } from '../index/measure.ts'
import type { Range } from '../index/ranges.ts'
import type { Shelf } from '../index/shelf.ts'
import type { Section } from '../sections/section.ts'
import { passagesOf } from './own-section.ts'

/** The same as a built work's shelf, from memory. What is looked up by is made when somebody first looks. */
export function ownShelf(records: readonly OwnRecord[], sectionAt: (order: number) => Section): Shelf {
  const size = records.length * LANGUAGES.length
  const orders = Array.from({ length: size }, (_, order) => order)
  const at = (order: number): Section => {
    if (!(order >= 0 && order < size)) throw new RangeError(`no section ${order} of our own`)
    return sectionAt(order)
  }
  const ids = onFirstUse(() => new Map(orders.map((order) => [at(order).id, order])))
  const names = onFirstUse(() => {
    const found = new Map<string, number[]>()
    for (const order of orders)
      for (const name of headwords(at(order))) found.set(name, [...(found.get(name) ?? []), order])
    return found
  })
  const ranges = onFirstUse(() =>
    records.flatMap((record, place) =>
      passagesOf(record).flatMap((passage) => {
        const measured = passageOrdinals(passage)
        return measured
          ? LANGUAGES.map((_, language) => ({ ...measured, section: language * records.length + place }))
          : []
      }),
    ),
  )
  return {
    size,
    at,
    read: at,
    find: (id) => ids().get(id),
    named: (headword) => names().get(headword.toString()) ?? [],
    overlapping: (first, last): readonly Range[] => ranges().filter((one) => one.first <= last && one.last >= first),
    close() {},
  }
}

function onFirstUse<T>(make: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}
