import type { AnswerEvent as EngineEvent, Question, Turn, Work } from '@berea/answering'
import { CODES } from '@berea/contract'
import type { Library } from '@berea/library'
import type { FastifyBaseLogger } from 'fastify'
import type { Now } from '../clock.ts'
import type { ServedEncoder } from '../served-library.ts'
import type { Ending } from './endings.ts'
import { inTime } from './in-time.ts'
import type { Job } from './jobs.ts'
import type { AnswerLog } from './log.ts'
import { presenter } from './presenter.ts'
import { eventWriter, NoLongerOurs, NotStored, ToldOtherwise } from './writer.ts'

/** Answers a question from the library, as the answering package does. Counts its steps into `work`, which ends it. */
export type Engine = (
  question: Question,
  library: Library,
  options: {
    readonly signal: AbortSignal
    readonly work: Work
    readonly encoder: ServedEncoder
    readonly conversation: readonly Turn[]
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
}

/**
 * Makes one answer from its beginning, stores each event as it comes, and gives how it ended; undefined where
 * it was stopped from outside, for whoever stopped it has closed it. A second making tells again what the first
 * had stored, and goes on. What the engine throws is the answer's failure; what storing throws is the caller's.
 */
export async function makeAnswer(
  { answerId, question, conversation, locale, isAgain }: Job,
  { engine, library, encoder, log, runner, now, logger, deadline: milliseconds }: Needs,
  signal: AbortSignal,
): Promise<Ending['status'] | undefined> {
  const stored = isAgain ? (await log.read(answerId, 0, Number.MAX_SAFE_INTEGER)).map(({ event }) => event) : []
  const writer = eventWriter((first, events, close) => log.append(answerId, runner, first, events, close), stored)
  const present = presenter(library, question.tradition)
  let ending: Ending = { status: 'failed', code: CODES.generationFailed }
  await writer.put({ type: 'start', messageId: answerId })
  const limits = { signal, milliseconds, now: () => performance.now() }
  try {
    for await (const event of inTime(
      (options) => engine(question, library, { ...options, encoder, conversation }),
      limits,
    )) {
      if (event.type === 'ended') {
        ending = event.reason === 'failed' ? { status: 'failed', code: event.code } : { status: event.reason }
        break
      }
      for (const presented of await present(event)) await writer.put(presented)
    }
  } catch (error) {
    if (isOfStoring(error)) throw error
    logger.error({ answerId, ...faultOf(error) }, 'the engine failed')
  }
  if (signal.aborted) return undefined
  await writer.end(ending, locale, now())
  return ending.status
}

/** What an engine throws may carry words of the question: only its kind and where it was thrown are told. */
function faultOf(error: unknown) {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined }
  return { fault: name, frames: stack?.split('\n').filter((line) => /^\s+at /.test(line)) }
}

const isOfStoring = (error: unknown) =>
  error instanceof NoLongerOurs || error instanceof ToldOtherwise || error instanceof NotStored
