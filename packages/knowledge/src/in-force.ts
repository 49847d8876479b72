import { type Knowledge, openKnowledge } from './knowledge.ts'

let inForce: Knowledge | undefined

/** Says which records are spoken from; to be said before the first question. */
export function useKnowledge(knowledge: Knowledge): void {
  inForce = knowledge
}

/** The records that are spoken from: our own, where nothing else was said. */
export function knowledge(): Knowledge {
  inForce ??= openKnowledge().knowledge
  return inForce
}

/** What is made of the records, or of what stands beside them, once, and again when others are spoken from. */
export function fromKnowledge<T>(make: (records: Knowledge['records'], all: Knowledge) => T): () => T {
  let made: { readonly of: Knowledge; readonly value: T } | undefined
  return () => {
    const of = knowledge()
    if (made?.of !== of) made = { of, value: make(of.records, of) }
    return made.value
  }
}
