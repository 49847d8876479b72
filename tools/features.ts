import { dirname, join } from 'node:path/posix'

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
const FEATURE = /^(apps\/[^/]+\/src\/features\/[^/]+)\//

/**
 * Features don't know each other; `app` brings them together. Paths are relative to the project.
 * A file of features/chat that imports ../reader/pane.ts comes back as
 * `apps/web/src/features/chat/turn.tsx imports apps/web/src/features/reader/pane.ts`.
 */
export function crossings(files: ReadonlyMap<string, string>): string[] {
  const found: string[] = []
  for (const [path, text] of files) {
    const own = FEATURE.exec(path)?.[1]
    if (!own) continue
    for (const [, target] of text.matchAll(IMPORT)) {
      const resolved = join(dirname(path), target!)
      const other = FEATURE.exec(resolved)?.[1]
      if (other && other !== own) found.push(`${path} imports ${resolved}`)
    }
  }
  return found
}
