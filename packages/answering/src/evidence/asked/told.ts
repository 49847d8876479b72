import type { Intent } from '../../question/intent.ts'
import type { Desk } from '../desk.ts'

/** Intents that ask for something told, in one place: there the names and the books about that place decide. */
const TOLD: ReadonlySet<Intent> = new Set(['event', 'person', 'place', 'list'])
export const isTold = ({ understood }: Pick<Desk, 'understood'>): boolean => TOLD.has(understood.intent)
