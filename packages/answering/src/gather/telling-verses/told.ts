import type { Intent } from '../../understand/intent.ts'
import type { AnswerContext } from '../answer-context.ts'

/** Intents that ask for something told, in one place: there the names and the books about that place decide. */
const TOLD: ReadonlySet<Intent> = new Set(['event', 'person', 'place', 'list'])
export const isTold = ({ understood }: Pick<AnswerContext, 'understood'>): boolean => TOLD.has(understood.intent)
