import { parseSettings } from '../src/settings.ts'
import { startServer } from '../src/start.ts'
import { whenAskedToStop } from '../src/stopping.ts'
import { testEngine } from './engine.ts'

/** The real server in a process of its own, to be killed: everything but the engine is as `npm start` has it. */
const parsed = parseSettings(process.env)
if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
const { engine, close: hold } = testEngine()
if (process.env.HOLD) hold()
const started = await startServer({
  settings: parsed.settings,
  version: '1.0.0',
  engine,
  pageFolder: '/nowhere',
  libraryBeside: '/nowhere',
  isRoot: process.getuid?.() === 0,
  leavesRoot: true,
})
process.stdout.write(
  'refused' in started ? `REFUSED ${started.refused}\n` : `READY ${started.listening.addresses[0]}\n`,
)
if ('refused' in started) process.exit(1)
whenAskedToStop(() => started.close(), process.env.npm_lifecycle_event === 'start')
