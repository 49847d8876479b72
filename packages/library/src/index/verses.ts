import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasVerse, lastVerse, ordinal, type Passage, type Verse, verseAt } from '@berea/scripture'
import type { AnalysedLanguage } from '../analysis/analyse.ts'
import type { Heading } from '../building/assembling-verses.ts'
import { fingerprint } from '../building/fingerprint.ts'
import {
  PASSAGES_FILE,
  PERICOPES_FILE,
  partPath,
  QUESTIONS_FILE,
  VECTORS_FILE,
  VERSES_FILE,
} from '../building/parts.ts'
import type { VerseHit, VerseLikeness } from '../library.ts'
import type { LikeQuestion } from '../verses/like-questions.ts'
import { type Shape, shapeOf } from '../verses/shape.ts'
import type { Take } from './opened.ts'
import type { VerseThread } from './verse-thread.ts'

/** The verses of one language, found by question, and the passages that they stand in. */
export type OpenVerses = {
  search(question: string, limit: number, likeness?: VerseLikeness): Promise<readonly VerseHit[]>
  /** Questions of this language like one that is asked in another or the same. */
  like(question: string, language: AnalysedLanguage, limit: number): Promise<readonly LikeQuestion[]>
  /** Passages as this language's editors call them, by their first verses; `like` from 0 to 1, comparable within a language. */
  likePassages(
    question: string,
    language: AnalysedLanguage,
    limit: number,
  ): Promise<readonly { readonly verse: Verse; readonly like: number }[]>
  pericope(verse: Verse): { readonly passage: Passage; readonly heading?: string } | undefined
}

/** A passage by headings longer than this is none: the editors set no heading there. */
const LONGEST = 80

/** Opens a language's verses: they are found in the thread, what stands around one is known here. */
export async function openVerses(
  library: string,
  part: string,
  vectors: string | undefined,
  thread: VerseThread,
  take: Take,
): Promise<OpenVerses> {
  const file = (of: string, name: string) => join(partPath(library, of), name)
  const pericopes = file(part, PERICOPES_FILE)
  const text = readFileSync(pericopes, 'utf8')
  const { headingAt, shape } = await take(`pericopes ${fingerprint(text)}`, () => {
    const headings = JSON.parse(text) as readonly Heading[]
    const shape = shapeOf(headings.map(({ place }) => place))
    // Of several at one place the first.
    const headingAt = new Map(headings.toReversed().map(({ place, heading }) => [place, heading]))
    return { headingAt, shape }
  })
  const files = { verses: file(part, VERSES_FILE), pericopes }
  const key = `${part} ${vectors}`
  const index = await take(key, () =>
    thread.open(
      key,
      vectors === undefined
        ? files
        : {
            ...files,
            vectors: file(vectors, VECTORS_FILE),
            questions: file(part, QUESTIONS_FILE),
            passages: file(part, PASSAGES_FILE),
          },
    ),
  )
  return {
    search: (question, limit, likeness) => index.search(question, limit, likeness),
    like: (question, language, limit) => index.like('questions', question, language, limit),
    async likePassages(question, language, limit) {
      const found = await index.like('passages', question, language, limit)
      return found.map(({ id, like }) => ({ verse: verseAt(Number(id)), like }))
    },
    pericope: (verse) => pericopeOf(verse, shape, headingAt),
  }
}

/** From the heading at or before the verse to the next; the chapter where the editors left a book without. */
function pericopeOf(verse: Verse, shape: Shape, headingAt: ReadonlyMap<number, string>) {
  if (!hasVerse(verse)) return undefined
  const group = shape.pericopeOf[ordinal(verse)]!
  const start = shape.pericopeStarts[group]!
  const end = shape.pericopeStarts[group + 1]!
  if (end - start > LONGEST) return { passage: chapterOf(verse) }
  const heading = headingAt.get(start)
  return { passage: { first: verseAt(start), last: verseAt(end - 1) }, ...(heading ? { heading } : {}) }
}

const chapterOf = ({ book, chapter }: Verse): Passage => ({
  first: { book, chapter, verse: 1 },
  last: { book, chapter, verse: lastVerse(book, chapter) },
})
