import type { OwnRecord } from '@berea/knowledge'
import type { RecordHit } from '@berea/library'
import { isProblem, overlaps, type Passage, parseUsfm } from '@berea/scripture'
import { mayLeanOn } from '../understand/readings.ts'
import type { AnswerContext } from './answer-context.ts'
import { isForEditors, type OwnWords, ownHits, recordAt, recordOf } from './own-records.ts'
import { partAsked, sentenceAsked } from './part-asked.ts'
import { isWithinBook } from './within-book.ts'

/** What is surely on what is asked, likest first; undefined where nothing is. */
export const ownWordsFor = (context: AnswerContext): Promise<OwnWords | undefined> =>
  context.once('own words', () => findOwnWords(context))

/** What comes nearest of what is on no more than the matter; undefined where nothing does. */
export async function nearOwnWords(context: AnswerContext): Promise<OwnWords | undefined> {
  const { understood } = context
  if (understood.answered !== undefined || !isForEditors(understood)) return undefined
  const found = await hitsFor(context)
  const near = firstOnNamed(
    context,
    found.filter((hit) => hit.isNear && !isOnTold(context, hit)),
  )
  return near && { ...near, isNear: true }
}

/** How likely it is that the likest record answers, whether or not it may open the answer: 0 to 1. */
export async function ownProbability(context: AnswerContext): Promise<number> {
  const [best] = await ownHits(context)
  return best?.score ?? 0
}

/** Whoever asks on about their own life after a cry is told nothing that is on another trouble. */
async function hitsFor(context: AnswerContext): Promise<readonly RecordHit[]> {
  const { after, intent } = context.understood
  const hits = await ownHits(context)
  if (!after?.isCry || !after.section || intent !== 'practical') return hits
  const related = recordAt(after.section)?.related ?? []
  return hits.filter(({ section, record }) => section === after.section || related.includes(record))
}

/** Is it on just what was told, and not asked for anew? */
const isOnTold = ({ understood: { after } }: AnswerContext, hit: RecordHit): boolean =>
  after?.isTold === true && hit.section === after.section && !hit.standsAlone

async function findOwnWords(context: AnswerContext): Promise<OwnWords | undefined> {
  const { understood } = context
  if (understood.answered !== undefined || !isForEditors(understood)) return undefined
  const part = await partAsked(context)
  if (part) return part
  const found = await hitsFor(context)
  const [best] = found
  // What was just told is not told again; what else may speak has to stand alone. And what does is not lost for what was spoken of.
  const isTold = best !== undefined && isOnTold(context, best)
  const answering = isTold ? [] : found.filter(({ isAnswer }) => isAnswer)
  const alone = found.filter((hit) => hit.standsAlone && !answering.includes(hit))
  const own = firstOnNamed(context, [...answering, ...alone])
  if (own) return own
  return isTold && (best.isAnswer || mayLeanOn(understood)) ? sentenceAsked(context, best) : undefined
}

/** The likest that is on the passage that is named, if one is. */
function firstOnNamed(context: AnswerContext, hits: readonly RecordHit[]): OwnWords | undefined {
  for (const { kind, record: id, score, standsAlone } of hits) {
    const record = recordOf(kind, id)
    if (record && isOnNamed(record, context.understood.passages)) {
      context.trace?.('own words', { kind, id, score })
      return { record, probability: score, leans: !standsAlone }
    }
  }
  return undefined
}

/** A passage that is named binds: what is said has to be on it. */
function isOnNamed({ verses }: OwnRecord, named: readonly Passage[]): boolean {
  const close = named.filter(isWithinBook)
  return close.length === 0 || verses.some((verse) => close.some((place) => isOn(verse, place)))
}

function isOn(reference: string, place: Passage): boolean {
  const passage = parseUsfm(reference)
  return !isProblem(passage) && overlaps(passage, place)
}
