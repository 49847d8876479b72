import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answer, prepare } from '@berea/answering'
import { CHECKOUT, LIBRARY_BESIDE, readSettings } from './environment.ts'
import { takeKnowledge } from './knowledge.ts'
import { announce } from './listening.ts'
import { growHeapSlowly } from './memory.ts'
import { startServer } from './start.ts'
import { whenAskedToStop } from './stopping.ts'

growHeapSlowly()
const read = readSettings()
if ('refused' in read) fail(read.refused)
const { version } = JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8')) as { version: string }

const known = takeKnowledge(read.settings.knowledge)
if ('refused' in known) fail(known.refused)
for (const line of known.leftOut) process.stderr.write(`${line}\n`)

const { region, models } = read.settings
const started = await startServer({
  settings: read.settings,
  version,
  engine: (question, texts, options) => answer(question, texts, { ...options, ...(region ? { region } : {}) }),
  prepare: (library) => prepare(library, models.models.length > 0),
  pageFolder: join(CHECKOUT, 'apps/web/dist'),
  libraryBeside: LIBRARY_BESIDE,
  isRoot: process.getuid?.() === 0,
  leavesRoot: true,
})
if ('refused' in started) fail(started.refused)
for (const line of announce(read.settings.publicUrl, started.listening)) process.stdout.write(`${line}\n`)
whenAskedToStop(() => started.close(), process.env.npm_lifecycle_event === 'start')

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
