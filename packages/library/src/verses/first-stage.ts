import { BOOKS, damped, type FieldIndex, headingSpan, inverseFrequency } from './field-index.ts'
import { findKey, termKey } from './term-key.ts'

/**
 * What the words of one question are worth for every verse and every group of verses. All arrays
 * are by ordinal or by the group's number and are reused by the next question.
 */
export type Scores = {
  /** The idf of all the question's words that the index knows. */
  mass: number
  /** BM25F over all fields; then single ones: the verse, the verse with its neighbours, notes, heading, word pairs. */
  readonly fields: Float32Array
  readonly verse: Float32Array
  readonly window: Float32Array
  readonly notes: Float32Array
  readonly heading: Float32Array
  readonly grams: Float32Array
  readonly pericope: Float32Array
  readonly chapter: Float32Array
  readonly book: Float32Array
  /** The idf of the question's words that stand there at all. */
  readonly inVerse: Float32Array
  readonly inWindow: Float32Array
  readonly inNotes: Float32Array
  readonly inPericope: Float32Array
  readonly inChapter: Float32Array
  readonly inBook: Float32Array
}

/** Groups of verses that hold a word, each once, with the times they hold it. */
class Touched {
  readonly times: Float32Array
  readonly list: number[] = []
  readonly #present: Uint8Array
  constructor(size: number) {
    this.times = new Float32Array(size)
    this.#present = new Uint8Array(size)
  }
  add(group: number, times: number): void {
    if (this.#present[group] === 0) {
      this.#present[group] = 1
      this.list.push(group)
    }
    this.times[group]! += times
  }
  clear(): void {
    for (const group of this.list) {
      this.times[group] = 0
      this.#present[group] = 0
    }
    this.list.length = 0
  }
}

/** Scores every verse of one language by the words of a question. */
export class FirstStage {
  readonly index: FieldIndex
  readonly #scores: Scores
  readonly #pericopes: Touched
  readonly #chapters: Touched
  readonly #books = new Touched(BOOKS)
  /** Chapters with any weight for the word at hand: where the scratch arrays are not zero. */
  readonly #reached: Touched
  readonly #fieldTimes: Float32Array
  readonly #windowTimes: Float32Array

