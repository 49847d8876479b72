import type { AskedVectors, Library, VerseLikeness } from '@berea/library'

/** Turns what is asked into vectors; undefined where it cannot. */
export type QuestionEncoder = {
  query(text: string, signal?: AbortSignal): Promise<AskedVectors | undefined>
}

/** How like the verses are to a question, found when it is first wanted, and once. */
export function likenessTo(
  question: string,
  library: Library,
  encoder: QuestionEncoder | undefined,
): () => Promise<VerseLikeness | undefined> {
  let found: Promise<VerseLikeness | undefined> | undefined
  const find = async () => {
    const asked = await encoder?.query(question)
    return asked && library.likeness(asked)
  }
  return () => {
    found ??= find()
    return found
  }
}
