import { fetchAhead, part } from '../../ui/part.ts'

/**
 * The renderer of Markdown and the names of the Bible's books are as large as all the rest of the
 * first page, which needs neither. Fetched when somebody begins to write.
 */
const load = () => import('./AnswerView.tsx')

export const AnswerView = part(load, ({ AnswerView }) => AnswerView)
export const fetchAnswerView = (): void => fetchAhead(load)
