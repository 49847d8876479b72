import type { AskedVectors, Library, VerseLikeness } from '@berea/library'

/** Turns what is asked into vectors; undefined where it cannot. */
export type QuestionEncoder = {
  /** Which model it is, by the SHA-256 of its file. */
  readonly model?: string | undefined
  query(text: string, signal?: AbortSignal): Promise<AskedVectors | undefined>
}

/** For one answer: what was encoded is not encoded again. */
export function remembering(encoder: QuestionEncoder): QuestionEncoder {
  const known = new Map<string, Promise<AskedVectors | undefined>>()
  return {
    model: encoder.model,
    query(text, signal) {
      const found = known.get(text) ?? encoder.query(text, signal)
      known.set(text, found)
      return found
    },
  }
}

/** The vectors of a question, or of whatever else, and how like the verses are to it, found when they are first wanted. */
export function compareWith(
  question: string,
  library: Library,
  encoder: QuestionEncoder | undefined,
): {
  vectors(text?: string): Promise<AskedVectors | undefined>
  likeness(): Promise<VerseLikeness | undefined>
} {
  let likeness: Promise<VerseLikeness | undefined> | undefined
  const encode = (text = question) => encoder?.query(text) ?? Promise.resolve(undefined)
  const compare = async () => {
    const asked = await encode()
    return asked && library.likeness(asked)
  }
  return {
    vectors: encode,
    likeness() {
      likeness ??= compare()
      return likeness
    },
  }
}
