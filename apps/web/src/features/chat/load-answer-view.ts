/**
 * The renderer of Markdown and the names of the Bible's books are as large as all the rest of the
 * first page, which needs neither. Fetched when somebody begins to write.
 */
export const loadAnswerView = () => import('./AnswerView.tsx').then(({ AnswerView }) => ({ default: AnswerView }))

/** Ahead of time: what fails now is fetched again when it is needed. */
export const fetchAnswerView = (): void => void loadAnswerView().catch(() => undefined)
