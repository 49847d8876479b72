import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeFolder, ownUserOf } from '../src/adapters/own-user.ts'
import { embeddedPostgres, type Postmaster } from '../src/adapters/postgres/postmaster.ts'

export type TestPostgres = Postmaster & { kill(): void; remove(): Promise<void> }

/** The real database in a folder of its own. */
export async function testPostgres(onCrash: (reason: string) => void = () => {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'berea-test-'))
  const owner = process.getuid?.() === 0 ? await ownUserOf(folder) : undefined
  await closeFolder(folder, owner)
  const postgres = await embeddedPostgres({ dataFolder: folder, owner, password: 'a password of tests', onCrash })
  await postgres.start()
  return {
    ...postgres,
    kill() {
      process.kill(postgres.pid()!, 'SIGKILL')
    },
    async remove() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
