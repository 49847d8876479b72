import { FIELDS, LANGUAGES, type Language, type OwnPart } from '@berea/knowledge'
import { BOOK_CODES, type BookCode } from '@berea/scripture'
import { entryOf } from '../contents/divide.ts'
import type { Entry, Part } from '../contents/part.ts'
import type { OwnWork } from './own-work.ts'

const PARTS: readonly OwnPart[] = [...FIELDS, 'story', 'saying', 'correction']
/** They are many, and are looked for by their place in Scripture. */
const BY_BOOK: readonly OwnPart[] = ['story', 'saying']

/** What Berea's editors wrote, in one language: the handbook by its fields, the other kinds behind it. */
export function ownContents({ records, orderOf, shelf }: OwnWork, language: string): Part {
  const spoken: Language = LANGUAGES.find((one) => one === language) ?? 'en'
  const entries = records.map((record, place) => ({ record, entry: entryAt(orderOf(place, spoken)) }))
  function entryAt(order: number): Entry {
    const { id, title, passages } = shelf.at(order)
    const [passage] = passages
    return entryOf({ id, order, ...(title !== undefined && { title }), ...(passage && { passage }) })
  }
  const parts = PARTS.flatMap((part): Part[] => {
    const own = entries.flatMap(({ record, entry }) => ((record.field ?? record.kind) === part ? entry : []))
    const name = { kind: 'own', part } as const
    if (own.length === 0) return []
    if (!BY_BOOK.includes(part)) return [{ key: part, name, entries: own, parts: [] }]
    return [{ key: part, name, entries: [], parts: byBook(part, own) }]
  })
  return { key: '', name: { kind: 'whole' }, entries: [], parts }
}

function byBook(part: OwnPart, entries: readonly Entry[]): Part[] {
  const books = Map.groupBy(entries, ({ head }): BookCode | undefined => head.passage?.first.book)
  return BOOK_CODES.flatMap((book) => {
    const own = books.get(book)
    return own ? { key: `${part}/${book}`, name: { kind: 'book', book } as const, entries: own, parts: [] } : []
  })
}
