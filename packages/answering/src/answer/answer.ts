import type { Kind, Library } from '@berea/library'
import { searchAgainst } from '../against/search.ts'
import type { Given } from '../against/statements.ts'
import type { Writer } from '../drafting/by-model.ts'
import { standAloneByModel } from '../drafting/stand-alone.ts'
import type { AnswerEvent } from '../events.ts'
import type { Trace } from '../gather/answer-context.ts'
import { type QuestionEncoder, remembering } from '../gather/by-meaning.ts'
import type { Question, Turn } from '../understand/question.ts'
import { counted, createWork, rest, type Work, WorkEnded } from '../work.ts'
import { lettingOthersBegin } from './first-texts.ts'
import type { GoingOn } from './go-on.ts'
import { type Restate, understandInConversation } from './in-conversation.ts'
import { mayBeWritten } from './may-be-written.ts'
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
  readonly conversation?: readonly Turn[]
  readonly without?: readonly Kind[]
  readonly trace?: Trace
  /** With it a model writes what may be written by one. */
  readonly writer?: Writer
  /** Goes on, by the composer, with an answer that a model began. */
  readonly goesOn?: GoingOn
  /** An answer that the Scriptures are searched against, instead of answering the question. */
  readonly against?: Given
  /** How the question was read when its answer was begun, in a model's words or not: no model is asked again. */
  readonly readAs?: { readonly text?: string }
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
    const { against } = options
    const events = against
      ? lettingOthersBegin(searchAgainst(against, library, options))
      : answering(question, library, options)
    yield* counted(work, events)
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
  { conversation = [], encoder: given, writer: ofModels, readAs, ...options }: AnswerOptions,
): AsyncGenerator<AnswerEvent> {
  await rest()
  const { without = [] } = options
  const encoded = given && { encoder: remembering(given) }
  const texts = { library, without, ...encoded }
  const { understood, leans } = await understandInConversation(
    question,
    conversation,
    texts,
    readAs ? async () => readAs.text : restateBy(ofModels, options.signal),
  )
  const { locale, intent, passages, terms } = understood
  const isWritten = ofModels && (await mayBeWritten(understood, conversation, texts.encoder))
  const writer = isWritten ? ofModels : undefined
  const engine = writer ? 'writer' : 'composer'
  if (!options.goesOn) yield { type: 'understood', locale, intent, passages, terms, engine, ...(leans && { leans }) }
  await rest()
  const before = conversation.map(({ text }) => text)
  yield* writeAnswer(understood, library, { ...options, ...encoded, ...(writer && { writer, before }) })
}

/** The first model puts a question so that it stands alone; a second one would take too long. */
function restateBy(writer: Writer | undefined, signal = new AbortController().signal): Restate | undefined {
  const [model] = writer?.models ?? []
  return model && ((asked) => standAloneByModel(model, asked, signal))
}
