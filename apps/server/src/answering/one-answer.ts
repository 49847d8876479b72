import type { AnswerEvent as EngineEvent, Given, GoingOn, Question, Turn, Work, Writer } from '@berea/answering'
import { type AnswerEvent, CODES } from '@berea/contract'
import type { Library } from '@berea/library'
import type { Locale } from '@berea/scripture'
import type { FastifyBaseLogger } from 'fastify'
import type { Now } from '../clock.ts'
import type { ServedEncoder } from '../served-library.ts'
import type { Ending } from './endings.ts'
import { eventStore, NoLongerOurs, NotStored, ToldOtherwise } from './event-store.ts'
import { inTime } from './in-time.ts'
import type { Job } from './jobs.ts'
import type { AnswerLog } from './log.ts'
import { presenter } from './presenter.ts'
import { addEvent, NOTHING_SO_FAR } from './so-far.ts'

/** Answers a question from the library, as the answering package does. Counts its steps into `work`, which ends it. */
export type Engine = (
  question: Question,
  library: Library,
  options: {
    readonly signal: AbortSignal
    readonly work: Work
    readonly encoder: ServedEncoder
    readonly conversation: readonly Turn[]
    /** Where the operator has named a model. */
    readonly writer?: Writer
    /** Goes on with what a model began. */
    readonly goesOn?: GoingOn
    /** Searches the Scriptures against this answer. */
    readonly against?: Given
    /** How the question was read when its answer was begun: no model is asked again. */
    readonly readAs?: { readonly text?: string }
  },
) => AsyncIterable<EngineEvent>

type Needs = {
  readonly engine: Engine
  readonly library: Library
  readonly encoder: ServedEncoder
  readonly log: AnswerLog
  /** This server's name among all that share the database. */
  readonly runner: string
  readonly now: Now
  readonly logger: FastifyBaseLogger
  /** Milliseconds that the engine has for one answer. */
  readonly deadline: number
  /** A model for this member's answers; undefined where none is named. */
  readonly writerFor?: (memberId: string) => Writer | undefined
}

/**
 * Makes one answer from its beginning, stores each event as it comes, and gives how it ended; undefined where
 * it was stopped from outside, for whoever stopped it has closed it. A second making tells again what the first
 * had stored, and goes on; what a model had begun is never told again, the composer goes on from there. What the engine throws is the answer's failure; what storing throws is the caller's.
 */
export async function makeAnswer(
  { answerId, memberId, question, conversation, against, locale, isAgain }: Job,
  { engine, library, encoder, log, runner, now, logger, deadline: milliseconds, writerFor }: Needs,
  signal: AbortSignal,
): Promise<Ending['status'] | undefined> {
  const stored = isAgain ? (await log.read(answerId, 0, Number.MAX_SAFE_INTEGER)).map(({ event }) => event) : []
  const goesOn = goingOn(stored)
  const store = eventStore(
    (first, events, close) => log.append(answerId, runner, first, events, close),
    stored,
    goesOn !== undefined,
  )
  const present = presenter(library, question.tradition, goesOn)
  const writer = goesOn ? undefined : writerFor?.(memberId)
  const asked = {
    encoder,
    conversation,
    ...(writer && { writer }),
    ...(goesOn && { goesOn }),
    ...(against && { against }),
    ...readAsIn(stored),
  }
  let ending: Ending = { status: 'failed', code: CODES.generationFailed }
  if (!goesOn) await store.put({ type: 'start', messageId: answerId })
  const limits = { signal, milliseconds, now: () => performance.now() }
  try {
    for await (const event of inTime((options) => engine(question, library, { ...options, ...asked }), limits)) {
      if (event.type === 'ended') {
        ending = event.reason === 'failed' ? { status: 'failed', code: event.code } : { status: event.reason }
        break
      }
      if (event.type === 'made-with') await log.keepMadeWith(answerId, runner, event.madeWith)
      for (const presented of await present(event)) await store.put(presented)
    }
  } catch (error) {
    if (isOfStoring(error)) throw error
    logger.error({ answerId, ...faultOf(error) }, 'the engine failed')
  }
  if (signal.aborted) return undefined
  await store.end(ending, locale, now())
  return ending.status
}

/** What a model has told of an answer whose server fell; undefined where no model was at it. */
function goingOn(stored: readonly AnswerEvent[]): (GoingOn & { isTextOpen: boolean; locale: Locale }) | undefined {
  const understood = stored.find((event) => event.type === 'data-understood')?.data
  if (understood?.engine !== 'writer') return undefined
  const { text, isTextOpen, told } = stored.reduce(addEvent, NOTHING_SO_FAR)
  const cited = told.citations.map(({ n, section, start, end }) => ({ n, section, start, end }))
  return { cited, isShown: text !== '', isTextOpen, locale: understood.language }
}

/** How the question was read of an answer that is made again, so that it is read no other way. */
function readAsIn(stored: readonly AnswerEvent[]): { readonly readAs?: { readonly text?: string } } {
  const understood = stored.find((event) => event.type === 'data-understood')?.data
  if (!understood) return {}
  return { readAs: understood.leans?.restated ? { text: understood.leans.text } : {} }
}

/** What an engine throws may carry words of the question: only its kind and where it was thrown are told. */
function faultOf(error: unknown) {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined }
  return { fault: name, frames: stack?.split('\n').filter((line) => /^\s+at /.test(line)) }
}

const isOfStoring = (error: unknown) =>
  error instanceof NoLongerOurs || error instanceof ToldOtherwise || error instanceof NotStored
