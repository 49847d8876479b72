import { setImmediate as nextTick } from 'node:timers/promises'
import type { Writer } from '@berea/answering'
import { CODES } from '@berea/contract'
import type { Library } from '@berea/library'
import { LOCALES, type Locale } from '@berea/scripture'
import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseFull } from '../adapters/database.ts'
import type { Disk } from '../adapters/disk.ts'
import type { Now } from '../clock.ts'
import type { ServedEncoder } from '../served-library.ts'
import { aloneOrTogether } from './alone-or-together.ts'
import type { Ending } from './endings.ts'
import { NoLongerOurs, NotStored, ToldOtherwise } from './event-store.ts'
import { type AnswerJobs, type Job, STALE_SECONDS } from './jobs.ts'
import type { AnswerLog } from './log.ts'
import { type Engine, makeAnswer } from './one-answer.ts'

/** So often unfinished answers are looked for: a third of the time after which one counts as left. */
const LOOK_EVERY = 5_000
type Needs = {
  readonly engine: Engine
  /** Undefined while questions in that language can't be answered yet. */
  readonly library: (locale: Locale) => Library | undefined
  readonly encoder: ServedEncoder
  readonly log: AnswerLog
  readonly jobs: AnswerJobs
  readonly disk: Disk
  /** Milliseconds that an engine has for one answer. */
  readonly deadline: number
  /** A model for a member's answers; undefined where none is named. */
  readonly writerFor?: (memberId: string) => Writer | undefined
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
export function answerMaking(needs: Needs) {
  const { library, log, jobs, disk, runner, now, logger, onEnded } = needs
  const underWay = new Map<string, { readonly stop: AbortController; readonly over: Promise<void> }>()
  /** Answers that go on when there is room on the disk again. */
  const heldUp = new Set<string>()
  const { together, alone } = aloneOrTogether()
  let look: NodeJS.Timeout | undefined
  let isRecovering = false
  let isDraining = false
  let told = ''

  function begin(job: Job): void {
    // Not at once: the reader's acknowledgement goes out before the work begins.
    void run(job, () => nextTick().then(together))
  }

  function run(job: Job, turn: () => Promise<() => void>): Promise<void> {
    const stop = new AbortController()
    heldUp.delete(job.answerId)
    const over = turn()
      .then((end) => make(job, stop.signal).finally(end))
      .catch((error: unknown) => giveUp(job, error))
      .finally(() => underWay.delete(job.answerId))
    underWay.set(job.answerId, { stop, over })
    return over
  }

  async function make(job: Job, signal: AbortSignal): Promise<void> {
    const texts = library(job.locale)
    if (!texts) return
    const start = performance.now()
    const ended = await makeAnswer(job, { ...needs, library: texts }, signal)
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

  async function fail({ answerId, locale }: Pick<Job, 'answerId' | 'locale'>): Promise<void> {
    const ending: Ending = { status: 'failed', code: CODES.generationFailed }
    if (await log.close(answerId, ending, locale, now())) onEnded('failed', 0)
  }

  async function lookAround(seconds: number): Promise<void> {
    // Taken up now, an answer could not be stored.
    if (await disk.isFull()) return
    const making = [...underWay.keys()]
    const ours = await jobs.touch(runner, making)
    for (const answerId of making) if (!ours.has(answerId)) underWay.get(answerId)?.stop.abort()
    const locales = LOCALES.filter(library)
    for (const job of await jobs.takeLetGo({ runner, underWay: [...underWay.keys()], locales })) {
      logger.info({ answerId: job.answerId }, 'an unfinished answer is taken up again')
      begin(job)
    }
    const fallen = { runner, seconds, locales }
    for (const job of await jobs.listFallenAlone(fallen)) {
      logger.error({ answerId: job.answerId }, 'a server fell twice over this answer, which has failed')
      await fail(job)
    }
    if (isRecovering) return
    isRecovering = true
    // Not waited for: what is under way has to be shown to be so meanwhile.
    void recover(fallen)
      .catch(report)
      .finally(() => {
        isRecovering = false
      })
  }

  /**
   * Makes again what servers fell over, one at a time and nothing beside it: should this server fall too, it is
   * plain which of them did it, and no other suffers for that.
   */
  async function recover(fallen: Parameters<AnswerJobs['takeFallen']>[0]): Promise<void> {
    while (!isDraining && (await jobs.isAnyFallen(fallen))) {
      const end = await alone()
      try {
        const job = isDraining ? undefined : await jobs.takeFallen(fallen)
        if (job) {
          logger.warn({ answerId: job.answerId }, 'a server fell while it made this answer: it is made again, alone')
          await run(job, async () => () => {})
        }
      } finally {
        end()
      }
    }
  }

  /** Once for each trouble: a database may be away for a night. */
  function report(error: unknown): void {
    if (String(error) !== told) logger.warn({ err: error }, 'unfinished answers could not be looked for')
    told = String(error)
  }

  return {
    begin,
    count: () => underWay.size,

    /** Ends the making of an answer that has been closed. */
    abort(answerId: string): void {
      underWay.get(answerId)?.stop.abort()
    },

    /**
     * Takes up what is unfinished, now and from time to time. Where no other server can be at work,
     * whatever runs in the database is unfinished at once.
     */
    watch(isOnlyServer: boolean): void {
      let seconds = isOnlyServer ? 0 : STALE_SECONDS
      const again = async () => {
        try {
          await lookAround(seconds)
          if (LOCALES.every(library)) seconds = STALE_SECONDS
          told = ''
        } catch (error) {
          report(error)
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
      await jobs.letGo(runner)
    },
  }
}
