import { teachingsOf } from '../../gather/commentators/traditions.ts'
import { englishOf, isDoctrine } from '../../gather/english.ts'
import { type Evidence, gatherEvidence } from '../../gather/gather.ts'
import { isSceneKnown } from '../../gather/known-question.ts'
import { isOnModernThing } from '../../gather/modern.ts'
import { counselOf, isFromLife } from '../../gather/passages/counsel.ts'
import { bearsOn } from '../../gather/passages/fitting.ts'
import type { Found } from '../../gather/passages/passages.ts'
import { isHalfHeard, isPlainlyTold } from '../../gather/situations/turned-to.ts'
import { type Explained, explanationsOf } from '../../gather/statements/explained.ts'
import { answerToJustThis, explainBy } from '../../gather/statements/statements.ts'
import { isTold } from '../../gather/telling-verses/told.ts'
import type { Intent } from '../../understand/intent.ts'
import { inBrief } from '../brief.ts'
import type { Budget, Composed, Composer } from '../composer.ts'
import type { Block } from '../draft.ts'
import { asHalfHeard, asNearest, leadInWords, leadWithCounsel, leadWithPlace, leadWithSpread } from '../leads.ts'
import { nearAtBest, nothingFound } from '../nothing.ts'
import { attributed, closingVerse, readOn, scripture, stated, traditions, voices } from '../parts.ts'
import { paragraph, type SentenceWriter, settled } from '../sentence-writer.ts'
import { passagesWith } from './explained.ts'
import { composeByTestament } from './testaments.ts'

/** Intents that ask for what something is or means, and whether; what happened is told by its verses. */
const EXPLAINED: ReadonlySet<Intent> = new Set([
  'topic',
  'person',
  'place',
  'thing',
  'background',
  'doctrine',
  'compare',
  'explain',
])

/** Intents whose questions turn on a subject of many passages rather than on one story. */
const ON_A_SUBJECT: ReadonlySet<Intent> = new Set(['topic', 'doctrine', 'practical', 'compare', 'thing', 'background'])

/** What an answer is made of, in the order in which one thing leads before another. */
type Made = {
  readonly evidence: Evidence
  readonly isStory: boolean
  readonly isCounsel: boolean
  /** The paragraph that explains what is asked, and another. */
  readonly explained: readonly Explained[]
}

/**
 * What was found: a paragraph that explains it, or the passages long turned to, or the verses that tell it; then Scripture, what else
 * explains it, teachers, the churches, and where to read on.
 */
export const composeFound: Composer = async function* (writer, budget) {
  const { context } = writer
  const made = await makeOf(writer)
  const { evidence, isStory, isCounsel, explained } = made
  const [first, second] = explained
  const [main] = evidence.passages
  if (!main || !(evidence.found || first)) return yield* nothingFound(writer, evidence)
  // A rent or an interview in somebody's trouble is no reason to say that Scripture has nothing on it.
  const isModern = isOnModernThing(context.understood) && !isPlainlyTold(context.understood)
  if (isModern && !first) return yield* nearAtBest(writer, evidence, isCounsel ? evidence.passages : [])
  yield leadOf(writer, made, main)
  if (budget.isQuick) return yield* inBrief(writer, budget, evidence, first !== undefined)

  const quoted = yield* isStory && !isCounsel
    ? storyOf(writer, evidence.passages, budget)
    : composeByTestament(writer, evidence.passages, budget)
  if (second) yield paragraph(...stated(writer, second.statement))
  yield* around(writer, quoted, budget)
  yield* endOf(writer, made, main, quoted)
  return { evidence, passages: quoted } satisfies Composed
}

/** A line to take along, for whoever is in need of one; else where to read on. */
function endOf(writer: SentenceWriter, made: Made, main: Found, quoted: readonly Found[]): Block[] {
  const { evidence, isStory, isCounsel } = made
  const { context } = writer
  const rest = [...evidence.passages.filter((found) => !quoted.includes(found)), ...evidence.further]
  if (isCounsel || context.understood.intent === 'practical') return closingVerse(writer, quoted, rest)
  return readOn(writer, main, isStory ? rest.filter(({ pericope }) => bearsOn(context, pericope)) : rest)
}

