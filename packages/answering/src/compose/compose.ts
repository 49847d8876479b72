import type { AnswerContext } from '../gather/answer-context.ts'
import { knownQuestionOf } from '../gather/known-question.ts'
import { isOnModernThing } from '../gather/modern.ts'
import { pairAsked } from '../gather/pairs/pairs.ts'
import { tellsOfSelf } from '../gather/situations/tells-of-own.ts'
import { isPlainlyTold } from '../gather/situations/turned-to.ts'
import type { Intent } from '../understand/intent.ts'
import type { Composer } from './composer.ts'
import { gated } from './gated.ts'
import { composeBookGroups, groupsAsked } from './intents/bible-itself/book-groups.ts'
import { asksForCanon, composeCanon } from './intents/bible-itself/canon.ts'
import { composeCounts, countsAsked } from './intents/bible-itself/counts.ts'
import { composeOverview, wholeAsked } from './intents/bible-itself/overview.ts'
import { composeComparison } from './intents/compare.ts'
import { composeDoctrine } from './intents/doctrine.ts'
import { composeExplanation, isOnSaying } from './intents/explain.ts'
import { explainFirst } from './intents/explained.ts'
import { composeFind } from './intents/find.ts'
import { composeList, listFirst } from './intents/list.ts'
import { composePassage } from './intents/passage.ts'
import { composeStory } from './intents/story.ts'
import { composeSubject, kinFirst } from './intents/subject.ts'
import { composeTopic, counselFirst } from './intents/topic.ts'
import { composeUnwritten } from './intents/write.ts'

/** Which way of answering serves which intent. Talk, danger and what is outside need no search and have fixed answers. */
const COMPOSERS: Readonly<Record<Intent, Composer>> = {
  passage: composePassage,
  explain: listFirst(explainFirst(composeExplanation)),
  event: listFirst(kinFirst(counselFirst(composeStory))),
  list: kinFirst(composeList),
  topic: listFirst(explainFirst(composeTopic)),
  practical: composeTopic,
  person: listFirst(explainFirst(composeSubject)),
  place: explainFirst(composeSubject),
  thing: listFirst(explainFirst(composeSubject)),
  background: listFirst(explainFirst(composeSubject)),
  doctrine: listFirst(explainFirst(composeDoctrine)),
  compare: composeComparison,
  find: listFirst(composeFind),
  write: composeUnwritten,
  talk: composeTopic,
  danger: composeTopic,
  outside: composeTopic,
}

/** A question that the library asks itself is on one place in it; whoever tells of their life wants counsel, however it is worded. */
export const composerOf = (context: AnswerContext): Composer => gated(chosenFor(context))

function chosenFor(context: AnswerContext): Composer {
  const { understood } = context
  if (understood.answered !== undefined) return composeStory
  const scene = knownQuestionOf(context)
  // 先知娶了妓女當太太 is told of nobody's own wife.
  const isStory = scene !== undefined && !scene.isBelief && !tellsOfSelf(understood)
  const isModern = MAY_BE_MODERN.has(understood.intent) && isOnModernThing(understood)
  if (!isStory && (isPlainlyTold(understood) || isModern)) return composeTopic
  if (countsAsked(understood.question.text, { ...understood, tradition: understood.question.tradition }))
    return composeCounts
  if (asksForCanon(understood.question.text)) return composeCanon
  if (groupsAsked(understood.question.text, understood.locale).length > 0) return composeBookGroups
  if (pairAsked(understood.question.text, understood.locale)) return composeComparison
  if (wholeAsked(understood)) return composeOverview
  if (scene?.isBelief) return listFirst(explainFirst(understood.intent === 'doctrine' ? composeDoctrine : composeTopic))
  if (MAY_BE_SAYING.has(understood.intent) && isOnSaying(context)) return composeExplanation
  return scene ? listFirst(composeStory) : COMPOSERS[understood.intent]
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
