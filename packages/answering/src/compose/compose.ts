import type { AnswerContext } from '../gather/answer-context.ts'
import { isSceneKnown, knownQuestionOf } from '../gather/known-question.ts'
import { isOnModernThing } from '../gather/modern.ts'
import { tellsOfSelf } from '../gather/situations/tells-of-own.ts'
import { isPlainlyTold } from '../gather/situations/turned-to.ts'
import { INTENTS, type Intent } from '../understand/intent.ts'
import type { Understood } from '../understand/question.ts'
import type { Composer } from './composer.ts'
import { gated } from './gated.ts'
import { composeBookGroups, groupsAsked } from './intents/bible-itself/book-groups.ts'
import { asksForCanon, composeCanon } from './intents/bible-itself/canon.ts'
import { composeCounts, countsAsked } from './intents/bible-itself/counts.ts'
import { composeOverview, wholeAsked } from './intents/bible-itself/overview.ts'
import { composeExplanation, explainFirst, isOnSaying } from './intents/explain.ts'
import { composeFind } from './intents/find.ts'
import { composeFound } from './intents/found.ts'
import { listFirst } from './intents/list.ts'
import { composePassage } from './intents/passage.ts'
import { composeUnwritten } from './intents/write.ts'

/** What is asked of the Bible itself or of a saying has a way of its own; most is answered by what is found. */
export const composerOf = (context: AnswerContext): Composer => gated(chosenFor(context))

function chosenFor(context: AnswerContext): Composer {
  const { understood } = context
  // A question that the library asks itself is on one place in it.
  if (understood.answered !== undefined) return composeFound
  // 先知娶了妓女當太太 is told of nobody's own wife.
  const isStory = isSceneKnown(context) && !tellsOfSelf(understood)
  const isModern = MAY_BE_MODERN.has(understood.intent) && isOnModernThing(understood)
  // Whoever tells of their life wants counsel, however it is worded.
  if (!isStory && (isPlainlyTold(understood) || isModern)) return composeFound
  const ofBible = onBibleItself(understood)
  if (ofBible) return ofBible
  if (knownQuestionOf(context)?.isBelief) return listFirst(composeFound)
  if (MAY_BE_SAYING.has(understood.intent) && isOnSaying(context)) return composeExplanation
  return listFirst(isSceneKnown(context) ? composeFound : COMPOSERS[understood.intent])
}

/** Books, chapters and verses counted, the canon, or what a whole book or chapter is about. */
function onBibleItself(understood: Understood): Composer | undefined {
  const { text, tradition } = understood.question
  if (countsAsked(text, { ...understood, tradition })) return composeCounts
  if (asksForCanon(text)) return composeCanon
  if (groupsAsked(text, understood.locale).length > 0) return composeBookGroups
  return wholeAsked(understood) ? composeOverview : undefined
}

/** A passage that is named is printed or explained; words are looked for; what is to be written is not. */
const COMPOSERS: Readonly<Record<Intent, Composer>> = {
  ...(Object.fromEntries(INTENTS.map((intent) => [intent, composeFound])) as Record<Intent, Composer>),
  passage: composePassage,
  explain: explainFirst(composeExplanation),
  find: composeFind,
  write: composeUnwritten,
}

/** Intents that look for something told or written, which of things of today nothing is. */
const MAY_BE_MODERN: ReadonlySet<Intent> = new Set([
  'compare',
  'thing',
  'event',
  'background',
  'place',
  'person',
  'list',
])

/** What asks for a thing may ask for what a saying is; of a parable its story may be asked for, or what it means. */
const MAY_BE_SAYING: ReadonlySet<Intent> = new Set(['thing', 'background', 'explain'])
