import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path/posix'

/** Which workspaces the sources of each may import; what stands around them (e2e, evals, bench, tools) may import all. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/scripture': [],
  'packages/contract': ['packages/scripture'],
  'packages/embedding': [],
  'packages/knowledge': ['packages/scripture'],
  'packages/library': ['packages/scripture', 'packages/knowledge', 'packages/embedding'],
  'packages/answering': ['packages/scripture', 'packages/knowledge', 'packages/library'],
  'apps/server': [
    'packages/scripture',
    'packages/knowledge',
    'packages/embedding',
    'packages/library',
    'packages/answering',
    'packages/contract',
  ],
  'apps/web': ['packages/scripture', 'packages/contract'],
}

/** Apart from the world: clock, chance, disk, network and processes are passed in. */
const PURE = ['packages/scripture', 'packages/contract', 'packages/answering']
/** Runs in a browser. */
const WITHOUT_NODE = [...PURE, 'apps/web']

/** Tells for which answer a function works, and nothing of the world. */
const WHOSE_WORK = 'node:async_hooks'

/** Rooms of a package, each of which knows only those named before it: understand → … → answer. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'packages/answering/src': ['understand', 'citing', 'gather', 'compose', 'writing', 'check', 'drafting', 'answer'],
  'packages/answering/src/gather': [
    'excerpts',
    'telling-verses',
    'counsel-topics',
    'situations',
    'passages',
    'lists',
    'statements',
    'commentators',
  ],
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\.meta\.resolve)\s*\(?\s*['"`]([^'"`\n]+)['"`]/g
const WORLD =
  /\b(?:Date\.now\(|new Date\(\)|(?<== )Date\b|performance\.now\(|Math\.random\(|crypto\.(?:random|getRandom)|fetch\(|process\.)/g
const WORKSPACE = /^((?:packages|apps)\/[^/]+)\//
const FEATURE = /^(apps\/[^/]+\/src\/features\/[^/]+)\//
const TEST = /\.test\.tsx?$|\.test-support\.tsx?$/

/**
 * What the arrows of ARCHITECTURE.md forbid, by package name or by path, one line for each offence. Tests may
 * reach for the world. Keys are paths from the project's root, values the files' texts:
 *
 *     crossings(new Map([['packages/library/src/a.ts', "import '@berea/answering'"]])) →
 *       ['packages/library/src/a.ts imports packages/answering']
 */
export function crossings(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) => {
    const own = WORKSPACE.exec(path)?.[1]
    const allowed = own && MAY_IMPORT[own]
    if (!allowed) return []
    const offences = [...text.matchAll(IMPORT)].flatMap(([, target]) => {
      const resolved = target!.startsWith('.') ? join(dirname(path), target!) : target!
      const other = workspaceOf(resolved)
      if (other && other !== own && !allowed.includes(other)) return [`imports ${other}`]
      const isOfWork = resolved === WHOSE_WORK && path === 'packages/answering/src/work.ts'
      if (isBuiltin(resolved) && WITHOUT_NODE.includes(own) && !TEST.test(path) && !isOfWork)
        return [`imports ${resolved}`]
      const crosses = crossesFeatures(path, resolved) || (!TEST.test(path) && goesBack(path, resolved))
      return crosses ? [`imports ${resolved}`] : []
    })
    const world =
      PURE.includes(own) && !TEST.test(path) ? [...text.matchAll(WORLD)].map(([call]) => `uses ${call}`) : []
    return [...offences, ...world].map((offence) => `${path} ${offence}`)
  })
}

/** '@berea/library/miniature' and 'packages/library/src/a.ts' → packages/library; a dependency's name → undefined. */
function workspaceOf(target: string): string | undefined {
  const name = /^@berea\/([^/]+)/.exec(target)?.[1]
  if (name) return Object.keys(MAY_IMPORT).find((workspace) => workspace.endsWith(`/${name}`))
  return WORKSPACE.exec(target)?.[1]
}

/** Features don't know each other; `app` brings them together. */
function crossesFeatures(path: string, target: string): boolean {
  const own = FEATURE.exec(path)?.[1]
  const other = FEATURE.exec(target)?.[1]
  return own !== undefined && other !== undefined && own !== other
}

/** Does a room import one that is named after it? */
function goesBack(path: string, target: string): boolean {
  return Object.entries(ROOMS).some(([house, rooms]) => {
    const placeOf = (file: string) =>
      file.startsWith(`${house}/`) ? rooms.indexOf(file.slice(house.length + 1).split('/')[0]!) : -1
    return placeOf(path) >= 0 && placeOf(target) > placeOf(path)
  })
}
