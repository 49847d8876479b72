import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedPostgres, type Postmaster } from '../src/adapters/postgres/postmaster.ts'

export type TestPostgres = Postmaster & { kill(): void; remove(): Promise<void> }

/** The real database in a folder of its own. Open to all, for run by root it belongs to nobody. */
export async function testPostgres(onCrash: (reason: string) => void = () => {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'berea-test-'))
  chmodSync(folder, 0o755)
  const postgres = await embeddedPostgres({ dataFolder: folder, asRoot: process.getuid?.() === 0, onCrash })
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
