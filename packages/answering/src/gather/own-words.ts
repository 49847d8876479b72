import type { OwnRecord } from '@berea/knowledge'
import type { AnswerContext } from './answer-context.ts'

/** What Berea's editors wrote on just what is asked; `probability`, 0 to 1, that it answers. */
export type OwnWords = { readonly record: OwnRecord; readonly probability: number }

/** Undefined where nothing is surely on it. */
export const ownWordsFor = (context: AnswerContext): Promise<OwnWords | undefined> =>
  context.once('own words', async () => undefined)
