import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasVerse, lastVerse, ordinal, type Passage, type Verse, verseAt } from '@berea/scripture'
import type { Heading } from '../building/assembling-verses.ts'
import { fingerprint } from '../building/fingerprint.ts'
import { PERICOPES_FILE, partPath, VECTORS_FILE, VERSES_FILE } from '../building/parts.ts'
import type { VerseHit } from '../library.ts'
import { type Shape, shapeOf } from '../verses/shape.ts'
import { Vectors } from '../verses/vectors.ts'
import { VerseSearch } from '../verses/verse-search.ts'
import { VerseSpace } from '../verses/verse-space.ts'
import { type PartCache, partCache } from './part-cache.ts'

/** The verses of one language, found by question, and the passages that they stand in. */
export type OpenVerses = {
  search(question: string, limit: number): readonly VerseHit[]
  pericope(verse: Verse): { readonly passage: Passage; readonly heading?: string } | undefined
  close(): void
}

/** A passage by headings longer than this is none: the editors set no heading there. */
const LONGEST = 80

export function versesCache(library: string): PartCache<OpenVerses> {
  /** By what the headings say: nearly always one for all languages, and one space of vectors with it. */
  const shapes = new Map<string, Shape>()
  const spaces = partCache((key) => {
    const [vectors = '', headings = ''] = key.split(' ')
    const bytes = readFileSync(join(partPath(library, vectors), VECTORS_FILE))
    return { space: new VerseSpace(new Vectors(bytes), shapes.get(headings)!), close: () => {} }
  })
  return partCache(async (key) => {
    const [part = '', vectors = ''] = key.split(' ')
    const text = readFileSync(join(partPath(library, part), PERICOPES_FILE), 'utf8')
    const headings = JSON.parse(text) as readonly Heading[]
    const name = fingerprint(text)
    const shape = shapes.get(name) ?? shapeOf(headings.map(({ place }) => place))
    shapes.set(name, shape)
    const space = vectors === '' ? undefined : (await spaces.take(`${vectors} ${name}`)).space
    const search = new VerseSearch(readFileSync(join(partPath(library, part), VERSES_FILE)), shape, space)
    return {
      search: (question, limit) => search.search(question, limit),
      pericope: (verse) => pericopeOf(verse, shape, headings),
      close() {
        if (space) spaces.give(`${vectors} ${name}`)
      },
    }
  })
}

/** From the heading at or before the verse to the next; the chapter where the editors left a book without. */
function pericopeOf(verse: Verse, shape: Shape, headings: readonly Heading[]) {
  if (!hasVerse(verse)) return undefined
  const group = shape.pericopeOf[ordinal(verse)]!
  const start = shape.pericopeStarts[group]!
  const end = shape.pericopeStarts[group + 1]!
  if (end - start > LONGEST) return { passage: chapterOf(verse) }
  const heading = headings.find(({ place }) => place === start)?.heading
  return { passage: { first: verseAt(start), last: verseAt(end - 1) }, ...(heading ? { heading } : {}) }
}

const chapterOf = ({ book, chapter }: Verse): Passage => ({
  first: { book, chapter, verse: 1 },
  last: { book, chapter, verse: lastVerse(book, chapter) },
})
