import type { AnswerEvent, Citation } from '../events.ts'

/** What an answer has told whose server fell while a model wrote it. */
export type GoingOn = {
  readonly cited: readonly Pick<Citation, 'n' | 'section' | 'start' | 'end'>[]
  readonly isShown: boolean
}

/** Said before the composer goes on. */
export const TAKEN_OVER: AnswerEvent = { type: 'engine', engine: 'composer', why: 'taken-over' }
