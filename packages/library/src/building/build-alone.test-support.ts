import { buildLibrary } from './build-library.ts'

// A build in a process of its own, so that a test can kill it: `node build-alone.test-support.ts <library> <source>`.
const [library = '', folder = ''] = process.argv.slice(2)
await buildLibrary({
  library,
  source: { type: 'folder', folder },
  wish: { locales: ['en'], tiers: ['core', 'standard'], asked: [] },
  onProgress: ({ goal }) => process.stdout.write(`${goal}\n`),
})
