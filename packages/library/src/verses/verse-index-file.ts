import { verseAt } from '@berea/scripture'
import { type AnalysedLanguage, analyse } from '../analysis/analyse.ts'
import { writeArrays } from '../editions/array-file.ts'
import { contextOf } from './context.ts'
import { type Postings, PostingsBuilder, TermNumbers } from './postings.ts'
import { CHAPTER_STARTS, COUNTED, type Shape } from './shape.ts'

/** A note on verses, by ordinal, first and last included. */
export type VerseNote = { readonly first: number; readonly last: number; readonly text: string }

export type VerseIndexSources = {
  readonly language: AnalysedLanguage
  readonly shape: Shape
  /** The text of a verse in each edition of the language, '' where it lacks it. */
  readonly editions: readonly ((place: number) => string)[]
  readonly notes: Iterable<VerseNote>
  /** Headings in this language, by the verse they stand before, rising. */
  readonly headings: readonly { readonly place: number; readonly heading: string }[]
  /** How many verses refer to a verse. */
  readonly references: (place: number) => number
  /** With word vectors: the row of a word, and editions of other languages that a verse's words are compared with too. */
  readonly vectors?: {
    readonly rowOf: (word: string, language: AnalysedLanguage) => number
    readonly others: readonly { readonly language: AnalysedLanguage; readonly textAt: (place: number) => string }[]
  }
}

/** A note on a whole chapter says little of each verse: only its first verses count. */
const NOTE_REACH = 15

/** The index of one language as a file: words by verse, notes, headings and book, and word pairs. */
export function writeVerseIndex({
  language,
  shape,
  editions,
  notes,
  headings,
  references,
  vectors,
}: VerseIndexSources): Uint8Array<ArrayBuffer> {
  const terms = new TermNumbers()
  const grams = new TermNumbers()
  const verses = new PostingsBuilder()
  const pairs = new PostingsBuilder()
  for (let place = 0; place < shape.size; place++) {
    const words: number[] = []
    const grammed: number[] = []
    for (const textAt of editions) {
      const analysed = analyse(textAt(place), language)
      for (const word of analysed) words.push(terms.of(word))
      for (const gram of gramsOf(analysed, language)) grammed.push(grams.of(gram))
    }
    verses.add(place, words)
    pairs.add(place, grammed)
  }
  const noted = notePostings(notes, language, shape, terms)
  const headed = new PostingsBuilder()
  const headingStarts = new Uint16Array(headings.length)
  for (const [block, { place, heading }] of headings.entries()) {
    headingStarts[block] = place
    headed.add(block, new Set(analyse(heading, language).map((word) => terms.of(word))))
  }
  const contexts = new PostingsBuilder()
  for (const [chapter, start] of CHAPTER_STARTS.entries()) {
    const verse = verseAt(start)
    contexts.add(
      chapter,
      new Set(analyse(contextOf(verse.book, verse.chapter, language), language).map((word) => terms.of(word))),
    )
  }
  const sorted = terms.sorted()
  const sortedGrams = grams.sorted()
  return writeArrays(
    { language, editions: editions.length },
    {
      keys: sorted.keys,
      gramKeys: sortedGrams.keys,
      headingStarts,
      references: Uint16Array.from({ length: shape.size }, (_, place) => references(place)),
      ...named('verse', verses.build(sorted)),
      ...named('gram', pairs.build(sortedGrams)),
      ...named('note', noted.build(sorted)),
      ...named('heading', headed.build(sorted)),
      ...named('context', contexts.build(sorted)),
      ...(vectors
        ? wordRows(
            'own',
            editions.map((textAt) => ({ language, textAt })),
            vectors.rowOf,
          )
        : {}),
      ...(vectors ? wordRows('other', vectors.others, vectors.rowOf) : {}),
    },
  )
}

const named = (field: string, { starts, docs, counts }: Postings) => ({
  [`${field}.starts`]: starts,
  [`${field}.docs`]: docs,
  [`${field}.counts`]: counts,
})

/**
 * Neighbouring words: pairs, in Chinese three characters in a row.
 *
 *     ['eat', 'forbid', 'fruit'] → 'eat_forbid', 'forbid_fruit'
 *     ['神爱', '爱世', '世人', '神', '爱', '世', '人'] → '神爱世', '爱世人'
 */
export function gramsOf(words: readonly string[], language: AnalysedLanguage): string[] {
  if (language !== 'zh') return words.slice(1).map((word, i) => `${words[i]}_${word}`)
  const characters = words.filter((word) => word.length === 1)
  return characters.slice(2).map((last, i) => `${characters[i]}${characters[i + 1]}${last}`)
}

function notePostings(
  notes: Iterable<VerseNote>,
  language: AnalysedLanguage,
  shape: Shape,
  terms: TermNumbers,
): PostingsBuilder {
  const ofVerse: (number[] | undefined)[] = []
  for (const { first, last, text } of notes) {
    const words = [...new Set(analyse(text, language))].map((word) => terms.of(word))
    for (let place = first; place <= last && place < first + NOTE_REACH; place++) {
      const list = ofVerse[place]
      if (list) for (const word of words) list.push(word)
      else ofVerse[place] = words.slice()
    }
  }
  const builder = new PostingsBuilder()
  for (let place = 0; place < shape.size; place++) {
    const words = ofVerse[place]
    if (words) builder.add(place, words)
  }
  return builder
}

/** For each verse that has a vector, the rows of all its words in the editions given, each once, stop words too. */
function wordRows(
  name: string,
  editions: readonly { readonly language: AnalysedLanguage; readonly textAt: (place: number) => string }[],
  rowOf: (word: string, language: AnalysedLanguage) => number,
) {
  const starts = new Uint32Array(COUNTED + 1)
  const rows: number[] = []
  const known = new Map<string, number>()
  for (let place = 0; place < COUNTED; place++) {
    const own = new Set<number>()
    for (const { language, textAt } of editions) {
      for (const word of analyse(textAt(place), language, { stopWords: 'keep' })) {
        const key = `${language}:${word}`
        const row = known.get(key) ?? rowOf(word, language)
        known.set(key, row)
        if (row >= 0) own.add(row)
      }
    }
    rows.push(...own)
    starts[place + 1] = rows.length
  }
  return { [`${name}.wordStarts`]: starts, [`${name}.wordRows`]: Uint32Array.from(rows) }
}
