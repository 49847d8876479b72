import type { QuestionEncoder } from '../gather/by-meaning.ts'
import type { Intent } from '../understand/intent.ts'
import type { Turn, Understood } from '../understand/question.ts'
import { understand } from '../understand/understand.ts'
import { asMeant } from './as-meant.ts'
import { raised } from './raised.ts'

/** A passage is shown as it stands; talk, and what no library answers, has its own words. */
const NOT_WRITTEN: ReadonlySet<Intent> = new Set(['passage', 'write', 'talk', 'danger', 'outside'])

/**
 * May a language model write the answer? Never to a cry for help, nor after one in the conversation, nor where it is known
 * beforehand what is said: then it is not asked at all.
 */
export async function mayBeWritten(
  { matter, wrong, intent, second }: Understood,
  conversation: readonly Turn[],
  encoder: QuestionEncoder | undefined,
): Promise<boolean> {
  if (matter !== undefined || wrong.length > 0 || NOT_WRITTEN.has(intent)) return false
  if (second && second.matter !== undefined) return false
  for (const turn of conversation) {
    const heard = await raised(asMeant(understand(turn)), encoder)
    if (isHeavy(heard.matter)) return false
  }
  return true
}

const isHeavy = (matter: string | undefined): boolean => /^(?:danger|care)\./.test(matter ?? '')
