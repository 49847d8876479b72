import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { RETENTION } from '@berea/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { accounts } from './accounts.ts'
import type { Database } from './adapters/database.ts'
import type { Disk } from './adapters/disk.ts'
import { openModels } from './adapters/models/models.ts'
import { forgetReplies } from './adapters/once.ts'
import { answerJobs } from './answering/jobs.ts'
import { answerLog } from './answering/log.ts'
import { answerMaking } from './answering/making.ts'
import type { Notifications } from './answering/notifications.ts'
import type { Engine } from './answering/one-answer.ts'
import { spending } from './answering/spending.ts'
import { after, DAY, type Now, SECOND } from './clock.ts'
import { answers as answersOf } from './features/conversations/answers.ts'
import { answerPlaces } from './features/conversations/places.ts'
import { questions as questionsOf } from './features/conversations/questions.ts'
import { conversationRepository } from './features/conversations/repository.ts'
import { conversationRoutes } from './features/conversations/routes.ts'
import { sessions as sessionsOf } from './features/conversations/sessions.ts'
import { engineRoutes } from './features/engines/engines.ts'
import { libraryRoutes } from './features/library/routes.ts'
import { suggestionRoutes } from './features/suggestions/routes.ts'
import { systemRoutes } from './features/system/routes.ts'
import { serveCalls } from './http/calls.ts'
import { closeGently } from './http/closing.ts'
import { serveHealth } from './http/health.ts'
import { addressLimits } from './http/limits/limits.ts'
import { servePage } from './http/page.ts'
import { createServer } from './http/server.ts'
import { serverMetrics } from './metrics.ts'
import type { TokenKeys } from './secrets.ts'
import type { ServedLibrary } from './served-library.ts'
import type { Settings } from './settings.ts'

/** Without a model an answer takes a second or two, also on a small machine that is busy. */
const ANSWER_DEADLINE = 20 * SECOND
/** Each model has a minute and a half of its own patience. */
const DEADLINE_WITH_MODELS = 220 * SECOND

export type AppNeeds = {
  readonly settings: Settings
  readonly version: string
  readonly db: Database
  /** Where the database keeps what it stores. */
  readonly disk: Disk
  /** Are the tables there? Until then calls that need them answer 503. */
  readonly isDatabaseReady: () => boolean
  readonly keys: TokenKeys
  readonly served: ServedLibrary
  readonly engine: Engine
  readonly notifications: Notifications
  readonly now: Now
  readonly logger: FastifyBaseLogger
  /** Milliseconds of silence in a stream after which a comment is sent. */
  readonly heartbeat?: number
  /** Milliseconds that an engine has for one answer. */
  readonly answerDeadline?: number
  /** The built page; undefined: API only. */
  readonly pageFolder?: string | undefined
}

export type App = {
  readonly server: FastifyInstance
  /** Takes up unfinished answers. */
  watch(isOnlyServer: boolean): void
  /** What secrets are kept with follows the newest key; once the tables are there. */
  sealAnew(): Promise<void>
  /** Deletes what has expired. */
  tidy(): Promise<void>
  /** Finishes running answers up to the deadline, then closes. */
  close(): Promise<void>
}

/** The whole server, without a port: the one place where features and adapters meet. */
export async function createApp(needs: AppNeeds): Promise<App> {
  const { settings, db, disk, served, now, logger, notifications } = needs
  const runner = randomUUID()
  const log = answerLog(db)
  const jobs = answerJobs(db)
  const metrics = serverMetrics(() => making.count())
  const library = served.forAnswers
  const places = answerPlaces(settings.limits.answersAtOnce, () => making.count(), now)
  const onEnded: typeof metrics.answerEnded = (ending, milliseconds) => {
    metrics.answerEnded(ending, milliseconds)
    if (ending === 'done') places.tookTime(milliseconds)
  }
  const spent = spending(db, settings.models.budgets, settings.models.prices, now)
  const models = openModels({ settings: settings.models, spending: spent, now, logger })
  const deadline = needs.answerDeadline ?? (models ? DEADLINE_WITH_MODELS : ANSWER_DEADLINE)
  const making = answerMaking({
    engine: needs.engine,
    library,
    encoder: served.encoder,
    log,
    jobs,
    disk,
    deadline,
    ...(models && { writerFor: models.writerFor }),
    runner,
    now,
    logger,
    onEnded,
  })
  const addresses = addressLimits(settings.limits, now)
  const { version, keys } = needs
  const people = accounts({ settings, version, db, keys, addresses, now, logger })
  const conversations = conversationRepository(db)
  const sessions = sessionsOf({ repository: conversations, now })
  let isStopping = false
  const questions = questionsOf({
    db,
    now,
    library,
    refusalToAsk: people.refusalToAsk,
    isCry: people.isCry,
    runner,
    disk,
    begin: making.begin,
    places,
    isStopping: () => isStopping,
    limits: settings.limits,
    addresses,
  })
  const onStopped = () => metrics.answerEnded('stopped', 0)
  const answers = answersOf({ repository: conversations, log, now, abort: making.abort, onStopped })
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  const heartbeat = needs.heartbeat ?? 15 * SECOND
  const streams = { log, notifications, heartbeat, disk, isHeldUp: making.isHeldUp, stop: closing.signal }

  const server = await createServer({ ...needs, addresses }, metrics, closing.signal)
  serveCalls(
    server,
    {
      ...systemRoutes(settings.defaultLanguage),
      ...people.routes,
      ...conversationRoutes({ db, now, sessions, questions, answers, streams }),
      ...suggestionRoutes(now),
      ...libraryRoutes(served),
      ...engineRoutes({ db, now, models, spending: spent, settings: settings.models }),
    },
    {
      findCaller: people.findCaller,
      libraryVersion: () => served.library.version,
      isDatabaseReady: needs.isDatabaseReady,
      countryHeader: settings.accounts.countryHeader,
    },
  )
  serveHealth(server, {
    version: needs.version,
    metrics,
    metricsToken: settings.metricsToken,
    troubles: () => troublesOf(needs),
    failedWorks: () => failedWorksOf(served),
    encoder: () => served.encoder.state(),
  })
  if (needs.pageFolder) await servePage(server, needs.pageFolder)

  return {
    server,
    watch: making.watch,
    sealAnew: people.sealAnew,
    async tidy() {
      await people.tidy()
      await spent.forget()
      await sessions.tidy()
      await conversations.askings.forget(after(now(), -RETENTION.momentary * DAY))
      await forgetReplies(db, after(now(), -RETENTION.momentary * DAY))
    },
    async close() {
      isStopping = true
      await making.drain(settings.shutdownSeconds * SECOND)
      closing.abort()
      await closeGently(server)
      await making.release()
    },
  }
}

/** What keeps questions from being answered now. */
async function troublesOf({ db, disk, served, isDatabaseReady }: AppNeeds): Promise<string[]> {
  return [
    ...((await isWell(db, isDatabaseReady)) ? [] : ['database']),
    ...((await disk.isFull()) ? ['disk'] : []),
    ...(served.state('en').answerable.length > 0 ? [] : ['library']),
  ]
}

const failedWorksOf = (served: ServedLibrary): string[] =>
  served
    .works()
    .filter(({ state }) => state === 'failed')
    .map(({ id }) => id)

async function isWell(db: Database, isReady: () => boolean): Promise<boolean> {
  if (!isReady()) return false
  return sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  )
}
