import type { Kind, Library } from '@berea/library'
import type { AnswerEvent } from '../events.ts'
import { openContext } from '../gather/answer-context.ts'
import { answeredInTheseWords } from '../gather/answered.ts'
import type { QuestionEncoder } from '../gather/by-meaning.ts'
import { asStory, soundsLikeDanger, tellsStory } from '../gather/known-questions/as-story.ts'
import { tellsOfOwn } from '../gather/situations/tells-of-own.ts'
import { withoutAside } from '../understand/aside.ts'
import { fold } from '../understand/fold.ts'
import { findLeaning } from '../understand/followup.ts'
import { withoutLeadIn } from '../understand/lead-in.ts'
import type { Question, Understood } from '../understand/question.ts'
import { standalone } from '../understand/standalone.ts'
import { tongueOf } from '../understand/tongue.ts'
import { understand } from '../understand/understand.ts'
import { createWork, type Work, WorkEnded } from '../work.ts'
import { asMeant, withoutQuotedCry } from './as-meant.ts'
import { spellingOf } from './spelling-of.ts'
import { withSecond } from './with-second.ts'
import { writeAnswer } from './write.ts'

export type AnswerOptions = {
  readonly signal?: AbortSignal
  /** Counts what is done, and ends it at its deadline or ceiling; without it only the signal does. */
  readonly work?: Work
  /** Two letters, for the helplines; without it countries are named beside their numbers. */
  readonly region?: string
  /** Without it words alone find what answers. */
  readonly encoder?: QuestionEncoder
  /** What was asked before in the conversation, oldest first, for "and in Luke?". */
  readonly conversation?: readonly Question[]
  readonly without?: readonly Kind[]
}

/** The contract's code of an answer that could not be made to its end. */
const GENERATION_FAILED = 10215

/**
 * A question answered: what was understood of it, then the text with its citations, what was
 * checked, what lies around it, what to ask next, and one end.
 */
export async function* answer(
  question: Question,
  library: Library,
  options: AnswerOptions = {},
): AsyncGenerator<AnswerEvent> {
  const { signal, work = createWork(signal ? { signal } : {}) } = options
  try {
    yield* answering(question, library, options, work)
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error
    yield error.why === 'stopped'
      ? { type: 'ended', reason: 'stopped' }
      : { type: 'ended', reason: 'failed', code: GENERATION_FAILED }
  }
}

async function* answering(
  question: Question,
  library: Library,
  { conversation = [], ...options }: AnswerOptions,
  work: Work,
): AsyncGenerator<AnswerEvent> {
  await work.rest()
  const previous = await understandConversation(conversation, work)
  const understood = await understandSpelt(question, library, options.without ?? [], work, previous)
  const { locale, intent, passages, terms } = understood
  yield { type: 'understood', locale, intent, passages, terms, engine: 'composer' }
  await work.rest()
  yield* writeAnswer(understood, library, { ...options, work })
}

/**
 * What the library asks itself stands alone and is no cry for help. What is to be met with care, or is small talk, is
 * taken as it was typed; everything else as it was meant, without what only says why it is asked.
 */
async function understandSpelt(
  question: Question,
  library: Library,
  without: readonly Kind[],
  work: Work,
  previous?: Understood,
): Promise<Understood> {
  const alone = understand(question, undefined, work)
  const section = await answeredInTheseWords(openContext(alone, library, without, { work }))
  if (section) {
    const { matter: _noCry, ...asked } = alone
    return { ...asked, intent: 'event', answered: section.id }
  }
  const heard = await withoutQuotedCry(asMeant(previous ? understand(question, previous, work) : alone), library)
  const text = previous && heard.matter === undefined ? standalone(question, previous, heard.locale) : undefined
  if (text !== undefined) return understandSpelt({ ...question, text }, library, without, work)
  const asTyped = withoutCause(heard, previous)
  if (asTyped.matter !== undefined) return asTyped
  // What is told of oneself is known by the words that people tell it in: mum is no mother, and «llevo» no «llevó».
  const spelling = tellsOfOwn(asTyped) ? undefined : await spellingOf(library, asTyped.locale)
  const typed = asTyped.question.text
  const plain = withoutAside(spelling?.(typed) ?? typed, asTyped.locale)
  const asAsked = plain === typed ? asTyped : asMeant(understand({ ...question, text: plain }, previous, work))
  return previous && leansOnBefore(asAsked) ? asAsked : withSecond(asAsked, library, without, work)
}

/** Questions that one may lean on: the last, and what it leans on itself. */
const MOST_TURNS = 8

/** The last question of a conversation as it was meant, each understood from the one before it. */
async function understandConversation(conversation: readonly Question[], work: Work): Promise<Understood | undefined> {
  let previous: Understood | undefined
  for (const question of conversation.slice(-MOST_TURNS)) {
    const heard = asMeant(understand(question, previous, work))
    const text = previous && heard.matter === undefined ? standalone(question, previous, heard.locale) : undefined
    previous = text === undefined ? heard : asMeant(understand({ ...question, text }, undefined, work))
    await work.rest()
  }
  return previous
}

const leansOnBefore = ({ question, locale }: Understood): boolean =>
  findLeaning(fold(question.text), tongueOf(locale)) !== undefined

/** Without what made somebody ask; where that sounded like danger, only if a story is asked for that is known. */
function withoutCause(asTyped: Understood, previous?: Understood): Understood {
  const { question, locale } = asTyped
  const text = withoutLeadIn(question.text, locale)
  if (text === question.text || (asTyped.matter !== undefined && !soundsLikeDanger(asTyped))) return asTyped
  const asked = asStory(understand({ ...question, text }, previous))
  const isStory = asked.matter === undefined && tellsStory(asked)
  return asTyped.matter === undefined || isStory ? asked : asTyped
}
