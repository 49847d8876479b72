import type { Intent } from '../understand/intent.ts'
import type { Turn, Understood } from '../understand/question.ts'
import { understand } from '../understand/understand.ts'

/** A passage is shown as it stands; talk, and what no library answers, has its own words. */
const NOT_WRITTEN: ReadonlySet<Intent> = new Set(['passage', 'write', 'talk', 'danger', 'outside'])

/**
 * May a language model write the answer? Never to a cry for help, nor after one in the conversation, nor where it is known
 * beforehand what is said: then it is not asked at all.
 */
export function mayBeWritten({ matter, wrong, intent, second }: Understood, conversation: readonly Turn[]): boolean {
  if (matter !== undefined || wrong.length > 0 || NOT_WRITTEN.has(intent)) return false
  if (second && second.matter !== undefined) return false
  return !conversation.some((turn) => isHeavy(understand(turn).matter))
}

const isHeavy = (matter: string | undefined): boolean => /^(?:danger|care)\./.test(matter ?? '')
