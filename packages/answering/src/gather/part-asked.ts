import { type Family, familiesIn, fillPlaceholders, type Language, languageOf, type OwnRecord } from '@berea/knowledge'
import type { RecordHit } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { asksWhere } from '../understand/asks-where.ts'
import { fold } from '../understand/fold.ts'
import type { Understood } from '../understand/question.ts'
import { isShort, leansByItsWords } from '../understand/readings.ts'
import { tongueOf } from '../understand/tongue.ts'
import type { AnswerContext } from './answer-context.ts'
import { isForEditors, type OwnWords, ownHits, recordAt, recordOf } from './own-records.ts'

/** Of what was just told the sentence that comes nearest to what is asked on; undefined where nothing is encoded. */
export async function sentenceAsked(
  context: AnswerContext,
  { kind, record: id, score }: RecordHit,
): Promise<OwnWords | undefined> {
  const { locale, tradition, vectors } = context
  const record = recordOf(kind, id)
  const [asked] = (await vectors()) ?? []
  if (!record || !asked) return undefined
  const said = await Promise.all(
    record.sentences(languageOf(locale)).map(async ({ text }) => vectors(fillPlaceholders(text, locale, tradition))),
  )
  const likeness = said.map((one) => (one?.[0] ? asked.reduce((sum, value, at) => sum + value * one[0]![at]!, 0) : -1))
  return { record, probability: score, leans: true, part: { sentence: likeness.indexOf(Math.max(...likeness)) } }
}

/** 「天主教怎么看」, 「圣经里有根据吗」 behind what was told: the same record, for that alone; undefined where something else is asked. */
export const partAsked = (context: AnswerContext): Promise<OwnWords | undefined> =>
  context.once('part asked', async () => {
    const { understood, locale } = context
    const record = toldRecord(understood)
    if (!record || !isForEditors(understood) || !isShort(understood.question.text, tongueOf(locale))) return undefined
    const part = churchesOrPlaces(record, understood.question.text, locale)
    if (!part) return undefined
    // «Who are the Orthodox?» stands alone; «and the Orthodox?» does not.
    const [best] = leansByItsWords(understood) ? [] : await ownHits(context)
    return best?.standsAlone ? undefined : { record, probability: 1, leans: true, part }
  })

const toldRecord = ({ after }: Understood): OwnRecord | undefined =>
  after?.isTold && after.section !== undefined ? recordAt(after.section) : undefined

function churchesOrPlaces(record: OwnRecord, asked: string, locale: Locale): OwnWords['part'] {
  const language = languageOf(locale)
  const families = familiesIn(asked, language).filter((family) => saysOf(record, family, language))
  if (families.length > 0) return { families }
  return asksWhere(fold(asked).text, tongueOf(locale)) ? 'places' : undefined
}

/** Does it tell what that church teaches? */
const saysOf = (record: OwnRecord, asked: Family, language: Language): boolean =>
  record.positions(language).some(({ family }) => family === asked) ||
  record.sentences(language).some(({ text }) => familiesIn(text, language).includes(asked))
