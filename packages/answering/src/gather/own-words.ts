import {
  type Family,
  familiesIn,
  fillPlaceholders,
  fromKnowledge,
  type Language,
  languageOf,
  type OwnRecord,
  ownRecords,
} from '@berea/knowledge'
import { type AfterRecord, type AskedVectors, partsOf, type RecordHit } from '@berea/library'
import { isProblem, overlaps, type Passage, parseUsfm } from '@berea/scripture'
import { asksWhere } from '../understand/asks-where.ts'
import { fold } from '../understand/fold.ts'
import type { Intent } from '../understand/intent.ts'
import type { After } from '../understand/question.ts'
import { behind, isShort, leansByItsWords, mayLeanOn } from '../understand/readings.ts'
import { tongueOf } from '../understand/tongue.ts'
import type { AnswerContext } from './answer-context.ts'
import { isWithinBook } from './within-book.ts'

/** What Berea's editors wrote on just what is asked; `probability`, 0 to 1, that it answers. */
export type OwnWords = {
  readonly record: OwnRecord
  readonly probability: number
  /** It would not answer, had nothing been spoken of before. */
  readonly leans: boolean
  /** Only this is asked of it: what it says of some churches, where it stands in Scripture, or one sentence, by its place. */
  readonly part?: { readonly families: readonly Family[] } | { readonly sentence: number } | 'places'
}

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
    const question = understood.question.text
    const asked = await context.vectors()
    const parts = asked ? await encodedParts(context) : []
    const after = understood.after && (await spokenOf(context, understood.after))
    const hits = await library.findRecords({ question, locale, asked, parts, after }, LOOKED_AT)
    return hits.filter(({ section }) => section !== understood.said)
  })

/** Is it on just what was told, and not asked for anew? */
const isOnTold = ({ understood: { after } }: AnswerContext, hit: RecordHit): boolean =>
  after?.isTold === true && hit.section === after.section && !hit.standsAlone

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

async function findOwnWords(context: AnswerContext): Promise<OwnWords | undefined> {
  const { understood } = context
  if (understood.answered !== undefined || NOT_FOR_EDITORS.has(understood.intent)) return undefined
  const part = await partAsked(context)
  if (part) return part
  const found = await hitsFor(context)
  const [best] = found
  // What was just told is not told again; what else may speak has to stand alone. And what does is not lost for what was spoken of.
  const isTold = best !== undefined && isOnTold(context, best)
  const answering = isTold ? [] : found.filter(({ isAnswer }) => isAnswer)
  const alone = found.filter((hit) => hit.standsAlone && !answering.includes(hit))
  for (const { kind, record: id, score, standsAlone } of [...answering, ...alone]) {
    const record = records().get(keyOf(kind, id))
    if (record && isOnNamed(record, understood.passages)) {
      context.trace?.('own words', { kind, id, score })
      return { record, probability: score, leans: !standsAlone }
    }
  }
  return isTold && (best.isAnswer || mayLeanOn(understood)) ? sentenceAsked(context, best) : undefined
}

/** Of what was just told the sentence that comes nearest to what is asked on; undefined where nothing is encoded. */
async function sentenceAsked(
  context: AnswerContext,
  { kind, record: id, score }: RecordHit,
): Promise<OwnWords | undefined> {
  const { locale, tradition, vectors } = context
  const record = records().get(keyOf(kind, id))
  const [asked] = (await vectors()) ?? []
  if (!record || !asked) return undefined
  const said = await Promise.all(
    record.sentences(languageOf(locale)).map(async ({ text }) => vectors(fillPlaceholders(text, locale, tradition))),
  )
  const likeness = said.map((one) => (one?.[0] ? asked.reduce((sum, value, at) => sum + value * one[0]![at]!, 0) : -1))
  return { record, probability: score, leans: true, part: { sentence: likeness.indexOf(Math.max(...likeness)) } }
}

/** 「天主教怎么看」, 「圣经里有根据吗」 behind what was told: the same record, for that alone; undefined where something else is asked. */
const partAsked = (context: AnswerContext): Promise<OwnWords | undefined> =>
  context.once('part asked', async () => {
    const { understood, locale } = context
    const { after, question, intent } = understood
    const record = after?.isTold && after.section !== undefined ? recordAt(after.section) : undefined
    const tongue = tongueOf(locale)
    if (!record || NOT_FOR_EDITORS.has(intent) || !isShort(question.text, tongue)) return undefined
    const language = languageOf(locale)
    const families = familiesIn(question.text, language).filter((family) => saysOf(record, family, language))
    const part =
      families.length > 0 ? { families } : asksWhere(fold(question.text).text, tongue) ? ('places' as const) : undefined
    if (!part) return undefined
    // «Who are the Orthodox?» stands alone; «and the Orthodox?» does not.
    const [best] = leansByItsWords(understood) ? [] : await hitsFor(context)
    return best?.standsAlone ? undefined : { record, probability: 1, leans: true, part }
  })

/** Does it tell what that church teaches? */
const saysOf = (record: OwnRecord, asked: Family, language: Language): boolean =>
  record.positions(language).some(({ family }) => family === asked) ||
  record.sentences(language).some(({ text }) => familiesIn(text, language).includes(asked))

/** `berea-handbook/article/infant-baptism/fr` → the article on that. */
export function recordAt(section: string): OwnRecord | undefined {
  const [, kind = '', id = ''] = section.split('/')
  return records().get(keyOf(kind, id))
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
