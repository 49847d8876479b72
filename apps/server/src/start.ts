import { constants, existsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, migrate, openDatabase } from './adapters/database.ts'
import { keepLibrary } from './adapters/library.ts'
import { lockFolder } from './adapters/lock.ts'
import { embeddedPostgres } from './adapters/postgres/postmaster.ts'
import type { Engine } from './answering/making.ts'
import { listenForWakes } from './answering/wakes.ts'
import { type App, createApp } from './app.ts'
import { HOUR, MINUTE } from './clock.ts'
import { createLogger } from './logger.ts'
import { loadTokenKeys } from './secrets.ts'
import type { Settings } from './settings.ts'

type Needs = {
  readonly settings: Settings
  readonly version: string
  readonly engine: Engine
  readonly pageFolder: string
  readonly libraryBeside: string
  readonly isRoot: boolean
}

export type Started = { readonly address: string; close(): Promise<void> }

const RETRY = 1_000

/**
 * Listens first, so that the page can say what is going on; then brings up the database and builds
 * the library behind. What the operator must mend comes back as one line.
 */
export async function startServer(needs: Needs): Promise<Started | { readonly refused: string }> {
  const { settings, version, engine, isRoot } = needs
  const unwritable = await makeFolder(settings.dataFolder)
  if (unwritable)
    return { refused: `The data folder ${settings.dataFolder} cannot be used (${unwritable}): set DATA_DIR.` }
  const lock = lockFolder(settings.dataFolder)
  if (!lock)
    return {
      refused: `Another Berea is running on ${settings.dataFolder}: stop it, or give this one another DATA_DIR.`,
    }

  const logger = createLogger(settings.logLevel)
  const postgres = settings.databaseUrl
    ? undefined
    : await embeddedPostgres({
        dataFolder: settings.dataFolder,
        asRoot: isRoot,
        onCrash: (reason) => logger.error({ reason }, 'the database ended and is started again'),
      })
  const where = postgres?.address ?? { connectionString: settings.databaseUrl ?? '' }
  const db = openDatabase(where, (error) => logger.warn({ err: error }, 'a database connection was lost'))
  const wakes = listenForWakes(where)
  const room = await keepLibrary({ settings, beside: needs.libraryBeside, logger })
  let isDatabaseReady = false
  let isClosing = false
  let bringing: Promise<void> | undefined
  let tidying: NodeJS.Timeout | undefined
  const app = await createApp({
    settings,
    version,
    db,
    isDatabaseReady: () => isDatabaseReady,
    keys: await loadTokenKeys(settings.dataFolder, settings.tokenKeys),
    room,
    engine,
    wakes,
    now: () => new Date(),
    logger,
    pageFolder: existsSync(join(needs.pageFolder, 'index.html')) ? needs.pageFolder : undefined,
  })

  async function close(): Promise<void> {
    isClosing = true
    clearInterval(tidying)
    await app.close()
    await wakes.close()
    await room.close()
    await bringing
    await db.destroy()
    await postgres?.stop()
    lock?.release()
  }

  try {
    await app.server.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await close()
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') return { refused: `Port ${settings.port} is in use: stop what uses it, or set PORT.` }
    throw error
  }

  const bringUp = async () => {
    if (postgres) {
      await postgres.start()
      logger.info({ folder: postgres.folder }, 'the database is up')
    }
    await migrateWhenThere(db, () => isClosing, logger)
    isDatabaseReady = true
    app.watch(postgres !== undefined)
    tidying = tidyNowAndThen(app, logger)
  }
  bringing = bringUp().catch((error: unknown) => {
    if (!isClosing) logger.fatal({ err: error }, 'the database cannot be started; calls that need it answer 503')
  })
  void room.build()

  return { address: addressOf(app, settings), close }
}

/** What keeps from it, if anything does. */
async function makeFolder(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}

/** An outside database may come up after its servers. */
async function migrateWhenThere(
  db: Database,
  isClosing: () => boolean,
  logger: ReturnType<typeof createLogger>,
): Promise<void> {
  for (;;) {
    try {
      return await migrate(db)
    } catch (error) {
      if (isClosing()) throw error
      logger.warn({ err: error }, 'the database is not ready yet')
      await pause(RETRY)
    }
  }
}

function tidyNowAndThen(app: App, logger: ReturnType<typeof createLogger>): NodeJS.Timeout {
  const tidy = () =>
    app.tidy().catch((error: unknown) => logger.warn({ err: error }, 'what has expired could not be deleted'))
  setTimeout(tidy, MINUTE).unref()
  return setInterval(tidy, HOUR).unref()
}

function addressOf(app: App, { publicUrl, port }: Settings): string {
  // Port 0 is whichever is free.
  const bound = app.server.server.address() as AddressInfo | null
  return publicUrl ?? `http://localhost:${bound?.port ?? port}`
}
