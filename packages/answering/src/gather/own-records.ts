import { type Family, fromKnowledge, type OwnRecord, ownRecords } from '@berea/knowledge'
import { type AfterRecord, type AskedVectors, partsOf, type RecordHit } from '@berea/library'
import type { Intent } from '../understand/intent.ts'
import type { After, Understood } from '../understand/question.ts'
import { behind } from '../understand/readings.ts'
import { rest } from '../work.ts'
import type { AnswerContext } from './answer-context.ts'

/** What Berea's editors wrote on just what is asked; `probability`, 0 to 1, that it answers. */
export type OwnWords = {
  readonly record: OwnRecord
  readonly probability: number
  /** It would not answer, had nothing been spoken of before. */
  readonly leans: boolean
  /** It only comes near: it is told as no more than that. */
  readonly isNear?: true
  /** Only this is asked of it: what it says of some churches, where it stands in Scripture, or one sentence, by its place. */
  readonly part?: { readonly families: readonly Family[] } | { readonly sentence: number } | 'places'
}

const NOT_FOR_EDITORS: ReadonlySet<Intent> = new Set(['passage', 'write', 'danger'])

/** No text of the library is asked for, and nothing to be written. */
export const isForEditors = ({ intent }: Understood): boolean => !NOT_FOR_EDITORS.has(intent)

const keyOf = (kind: string, id: string): string => `${kind} ${id}`
const records = fromKnowledge(
  (all) => new Map(ownRecords(all).map((record) => [keyOf(record.kind, record.id), record])),
)

/** A record of what Berea's editors wrote, by its kind and id. */
export const recordOf = (kind: string, id: string): OwnRecord | undefined => records().get(keyOf(kind, id))

/** `berea-handbook/article/infant-baptism/fr` → the article on that. */
export function recordAt(section: string): OwnRecord | undefined {
  const [, kind = '', id = ''] = section.split('/')
  return recordOf(kind, id)
}

/** Records that are looked at: where the likest may not speak, the next may. */
const LOOKED_AT = 5

/** The records that are likest to what is asked, likest first, without the one that was just told. */
export const ownHits = (context: AnswerContext): Promise<readonly RecordHit[]> =>
  context.once('own hits', async () => {
    const { understood, locale, library } = context
    const question = understood.question.text
    const asked = await context.vectors()
    const parts = asked ? await encodedParts(context) : []
    const after = understood.after && (await spokenOf(context, understood.after))
    const hits = await library.findRecords({ question, locale, asked, parts, after }, LOOKED_AT)
    await rest()
    return hits.filter(({ section }) => section !== understood.said)
  })

async function encodedParts({ understood, locale, vectors }: AnswerContext): Promise<AskedVectors[]> {
  const parts = await Promise.all(partsOf(understood.question.text, locale).map((part) => vectors(part)))
  return parts.flatMap((part) => (part ? [part] : []))
}

async function spokenOf(
  { understood, locale, vectors }: AnswerContext,
  { title, section }: After,
): Promise<AfterRecord> {
  const question = behind(title, understood.question.text, locale)
  return { ...(section !== undefined && { section }), joined: { question, asked: await vectors(question) } }
}
