import type { Given, Told } from '@berea/answering'
import { OWN_WORK } from '@berea/library'
import { isProblem, type Passage, parseUsfm } from '@berea/scripture'
import type { Database } from '../adapters/database.ts'
import { NOTHING_SO_FAR, told as toldParts } from './so-far.ts'

const passageAt = (reference: string | undefined): Passage[] => {
  const passage = reference === undefined ? undefined : parseUsfm(reference)
  return passage === undefined || isProblem(passage) ? [] : [passage]
}

/**
 * What the answers to these questions were about, by the question's id; nothing of one that failed, was stopped or stands for
 * no more.
 */
export async function toldBy(db: Database, memberId: string, questions: readonly string[]): Promise<Map<string, Told>> {
  if (questions.length === 0) return new Map()
  const rows = await db
    .selectFrom('answers')
    .select(['id', 'question_id', 'told'])
    .where('member_id', '=', memberId)
    .where('question_id', 'in', [...questions])
    .where('status', '=', 'done')
    .where('replaced', '=', false)
    .execute()
  return new Map(rows.flatMap(({ id, question_id, told }) => (told === null ? [] : [[question_id, toldIn(id, told)]])))
}

/** What an answer told that has ended; undefined where it had not even been understood. */
export function givenIn(answer: { text: string | null; told: string | null }): Omit<Given, 'question'> | undefined {
  const { understood, citations } = toldParts.parse(JSON.parse(answer.told ?? 'null') ?? NOTHING_SO_FAR.told)
  if (!understood) return undefined
  return {
    locale: understood.language,
    intent: understood.intent,
    isByModel: understood.engine === 'writer',
    text: answer.text ?? '',
    citations: citations.map(({ n, work, section, reference }) => {
      const [passage] = passageAt(reference)
      return { n, work: work.id, section, ...(passage && { passage }) }
    }),
  }
}

function toldIn(answer: string, stored: string): Told {
  const { understood, citations } = toldParts.parse(JSON.parse(stored))
  const own = citations.find(({ work }) => work.id === OWN_WORK)?.section
  const passages = citations.flatMap(({ reference }) => passageAt(reference))
  return { answer, terms: understood?.terms ?? [], passages, ...(own !== undefined && { own }) }
}
