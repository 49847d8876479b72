import type { Kind, Library } from '@berea/library'
import { contains, type Passage } from '@berea/scripture'
import { openContext } from '../gather/answer-context.ts'
import { knownQuestionOf } from '../gather/known-question.ts'
import { findKnownQuestion } from '../gather/known-questions/known-questions.ts'
import { tellsOfOwn } from '../gather/situations/tells-of-own.ts'
import type { Intent } from '../understand/intent.ts'
import type { Understood } from '../understand/question.ts'
import { twoQuestions } from '../understand/two-questions.ts'
import { understand } from '../understand/understand.ts'

/** What is asked for in these ways may be two things. */
const MAY_BE_TWO: ReadonlySet<Intent> = new Set([
  'event',
  'person',
  'place',
  'thing',
  'list',
  'background',
  'find',
  'topic',
])

/** What is known beforehand of a question, and no cry nor talk. */
const SET_RIGHT = /^(?:premise|nameless|nothing)\./

/**
 * A message that asks two things as the first of them, with the second beside it, where it is known which verses tell the
 * second, or what is to be set right in it; else as it was.
 */
export async function withSecond(whole: Understood, library: Library, without: readonly Kind[]): Promise<Understood> {
  const { question, locale } = whole
  const two = mayBeTwo(whole) ? twoQuestions(question.text, locale) : undefined
  if (!two) return whole
  const placeOf = async (understood: Understood): Promise<Passage | undefined> => {
    if (understood.matter !== undefined) return undefined
    const context = openContext(understood, library, without)
    await findKnownQuestion(context)
    return knownQuestionOf(context)?.places[0]
  }
  const first = understand({ ...question, text: two.first })
  if (first.matter !== undefined) return whole
  const told = await placeOf(first)
  for (const text of two.seconds) {
    const second = understand({ ...question, text })
    if (SET_RIGHT.test(second.matter ?? '')) return { ...first, second }
    const other = await placeOf(second)
    if (other) return bothIn(first, told, second, other)
  }
  return whole
}

const mayBeTwo = (whole: Understood): boolean =>
  whole.matter === undefined &&
  whole.passages.length === 0 &&
  whole.wording === undefined &&
  MAY_BE_TWO.has(whole.intent) &&
  !tellsOfOwn(whole)

/** Where the verses of one have those of the other, they tell both. */
function bothIn(first: Understood, told: Passage | undefined, second: Understood, other: Passage): Understood {
  if (told && contains(other, told)) return second
  return told && contains(told, other) ? first : { ...first, second }
}
