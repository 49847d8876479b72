import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { beginSmall } from '../apps/server/src/memory.ts'
import { buildPage } from './page.ts'
import { ROOT } from './steps.ts'

beginSmall()

// What Node makes of the sources is kept for the next start and for the processes that build the library;
// where nothing can be written there, all is compiled anew.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'compiled')
enableCompileCache()

// `npm start`: the page is built when its sources have changed, then the server prepares the rest itself.
await buildPage()
await import('../apps/server/src/main.ts')
flushCompileCache()
