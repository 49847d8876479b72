import { findKey, termKey } from './term-key.ts'

/** For each term, the documents that hold it, rising, and how often (at most 255 times). */
export type Postings = { readonly starts: Uint32Array; readonly docs: Uint16Array; readonly counts: Uint8Array }

/** Numbers for terms, in the order in which they are first seen. */
export class TermNumbers {
  #numbers = new Map<string, number>()

  of(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    this.#numbers.set(term, this.#numbers.size)
    return this.#numbers.size - 1
  }

  get size(): number {
    return this.#numbers.size
  }

  /** The terms' keys, sorted, and for each term's number its place among them. */
  sorted(): { readonly keys: Float64Array; readonly places: Uint32Array } {
    const own = Float64Array.from(this.#numbers.keys(), termKey)
    const keys = own.toSorted()
    return { keys, places: Uint32Array.from(own, (key) => findKey(keys, key)) }
  }
}

/** Gathers documents one after another, each with its terms, and turns them about: term by term. */
export class PostingsBuilder {
  #terms = new Uint32Array(1 << 16)
  #counts = new Uint8Array(1 << 16)
  #docs: number[] = []
  #ends: number[] = []
  #length = 0
  readonly #seen = new Map<number, number>()

  /** Documents come in rising order; a term's number may come more than once. */
  add(doc: number, terms: Iterable<number>): void {
    this.#seen.clear()
    for (const term of terms) this.#seen.set(term, (this.#seen.get(term) ?? 0) + 1)
    for (const [term, count] of this.#seen) {
      if (this.#length === this.#terms.length) this.#grow()
      this.#terms[this.#length] = term
      this.#counts[this.#length] = Math.min(count, 255)
      this.#length++
    }
    this.#docs.push(doc)
    this.#ends.push(this.#length)
  }

  build({ places }: { readonly places: Uint32Array }): Postings {
    const starts = new Uint32Array(places.length + 1)
    for (let i = 0; i < this.#length; i++) starts[places[this.#terms[i]!]! + 1]!++
    for (let i = 0; i < places.length; i++) starts[i + 1]! += starts[i]!
    const next = starts.slice()
    const docs = new Uint16Array(this.#length)
    const counts = new Uint8Array(this.#length)
    let i = 0
    for (const [n, doc] of this.#docs.entries()) {
      for (const end = this.#ends[n]!; i < end; i++) {
        const at = next[places[this.#terms[i]!]!]!++
        docs[at] = doc
        counts[at] = this.#counts[i]!
      }
    }
    return { starts, docs, counts }
  }

  #grow(): void {
    const terms = new Uint32Array(this.#terms.length * 2)
    const counts = new Uint8Array(this.#counts.length * 2)
    terms.set(this.#terms)
    counts.set(this.#counts)
    this.#terms = terms
    this.#counts = counts
  }
}
