import { part } from '../../ui/part.tsx'
import { script } from '../../ui/script.ts'

/**
 * The renderer of Markdown and the names of the Bible's books are as large as all the rest of the
 * first page, which needs neither.
 */
export const answerScript = script(() => import('./AnswerView.tsx'))

export const AnswerView = part(answerScript, ({ AnswerView }) => AnswerView)
