import type { Database } from '../../adapters/database.ts'
import { answerRows } from './answer-rows.ts'
import { askingRows } from './asking-rows.ts'
import { questionRows } from './question-rows.ts'
import { sessionRows } from './session-rows.ts'

/** The only place that knows the tables of conversations. Every query names its owner, but for the tidying. */
export const conversationRepository = (db: Database) => ({
  sessions: sessionRows(db),
  questions: questionRows(db),
  answers: answerRows(db),
  askings: askingRows(db),
})

export type ConversationRepository = ReturnType<typeof conversationRepository>
