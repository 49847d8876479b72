import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeMiniature } from '@berea/library/miniature'

/** Serves page and API over the miniature library from a folder that is gone afterwards. */
const folder = mkdtempSync(join(tmpdir(), 'berea-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const source = join(folder, 'source')
await writeMiniature(source)
Object.assign(process.env, {
  PORT: process.argv[2] ?? '4319',
  HOST: '127.0.0.1',
  DATA_DIR: join(folder, 'data'),
  LIBRARY_SOURCE: source,
  LIBRARY_FETCH: 'off',
  RATE_LIMIT: '0',
  QUESTION_LIMIT: '0',
  LOG_LEVEL: 'warn',
})
await import('../apps/server/src/main.ts')
