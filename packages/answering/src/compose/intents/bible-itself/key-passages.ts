import { fromKnowledge } from '@berea/knowledge'
import type { BookCode, Passage } from '@berea/scripture'
import { readPassages } from '../../../gather/references.ts'

const byBook = fromKnowledge(
  (_, { table }) => new Map(table('key-passages').map(([book, passages]) => [book, readPassages(passages!)])),
)

/** The passages that a book turns on, in its order; of a book of which none are known, nothing. */
export const keyPassages = (book: BookCode): readonly Passage[] => byBook().get(book) ?? []
