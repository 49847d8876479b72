import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Lock = { release(): void }

/**
 * Takes the data folder for this process; undefined where another server has it. SQLite's lock is
 * the operating system's own: it goes with the process however that dies, so a kill leaves nothing
 * to clean up, and two that start in the same instant can't both have it.
 */
export function lockFolder(folder: string): Lock | undefined {
  const file = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if (error instanceof Error && error.message.includes('locked')) return undefined
    throw error
  }
}
