import { loadDatabasePassword, loadTokenKeys, type TokenKeys } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { takeDataFolder } from './data-folder.ts'
import { type Database, isDatabaseAway, migrate, openDatabase, type Where } from './database.ts'
import { ownUserOf } from './own-user.ts'
import { embeddedPostgres } from './postgres/postmaster.ts'

type Work<Found> = (db: Database, keys: TokenKeys) => Promise<Found>
type Needs = { readonly settings: Settings; readonly isRoot: boolean }

/**
 * The installation's database, for a command: the one of a server that runs, or an outside one; else
 * the embedded one is started for as long as the work takes. What the operator must mend comes back as
 * one line.
 */
export async function withDatabase<Found>(
  { settings, isRoot }: Needs,
  work: Work<Found>,
): Promise<{ readonly done: Found } | { readonly refused: string }> {
  const { databaseUrl, dataFolder, tokenKeys } = settings
  if (databaseUrl) {
    return connect({ connectionString: databaseUrl }, await loadTokenKeys(dataFolder, tokenKeys), work)
  }
  const taken = await takeDataFolder({ ...settings, isRoot })
  const owner = isRoot ? await ownUserOf(dataFolder) : undefined
  const password = await loadDatabasePassword(dataFolder)
  const postgres = await embeddedPostgres({ dataFolder, owner, password, onCrash: () => undefined })
  // Another process has the folder: a server, most likely, and its database.
  if ('refused' in taken) {
    const found = await connect(postgres.address, await loadTokenKeys(dataFolder, tokenKeys), work)
    return 'refused' in found ? taken : found
  }
  try {
    await postgres.start()
    return await connect(postgres.address, taken.keys, work)
  } finally {
    await postgres.stop()
    taken.lock.release()
  }
}

async function connect<Found>(
  where: Where,
  keys: TokenKeys,
  work: Work<Found>,
): Promise<{ readonly done: Found } | { readonly refused: string }> {
  const db = openDatabase(where, () => undefined)
  try {
    await migrate(db)
    return { done: await work(db, keys) }
  } catch (error) {
    if (isDatabaseAway(error)) return { refused: 'The database cannot be reached: start Berea, or set DATABASE_URL.' }
    throw error
  } finally {
    await db.destroy()
  }
}
