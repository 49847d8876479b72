import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answer } from '@berea/answering'
import { writeBrokenMiniature } from '@berea/library'
import { keepLibrary } from '../../src/adapters/library.ts'
import { createLogger } from '../../src/logger.ts'
import { parseSettings } from '../../src/settings.ts'
import { testDatabase } from '../database.ts'
import { testServer } from '../server.ts'

/** Everything as it runs: database, page, the composer, and a library built of good, broken and hostile packs. */
export async function wholeServer() {
  const folder = mkdtempSync(join(tmpdir(), 'berea-odd-'))
  const [source, page] = [join(folder, 'source'), join(folder, 'page')]
  for (const made of [source, join(page, 'assets')]) mkdirSync(made, { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Berea</title>')
  writeFileSync(join(page, 'assets', 'index-abc.js'), 'export {}')
  await writeBrokenMiniature(source)
  const parsed = parseSettings({ DATA_DIR: join(folder, 'data'), LIBRARY_SOURCE: source, LIBRARY_FETCH: 'off' })
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  const served = await keepLibrary({ settings: parsed.settings, beside: '/nowhere', logger: createLogger('silent') })
  await served.build()
  const database = await testDatabase()
  const server = await testServer(database.address, {}, { served, engine: answer, pageFolder: page })

  return {
    ...server,
    /** Runs this, and gives each line of the log that it made and that calls for somebody: errors, and worse. */
    async errorsOf(work: () => Promise<unknown>): Promise<string[]> {
      const before = server.lines.length
      await work()
      return server.lines.slice(before).filter((line) => (JSON.parse(line) as { level: number }).level >= 50)
    },
    async remove() {
      await server.close()
      await served.close()
      await database.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
