import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { answer } from '@berea/answering'
import type { WorkList } from '@berea/contract'
import { writeMiniature } from '@berea/library/miniature'
import { parseSettings } from '../apps/server/src/settings.ts'
import { startServer } from '../apps/server/src/start.ts'
import { NO_LIMITS } from '../apps/server/test/no-limits.ts'
import { openGate } from './gate.ts'
import { openProviders } from './providers.ts'

/**
 * `serve.ts PORT [LIBRARY]` serves page and API from a folder that is gone afterwards, over the miniature library or over
 * the one given; by DATA_DIR from a folder in which it was built before. Answers pass through a gate, which tests close by a call
 * to the port after this one; codes, links and whoever signs people in are at the port after that, which opens last: once the whole
 * library has been read.
 */
const port = Number(process.argv[2] ?? '4319')
const library = process.argv[3]
const folder = mkdtempSync(join(tmpdir(), 'berea-e2e-'))
// Run by root, PostgreSQL belongs to nobody, and would otherwise have to lie elsewhere for good.
chmodSync(folder, 0o755)
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const gate = openGate(answer)
await gate.listen(port + 1)

const source = join(folder, 'source')
if (!library) await writeMiniature(source)
const DATA_DIR = process.env.DATA_DIR ?? join(folder, 'data')
const providers = await openProviders(DATA_DIR)
const parsed = parseSettings({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR,
  LIBRARY_SOURCE: library ?? source,
  LIBRARY_FETCH: 'off',
  ...NO_LIMITS,
  ...providers.environment,
  LOG_LEVEL: 'warn',
})
if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
const started = await startServer({
  settings: parsed.settings,
  version: 'e2e',
  engine: gate.engine,
  pageFolder: resolve('apps/web/dist'),
  libraryBeside: '',
  isRoot: process.getuid?.() === 0,
})
if ('refused' in started) throw new Error(started.refused)
process.stdout.write(`Berea is at ${started.listening.addresses[0]}\n`)
await untilRead()
await providers.listen(port + 2)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    await started.close()
    process.exit(0)
  })
}

async function untilRead(): Promise<void> {
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/webapi/library/works`)
    const { data } = (await reply.json()) as { data?: WorkList }
    if (data?.state.phase === 'failed') throw new Error('the library could not be built; see the lines above')
    if (data?.state.phase === 'complete' && !data.items.some(({ state }) => state === 'waiting')) return
    await pause(100)
  }
}
