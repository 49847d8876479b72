import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Library } from '@berea/library'
import type { Logger } from 'pino'
import { takeDataFolder } from './adapters/data-folder.ts'
import { migrate, openDatabase } from './adapters/database.ts'
import { diskOf } from './adapters/disk.ts'
import { leaveRoot } from './adapters/leave-root.ts'
import { keepLibrary } from './adapters/library.ts'
import { prepareRecords } from './adapters/models/records.ts'
import type { Owner } from './adapters/own-user.ts'
import { embeddedPostgres, type Postmaster } from './adapters/postgres/postmaster.ts'
import { listenForNotifications } from './answering/notifications.ts'
import type { Engine } from './answering/one-answer.ts'
import { type App, createApp } from './app.ts'
import { HOUR, MINUTE } from './clock.ts'
import { type Listening, listeningOn } from './listening.ts'
import { createLogger } from './logger.ts'
import { loadDatabasePassword } from './secrets.ts'
import type { Settings } from './settings.ts'

type Needs = {
  readonly settings: Settings
  readonly version: string
  readonly engine: Engine
  /** Done with the library once it is complete. */
  readonly prepare?: (library: Library) => Promise<void>
  readonly pageFolder: string
  readonly libraryBeside: string
  readonly isRoot: boolean
  /** Once nothing needs root any more, go on without it. */
  readonly leavesRoot?: boolean
}

export type Started = { readonly listening: Listening; close(): Promise<void> }

/** Milliseconds between two tries to bring the database up. */
const RETRY = 1_000

/**
 * Listens first, so that the page can say what is going on; then brings up the database and builds
 * the library behind. What the operator must mend comes back as one line.
 */
export async function startServer(needs: Needs): Promise<Started | { readonly refused: string }> {
  const { settings, version, engine, isRoot } = needs
  const sourceless = libraryMissing(settings.librarySource)
  if (sourceless) return { refused: sourceless }
  const taken = await takeDataFolder({ ...settings, isRoot })
  if ('refused' in taken) return taken
  const { lock, keys, owner } = taken

  const logger = createLogger(settings.logLevel)
  const unrecorded = await recordsRefused(settings.models.records, owner)
  if (unrecorded) {
    lock.release()
    return { refused: unrecorded }
  }
  const found = settings.databaseUrl ? undefined : await findPostgres(settings.dataFolder, owner, logger)
  if (found instanceof Error) {
    lock.release()
    return { refused: `The database cannot be started: ${found.message}.` }
  }
  const postgres: Postmaster | undefined = found
  const where = postgres?.address ?? { connectionString: settings.databaseUrl ?? '' }
  let isClosing = false
  const db = openDatabase(where, (error) => {
    // While we close, the embedded database cuts them all.
    if (!isClosing) logger.warn({ err: error }, 'a database connection was lost')
  })
  const notifications = listenForNotifications(where)
  const served = await keepLibrary({ settings, beside: needs.libraryBeside, logger })
  let isDatabaseReady = false
  let bringing: Promise<void> | undefined
  let tidying: NodeJS.Timeout | undefined
  const app = await createApp({
    settings,
    version,
    db,
    disk: diskOf(postgres?.folder),
    isDatabaseReady: () => isDatabaseReady,
    keys,
    served,
    engine,
    notifications,
    now: () => new Date(),
    logger,
    pageFolder: existsSync(join(needs.pageFolder, 'index.html')) ? needs.pageFolder : undefined,
  })

  async function close(): Promise<void> {
    isClosing = true
    clearInterval(tidying)
    await app.close()
    await notifications.close()
    await served.close()
    await bringing
    await db.destroy()
    await postgres?.stop()
    lock.release()
  }

  try {
    await app.server.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await close()
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') return { refused: `Port ${settings.port} is in use: stop what uses it, or set PORT.` }
    if (code)
      return { refused: `Berea cannot listen on ${settings.host}:${settings.port} (${code}): set HOST or PORT.` }
    throw error
  }

  if (owner) await prepareAsRoot(needs, owner, postgres, logger)
  const bringUp = async () => {
    const isWanted = () => !isClosing
    if (postgres) {
      await untilDone(
        () => postgres.start(),
        isWanted,
        (err) => logger.error({ err }, 'the database does not start'),
      )
      logger.info({ folder: postgres.folder }, 'the database is up')
    }
    await untilDone(
      () => migrate(db),
      isWanted,
      (err) => logger.warn({ err }, 'the database is not ready yet'),
    )
    await app.sealAnew()
    isDatabaseReady = true
    app.watch(postgres !== undefined)
    tidying = tidyNowAndThen(app, logger)
  }
  bringing = bringUp().catch((error: unknown) => {
    if (!isClosing) logger.fatal({ err: error }, 'the database cannot be used; calls that need it answer 503')
  })
  void served
    .build()
    .then(() => needs.prepare?.(served.library))
    .catch((error: unknown) => logger.warn({ err: error }, 'what first questions wait for could not be read ahead'))

  const bound = app.server.addresses().filter((address) => typeof address !== 'string')
  return { listening: listeningOn(bound, networkInterfaces()), close }
}

