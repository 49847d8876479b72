import { setImmediate as nextTurn } from 'node:timers/promises'
import { CODES } from '@berea/contract'
import type { Library } from '@berea/library'
import { LOCALES, type Locale } from '@berea/scripture'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseFull } from '../adapters/database.ts'
import type { Disk } from '../adapters/disk.ts'
import type { Now } from '../clock.ts'
import type { Ending } from './endings.ts'
import { type AnswerJobs, type Job, STALE_SECONDS } from './jobs.ts'
import type { AnswerLog } from './log.ts'
import { type Engine, makeAnswer } from './one-answer.ts'
import { NoLongerOurs, NotStored, ToldOtherwise } from './writer.ts'

/** So often unfinished answers are looked for: a third of the time after which one counts as left. */
const LOOK_EVERY = 5_000
/** An answer is begun so often at the most: it may be what brought its servers down. */
const MOST_TRIES = 3

type Needs = {
  readonly engine: Engine
  /** Undefined while questions in that language can't be answered yet. */
  readonly library: (locale: Locale) => Library | undefined
  readonly log: AnswerLog
  readonly jobs: AnswerJobs
  readonly disk: Disk
  /** This server's name among all that share the database. */
  readonly runner: string
  readonly now: Now
  readonly logger: FastifyBaseLogger
  readonly onEnded: (ending: Ending['status'], milliseconds: number) => void
}

/**
 * Makes answers apart from the requests that asked for them: a reader who leaves, or comes back in
 * another tab, changes nothing. Takes over what a server that died has left unfinished.
 */
export function answerMaking({ engine, library, log, jobs, disk, runner, now, logger, onEnded }: Needs) {
  const underWay = new Map<string, { readonly stop: AbortController; readonly over: Promise<void> }>()
  /** Answers that go on when there is room on the disk again. */
  const heldUp = new Set<string>()
  let look: NodeJS.Timeout | undefined
  let isDraining = false

  function begin(job: Job): void {
    const stop = new AbortController()
    heldUp.delete(job.answerId)
    // Not in this turn: the reader's acknowledgement goes out before the work begins.
    const over = nextTurn()
      .then(() => make(job, stop.signal))
      .catch((error: unknown) => giveUp(job, error))
      .finally(() => underWay.delete(job.answerId))
    underWay.set(job.answerId, { stop, over })
  }

  async function make(job: Job, signal: AbortSignal): Promise<void> {
    const texts = library(job.locale)
    if (!texts) return
    const start = performance.now()
    const ended = await makeAnswer(job, { engine, library: texts, log, runner, now, logger }, signal)
    if (ended) onEnded(ended, performance.now() - start)
  }

  async function giveUp(job: Job, error: unknown): Promise<void> {
    if (error instanceof NoLongerOurs) return
    if (error instanceof ToldOtherwise) return fail(job)
    const cause = error instanceof NotStored ? error.cause : error
    if (isDatabaseFull(cause)) {
      disk.metFull()
      heldUp.add(job.answerId)
    }
    // The answer stays unfinished in the database until it is taken up again.
    const why = isDatabaseFull(cause) ? 'the disk is full: an answer waits for room' : 'an answer could not be stored'
    logger.error({ err: cause, answerId: job.answerId }, why)
  }

  async function fail({ answerId, locale }: Job): Promise<void> {
    const ending: Ending = { status: 'failed', code: CODES.generationFailed }
    if (await log.close(answerId, ending, locale, now())) onEnded('failed', 0)
  }

  async function lookAround(seconds: number): Promise<void> {
    // Taken up now, an answer would only lose one of its tries.
    if (await disk.isFull()) return
    const making = [...underWay.keys()]
    const ours = await jobs.touch(runner, making)
    for (const answerId of making) if (!ours.has(answerId)) underWay.get(answerId)?.stop.abort()
    const ready = LOCALES.filter(library)
    for (const job of await jobs.claim({ runner, seconds, underWay: [...underWay.keys()], locales: ready })) {
      logger.info({ answerId: job.answerId, tries: job.tries }, 'an unfinished answer is taken up again')
      if (job.tries <= MOST_TRIES) begin(job)
      else await fail(job)
    }
  }

  return {
    begin,
    count: () => underWay.size,

    /** Ends the making of an answer that has been closed. */
    abort(answerId: string): void {
      underWay.get(answerId)?.stop.abort()
    },

    /**
     * Takes up what is unfinished, now and from time to time. With `alone`, no other server can be
     * at work, so that whatever runs in the database is unfinished at once.
     */
    watch(alone: boolean): void {
      let seconds = alone ? 0 : STALE_SECONDS
      let told = ''
      const again = async () => {
        try {
          await lookAround(seconds)
          if (LOCALES.every(library)) seconds = STALE_SECONDS
          told = ''
        } catch (error) {
          // Once for each trouble: a database may be away for a night.
          if (String(error) !== told) logger.warn({ err: error }, 'unfinished answers could not be looked for')
          told = String(error)
        }
        if (!isDraining) look = setTimeout(again, LOOK_EVERY)
      }
      look = setTimeout(again, 0)
    },

    /** Is the answer kept waiting by a full disk, so that not even its failing can be stored? */
    isHeldUp: (answerId: string): boolean => heldUp.has(answerId),

    /** Lets running answers finish for so long. */
    async drain(milliseconds: number): Promise<void> {
      isDraining = true
      clearTimeout(look)
      const late = new Promise<void>((done) => setTimeout(done, milliseconds).unref())
      await Promise.race([Promise.all([...underWay.values()].map(({ over }) => over)), late])
    },

    /** Leaves what has not finished for the next start to take up. */
    async release(): Promise<void> {
      if (underWay.size === 0) return
      for (const { stop } of underWay.values()) stop.abort()
      await jobs.release(runner)
    },
  }
}
