import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { answer } from '@berea/answering'
import { parseSettings } from './settings.ts'
import { startServer } from './start.ts'
import { whenAskedToStop } from './stopping.ts'

const checkout = new URL('../../../', import.meta.url)
const pathOf = (relative: string) => fileURLToPath(new URL(relative, checkout))

const environmentFile = pathOf('.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
const parsed = parseSettings(process.env)
if ('problems' in parsed)
  fail(`Berea can't start with these settings:\n${parsed.problems.map((line) => `  ${line}`).join('\n')}`)
const { version } = JSON.parse(await readFile(new URL('package.json', checkout), 'utf8')) as { version: string }

const { region } = parsed.settings
const started = await startServer({
  settings: parsed.settings,
  version,
  engine: (question, texts, options) => answer(question, texts, { ...options, ...(region ? { region } : {}) }),
  pageFolder: pathOf('apps/web/dist'),
  libraryBeside: pathOf('../shared/library'),
  isRoot: process.getuid?.() === 0,
})
if ('refused' in started) fail(started.refused)
process.stdout.write(`Berea is at ${started.address}\n`)
whenAskedToStop(() => started.close(), process.env.npm_lifecycle_event === 'start')

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