/** A folder that takes no records would be noticed once they are wanted. */
async function recordsRefused(folder: string | undefined, owner: Owner | undefined): Promise<string | undefined> {
  if (folder === undefined) return undefined
  return prepareRecords(folder, owner).then(
    () => undefined,
    ({ code, message }: NodeJS.ErrnoException) =>
      `MODEL_RECORD ${folder} cannot be used (${code ?? message}): set it to a folder that Berea may write to.`,
  )
}

async function findPostgres(dataFolder: string, owner: Owner | undefined, logger: Logger): Promise<Postmaster | Error> {
  const onCrash = (reason: string) => logger.error({ reason }, 'the database ended and is started again')
  try {
    const password = await loadDatabasePassword(dataFolder)
    return await embeddedPostgres({ dataFolder, owner, password, onCrash })
  } catch (error) {
    return error as Error
  }
}

/** What needs root is done first; where it fails (a full disk, say) it is tried again as root later on. */
async function prepareAsRoot(
  { settings, leavesRoot, pageFolder, libraryBeside }: Needs,
  owner: Owner,
  postgres: Postmaster | undefined,
  logger: Logger,
): Promise<void> {
  const { dataFolder, librarySource, swordFolder, embeddingModel } = settings
  const problem = await (postgres?.prepare() ?? Promise.resolve()).catch((error: Error) => error)
  if (problem) return logger.error({ err: problem }, 'the database cannot be prepared yet')
  if (!leavesRoot) return
  const source = librarySource && !/^https?:\/\//.test(librarySource) ? librarySource : libraryBeside
  const read = [pageFolder, source, ...[swordFolder, embeddingModel].filter((path) => path !== undefined)]
  const stays = await leaveRoot({ owner, dataFolder, read })
  if (stays) logger.warn({ ...stays, user: owner.uid }, 'Berea goes on as root: a user of its own could not read this')
  else logger.info({ user: owner.uid }, 'Berea goes on without root')
}

/** A folder that holds no library is a slip of the pen; an address may be out of reach for a while. */
function libraryMissing(source: string | undefined): string | undefined {
  if (!source || /^https?:\/\//.test(source) || existsSync(join(source, 'manifest.json'))) return undefined
  return `LIBRARY_SOURCE ${source} holds no manifest.json: set it to a library's folder or address, or leave it empty.`
}

/** A disk may get room again, an outside database come up after its servers. */
async function untilDone(
  work: () => Promise<void>,
  isWanted: () => boolean,
  report: (error: unknown) => void,
): Promise<void> {
  let told = ''
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isWanted()) throw error
      // Once for each trouble: a database may be away for a night.
      if (String(error) !== told) report(error)
      told = String(error)
      await pause(RETRY)
    }
  }
}

function tidyNowAndThen(app: App, logger: Logger): NodeJS.Timeout {
  const tidy = () =>
    app.tidy().catch((error: unknown) => logger.warn({ err: error }, 'what has expired could not be deleted'))
  setTimeout(tidy, MINUTE).unref()
  return setInterval(tidy, HOUR).unref()
}
