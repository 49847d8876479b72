import type { AskedVectors, Library, VerseLikeness } from '@berea/library'

/** Turns what is asked into vectors; undefined where it cannot. */
export type QuestionEncoder = {
  query(text: string, signal?: AbortSignal): Promise<AskedVectors | undefined>
}

/** A question's vectors, and how like the verses are to it: each found when it is first wanted, and once. */
export function compareWith(
  question: string,
  library: Library,
  encoder: QuestionEncoder | undefined,
): { vectors(): Promise<AskedVectors | undefined>; likeness(): Promise<VerseLikeness | undefined> } {
  let vectors: Promise<AskedVectors | undefined> | undefined
  let likeness: Promise<VerseLikeness | undefined> | undefined
  const encode = () => {
    vectors ??= encoder?.query(question) ?? Promise.resolve(undefined)
    return vectors
  }
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
