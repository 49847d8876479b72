import type { AnalysedLanguage } from '../analysis/analyse.ts'
import type { VerseHit, VerseLikeness } from '../library.ts'
import type { LikeQuestion } from '../verses/like-questions.ts'
import { indexThread } from './index-thread.ts'
import type { VerseFiles, VerseQuestion } from './verse-worker.ts'

/** One language's verses, open in the thread. */
type OpenIndex = {
  search(question: string, limit: number, likeness?: VerseLikeness): Promise<readonly VerseHit[]>
  like(
    of: 'questions' | 'passages',
    question: string,
    language: AnalysedLanguage,
    limit: number,
  ): Promise<readonly LikeQuestion[]>
  close(): void
}

/** A thread of its own that finds verses: half of what an answer costs, done beside the other half. */
export type VerseThread = { open(key: string, files: VerseFiles): Promise<OpenIndex> }

export function verseThread(): VerseThread {
  const thread = indexThread<VerseFiles, VerseQuestion>(new URL('./verse-worker.ts', import.meta.url), 'verses')
  return {
    async open(key, files) {
      const index = await thread.open(key, files)
      return {
        search: (question, limit, likeness) => index.ask({ type: 'search', question, limit, likeness }),
        like: (of, question, language, limit) => index.ask({ type: 'like', of, question, language, limit }),
        close: () => index.close(),
      }
    },
  }
}