  constructor(index: FieldIndex) {
    this.index = index
    const { shape } = index
    const chapters = shape.chapterStarts.length - 1
    const pericopes = shape.pericopeStarts.length - 1
    this.#pericopes = new Touched(pericopes)
    this.#chapters = new Touched(chapters)
    this.#reached = new Touched(chapters)
    this.#fieldTimes = new Float32Array(shape.size)
    this.#windowTimes = new Float32Array(shape.size)
    const of = (size: number) => new Float32Array(size)
    this.#scores = {
      mass: 0,
      fields: of(shape.size),
      verse: of(shape.size),
      window: of(shape.size),
      notes: of(shape.size),
      heading: of(shape.size),
      grams: of(shape.size),
      pericope: of(pericopes),
      chapter: of(chapters),
      book: of(BOOKS),
      inVerse: of(shape.size),
      inWindow: of(shape.size),
      inNotes: of(shape.size),
      inPericope: of(pericopes),
      inChapter: of(chapters),
      inBook: of(BOOKS),
    }
  }

  /** Valid until the next question is scored. */
  score(words: readonly string[], grams: readonly string[]): Scores {
    const scores = this.#scores
    for (const value of Object.values(scores)) if (typeof value !== 'number') value.fill(0)
    scores.mass = 0
    for (const word of new Set(words)) {
      const term = findKey(this.index.keys, termKey(word))
      if (term >= 0) this.#addWord(term)
    }
    for (const gram of new Set(grams)) {
      const term = findKey(this.index.gramKeys, termKey(gram))
      if (term < 0) continue
      const { starts, docs, counts } = this.index.grams
      const idf = inverseFrequency(starts[term + 1]! - starts[term]!)
      for (let i = starts[term]!; i < starts[term + 1]!; i++) {
        scores.grams[docs[i]!]! += idf * damped(counts[i]!, this.index.saturations.grams, docs[i]!)
      }
    }
    return scores
  }

  #addWord(term: number): void {
    const idf = this.index.frequency[term]!
    this.#scores.mass += idf
    this.#addVerses(term, idf)
    this.#addPericopes()
    this.#addNotes(term, idf)
    this.#addHeadings(term, idf)
    this.#addContexts(term)
    this.#sumUp(idf)
  }

  #addVerses(term: number, idf: number): void {
    const { starts, docs, counts } = this.index.verses
    const { chapterOf, chapterStarts, pericopeOf, bookOf } = this.index.shape
    const { verse, next, second, farther } = this.index.weights
    const away = [verse, next, second, farther, farther]
    const far = farther > 0 ? 4 : second > 0 ? 2 : 1
    for (let i = starts[term]!; i < starts[term + 1]!; i++) {
      const place = docs[i]!
      const times = counts[i]! / this.index.editions
      const chapter = chapterOf[place]!
      this.#scores.verse[place]! += idf * damped(times, this.index.saturations.verse, place)
      this.#scores.inVerse[place]! += idf
      this.#reached.add(chapter, 1)
      this.#chapters.add(chapter, times)
      this.#pericopes.add(pericopeOf[place]!, times)
      this.#books.add(bookOf[place]!, times)
      const from = Math.max(chapterStarts[chapter]!, place - far)
      const to = Math.min(chapterStarts[chapter + 1]! - 1, place + far)
      for (let near = from; near <= to; near++) {
        const distance = Math.abs(near - place)
        this.#fieldTimes[near]! += times * away[distance]!
        if (distance <= 1) this.#windowTimes[near]! += times
      }
    }
  }

  #addPericopes(): void {
    const weight = this.index.weights.pericope
    if (weight === 0) return
    const { pericopeStarts, chapterOf } = this.index.shape
    for (const pericope of this.#pericopes.list) {
      const times = this.#pericopes.times[pericope]! * weight
      for (let place = pericopeStarts[pericope]!; place < pericopeStarts[pericope + 1]!; place++) {
        this.#fieldTimes[place]! += times
        this.#reached.add(chapterOf[place]!, 1)
      }
    }
  }

  #addNotes(term: number, idf: number): void {
    const { starts, docs } = this.index.notes
    const { chapterOf, chapterStarts } = this.index.shape
    const { notes, notesNext } = this.index.weights
    for (let i = starts[term]!; i < starts[term + 1]!; i++) {
      const place = docs[i]!
      const chapter = chapterOf[place]!
      this.#scores.notes[place]! += idf * damped(1, this.index.saturations.notes, place)
      this.#scores.inNotes[place]! += idf
      this.#fieldTimes[place]! += notes
      this.#reached.add(chapter, 1)
      if (notesNext === 0) continue
      if (place > chapterStarts[chapter]!) this.#fieldTimes[place - 1]! += notesNext
      if (place + 1 < chapterStarts[chapter + 1]!) this.#fieldTimes[place + 1]! += notesNext
    }
  }

  #addHeadings(term: number, idf: number): void {
    const { starts, docs } = this.index.headings
    for (let i = starts[term]!; i < starts[term + 1]!; i++) {
      const [from, to] = headingSpan(this.index, docs[i]!)
      for (let place = from; place < to; place++) {
        this.#scores.heading[place]! += idf * damped(1, this.index.saturations.heading, place)
        this.#fieldTimes[place]! += this.index.weights.heading
        this.#reached.add(this.index.shape.chapterOf[place]!, 1)
      }
    }
  }

  /** A book's context stands for all verses of its chapters, and counts as present in them. */
  #addContexts(term: number): void {
    const { starts, docs } = this.index.contexts
    const { chapterStarts, pericopeOf, bookOf } = this.index.shape
    for (let i = starts[term]!; i < starts[term + 1]!; i++) {
      const chapter = docs[i]!
      this.#reached.add(chapter, CONTEXT)
      this.#chapters.add(chapter, 0)
      this.#books.add(bookOf[chapterStarts[chapter]!]!, 0)
      for (let place = chapterStarts[chapter]!; place < chapterStarts[chapter + 1]!; place++) {
        this.#fieldTimes[place]! += this.index.weights.context
        this.#pericopes.add(pericopeOf[place]!, 0)
      }
    }
  }

  /** Adds what was gathered for one word to the scores, and leaves the scratch arrays empty. */
  #sumUp(idf: number): void {
    const { fields, window, inWindow } = this.#scores
    const { chapterStarts } = this.index.shape
    const { fields: byFields, window: byWindow } = this.index.saturations
    const [ofFields, ofWindow] = [byFields.norms, byWindow.norms]
    const [mostFields, mostWindow] = [byFields.k1 + 1, byWindow.k1 + 1]
    const fieldTimes = this.#fieldTimes
    const windowTimes = this.#windowTimes
    for (const chapter of this.#reached.list) {
      const context = this.#reached.times[chapter]! >= CONTEXT
      const end = chapterStarts[chapter + 1]!
      for (let place = chapterStarts[chapter]!; place < end; place++) {
        const times = fieldTimes[place]!
        if (times > 0) {
          fields[place]! += idf * ((times * mostFields) / (times + ofFields[place]!))
          fieldTimes[place] = 0
        }
        const near = windowTimes[place]!
        if (near > 0) {
          window[place]! += idf * ((near * mostWindow) / (near + ofWindow[place]!))
          inWindow[place]! += idf
          windowTimes[place] = 0
        } else if (context) inWindow[place]! += idf
      }
    }
    this.#reached.clear()
    for (const group of ['pericope', 'chapter', 'book'] as const) {
      const touched = { pericope: this.#pericopes, chapter: this.#chapters, book: this.#books }[group]
      const present = { pericope: this.#scores.inPericope, chapter: this.#scores.inChapter, book: this.#scores.inBook }[
        group
      ]
      for (const number of touched.list) {
        this.#scores[group][number]! += idf * damped(touched.times[number]!, this.index.saturations[group], number)
        present[number]! += idf
      }
      touched.clear()
    }
  }
}

/** More than any chapter is reached otherwise for one word: it is there by its book's context. */
const CONTEXT = 1e6
