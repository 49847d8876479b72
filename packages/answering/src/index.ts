export type { AnswerEvent, Citation, Related } from './answer/events.ts'
export { INTENTS, type Intent } from './question/intent.ts'
export type { Mode, Question, Understood, WrongReference } from './question/question.ts'
