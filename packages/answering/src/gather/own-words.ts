import { fromKnowledge, type OwnRecord, ownRecords } from '@berea/knowledge'
import { isProblem, overlaps, type Passage, parseUsfm } from '@berea/scripture'
import type { Intent } from '../understand/intent.ts'
import type { AnswerContext } from './answer-context.ts'
import { isWithinBook } from './within-book.ts'

/** What Berea's editors wrote on just what is asked; `probability`, 0 to 1, that it answers. */
export type OwnWords = { readonly record: OwnRecord; readonly probability: number }

/** Records that are looked at: where the likest may not speak, the next may. */
const LOOKED_AT = 5

/** A text of the library is asked for, or something to be written. */
const NOT_FOR_EDITORS: ReadonlySet<Intent> = new Set(['passage', 'write', 'danger'])

/** What is surely on what is asked, likest first; undefined where nothing is. */
export const ownWordsFor = (context: AnswerContext): Promise<OwnWords | undefined> =>
  context.once('own words', () => findOwnWords(context))

/** How likely it is that the likest record answers, whether or not it may open the answer: 0 to 1. */
export async function ownProbability(context: AnswerContext): Promise<number> {
  const [best] = await hitsFor(context)
  return best?.score ?? 0
}

const hitsFor = (context: AnswerContext) =>
  context.once('own hits', async () => {
    const { understood, locale, library } = context
    const asked = await context.vectors()
    const hits = await library.findRecords({ question: understood.question.text, locale, asked }, LOOKED_AT)
    return hits.filter(({ section }) => section !== understood.said)
  })

async function findOwnWords(context: AnswerContext): Promise<OwnWords | undefined> {
  const { understood } = context
  if (understood.answered !== undefined || NOT_FOR_EDITORS.has(understood.intent)) return undefined
  const hits = await hitsFor(context)
  for (const { kind, record: id, score, isAnswer } of hits) {
    const record = isAnswer ? records().get(keyOf(kind, id)) : undefined
    if (record && isOnNamed(record, understood.passages)) {
      context.trace?.('own words', { kind, id, score })
      return { record, probability: score }
    }
  }
  return undefined
}

const keyOf = (kind: string, id: string): string => `${kind} ${id}`
const records = fromKnowledge(
  (all) => new Map(ownRecords(all).map((record) => [keyOf(record.kind, record.id), record])),
)

/** A passage that is named binds: what is said has to be on it. */
function isOnNamed({ verses }: OwnRecord, named: readonly Passage[]): boolean {
  const close = named.filter(isWithinBook)
  return close.length === 0 || verses.some((verse) => close.some((place) => isOn(verse, place)))
}

function isOn(reference: string, place: Passage): boolean {
  const passage = parseUsfm(reference)
  return !isProblem(passage) && overlaps(passage, place)
}