/** Teachers on what was quoted, and what the churches teach. */
async function* around(writer: SentenceWriter, quoted: readonly Found[], budget: Budget): AsyncGenerator<Block, void> {
  if (budget.hasRoom('teachers')) yield* voices(writer, quoted.slice(0, 2), 3)
  if (isTaught(writer) && budget.hasRoom('traditions')) yield* traditions(writer, await teachingsOf(writer.context))
}

async function makeOf(writer: SentenceWriter): Promise<Made> {
  const { context } = writer
  const { intent } = context.understood
  const isScene = isSceneKnown(context)
  const isStory = isScene || !ON_A_SUBJECT.has(intent)
  const gathered = await gatherEvidence(context, {
    count: 5,
    perBook: isStory ? 3 : 2,
    bothTestaments: !isStory,
  })
  const counsel = isTold(context) && !isFromLife(context) ? [] : counselOf(context)
  const explained = EXPLAINED.has(intent) && !isScene ? await explanationsOf(context) : []
  const isCounsel = counsel.length > 0
  const base = isCounsel ? counsel : gathered.passages
  const passages = explained[0] ? passagesWith(context, explained[0], base) : base
  const further = isCounsel ? [] : gathered.further
  return { evidence: { ...gathered, passages, further }, isStory, isCounsel, explained: explained.slice(0, 2) }
}

/** The first paragraph: the library's own answer to its own question, what explains it, or the passages themselves. */
function leadOf(writer: SentenceWriter, { evidence, isStory, isCounsel, explained }: Made, main: Found): Block {
  const justThis = answerToJustThis(writer.context, evidence.signals)
  if (justThis) return settled(leadWithPlace(writer, justThis, main, isStory))
  const [first] = explained
  if (first) {
    const said = paragraph(...stated(writer, first.statement))
    return settled(first.gate === 'answers' ? said : asNearest(writer, said))
  }
  const some = evidence.passages.slice(0, 4)
  const ofStory = () => leadInWords(writer, main) ?? leadWithPlace(writer, undefined, main, true)
  const lead = isCounsel ? leadWithCounsel(writer, some) : isStory ? ofStory() : leadWithSpread(writer, some)
  return isHalfHeard(writer.context.understood) ? settled(asHalfHeard(writer, lead)) : lead
}

/** Do churches teach on it? */
const isTaught = ({ context: { understood, locale } }: SentenceWriter): boolean =>
  understood.intent === 'doctrine' ||
  (understood.intent !== 'practical' && understood.terms.some((term) => isDoctrine(englishOf(term, locale) ?? '')))

/** A note has so much of what is asked that it says something of it. */
const SAYS = 0.1
/** Another passage stands with a story that is nearly as weighty, or bears on what is asked and has some weight. */
const WEIGHTY = { anyway: 0.75, bearing: 0.25 }

/** The story itself, what a note explains of it, and other passages of weight. */
async function* storyOf(
  writer: SentenceWriter,
  [main, ...others]: readonly Found[],
  budget: Budget,
): AsyncGenerator<Block, Found[]> {
  const { context } = writer
  if (!main) return []
  yield writer.heading(writer.sentences.heading.scripture)
  yield* scripture(writer, [main])
  const notes = await explainBy(context, main.pericope, ['notes'], context.words, 4)
  const remark = notes.find(({ share }) => share > SAYS)
  if (remark) yield paragraph(attributed(writer, remark))
  const isWeighty = ({ score, pericope }: Found) =>
    score > main.score * WEIGHTY.bearing && (score > main.score * WEIGHTY.anyway || bearsOn(context, pericope))
  const quoted = [main]
  for (const found of others.filter(isWeighty)) {
    if (!budget.hasRoom('scripture')) break
    if (quoted.length === 1) yield writer.heading(writer.sentences.heading.elsewhere)
    yield* scripture(writer, [found])
    quoted.push(found)
  }
  return quoted
}
