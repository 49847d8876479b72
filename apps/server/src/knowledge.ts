import { BrokenContent, formatMistake, openKnowledge, useKnowledge } from '@berea/knowledge'

/** The start goes on, with a line for each record of the operator's own that is left out; or it is refused. */
export type Taken = { readonly leftOut: readonly string[] } | { readonly refused: string }

/**
 * What Berea's editors wrote, and over it the records of the operator's folder. A mistake in our own words refuses the start; of the
 * folder only the records that have one are left out.
 */
export function takeKnowledge(folder: string | undefined): Taken {
  try {
    const { knowledge, mistakes } = openKnowledge(folder)
    useKnowledge(knowledge)
    return { leftOut: mistakes.map((one) => `KNOWLEDGE ${formatMistake(one)}`) }
  } catch (error) {
    if (error instanceof BrokenContent) return { refused: error.message }
    if (folder === undefined || !isMissing(error)) throw error
    return { refused: `KNOWLEDGE ${folder} is no folder: set it to one with records, or leave it empty.` }
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
