import type { Intent } from '../../understand/intent.ts'
import type { AnswerContext } from '../answer-context.ts'
import { isCalledSo } from '../counsel-topics/counsel-topics.ts'
import { isOnScene, knownQuestionOf } from '../known-question.ts'
import type { Found } from '../passages/passages.ts'
import { MEANT, personsOf, presence } from '../passages/persons.ts'
import { isKinUnknown } from '../passages/relatives.ts'
import { readPassage } from '../quoting.ts'
import { isTold } from '../telling-verses/told.ts'
import { asksYesOrNo } from '../telling-verses/yes-or-no.ts'
import { wordsOfVerses } from '../verse-words.ts'
import type { Concept } from './concepts.ts'
import { asksDetail, lacksDetail } from './details.ts'
import { isOnOthers } from './others.ts'
import { conceptsNamed, speaksOfAll } from './spoken-of.ts'

/** What became of a question's premise among the passages found. */
export type Premise = {
  /** The one that tells what is taken for granted first, if it was not so already. */
  readonly passages: readonly Found[]
  /** None of them tells it. */
  readonly isUntold: boolean
  /** Several persons, things and deeds are named, and all are told in one place: it is found, whatever words it was looked for by. */
  readonly isSpokenOf: boolean
}

/** Nothing is to be weighed. */
export const unchecked = (passages: readonly Found[]): Premise => ({ passages, isUntold: false, isSpokenOf: false })

/** So many things named together meet by chance in few places. */
const SEVERAL = 2

/** Passages that may tell what is asked, though another fits better. */
const OTHERS = 3

/**
 * Does a question take for granted what is told nowhere? "Why did Gideon keep peacocks?" finds Gideon easily, and no
 * peacock with him. Judged in all editions that the reader's language and English have: by the things and deeds that the
 * question names, the age or looks that it asks for, the kin that nobody is known to have had.
 */
export async function checkFacts(context: AnswerContext, passages: readonly Found[]): Promise<Premise> {
  const [main] = passages
  const { intent } = context.understood
  // « Comment Esther a-t-elle apprivoisé un léopard ? » is worded as advice is asked for.
  const isAsked = ON_WHAT_IS_THERE.has(intent) || (intent === 'practical' && context.doers.length > 0)
  if (!main || !isAsked) return unchecked(passages)
  if (!isOnScene(context, main.pericope) && !speaksOfAll(context, main, conceptsNamed(context, 'world')))
    return { passages, isUntold: true, isSpokenOf: false }
  if (!asksAfterTold(context)) return unchecked(passages)
  const named = conceptsNamed(context, 'told')
  const isSeveral = named.length > 0 && named.length + context.doers.length >= SEVERAL
  if (await isAttested(context, main, named)) return { passages, isUntold: false, isSpokenOf: isSeveral }
  const isElsewhere = named.length > 0 || asksDetail(context) || isOnOthers(context, main)
  const others = isElsewhere ? passages.slice(1, OTHERS) : []
  for (const other of others) {
    if (isOnAll(context, other) && (await isAttested(context, other, named))) {
      return { passages: [other, ...passages.filter((one) => one !== other)], isUntold: false, isSpokenOf: true }
    }
  }
  return { passages, isUntold: true, isSpokenOf: false }
}

/** Does a passage tell what the question takes for granted, as far as that can be told? */
async function isAttested(context: AnswerContext, found: Found, named: readonly Concept[]): Promise<boolean> {
  // Of a scene that is known it has been weighed already, with the other places that tell it.
  const isKnown = isOnScene(context, found.pericope)
  if (isKnown && knownQuestionOf(context)?.isOfKind) return true
  const isTold = isKnown || (!isOnOthers(context, found) && speaksOfAll(context, found, named))
  return isTold && !lacksDetail(context, found) && !(await isKinUnknown(context, found.pericope))
}

/** Is it on everybody whom the question names, or does what is asked go by a name of its own? */
const isOnAll = (context: AnswerContext, { pericope }: Found): boolean => {
  if (isCalledSo(context.understood.question.text, pericope)) return true
  const persons = personsOf(context).filter(({ isPerson }) => isPerson)
  const words = wordsOfVerses(readPassage(context, pericope)?.verses ?? [], context.locale)
  return persons.length > 0 && persons.every((one) => presence(one, pericope, words) >= MEANT)
}

/** What is told of those whom a question names; of "Was Mary Magdalene a prostitute?" it is asked whether it is told. */
const asksAfterTold = (context: AnswerContext): boolean =>
  (isTold(context) || context.doers.length > 0) &&
  !context.understood.question.text.split(/(?<=[?？])(?=.)/u).some((sentence) => asksYesOrNo(sentence))

/** Intents that ask what is told or written; what something means or what to do is asked of anything. */
const ON_WHAT_IS_THERE: ReadonlySet<Intent> = new Set([
  'event',
  'person',
  'place',
  'list',
  'thing',
  'find',
  'background',
  'topic',
])
