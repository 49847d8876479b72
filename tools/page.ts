import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runStep } from './steps.ts'

const DIST = join(ROOT, 'apps/web/dist')
const BUILT_FROM = join(ROOT, 'node_modules/.cache/berea/page.sha256')
const SOURCES = [
  'apps/web/{src,public,build}/**',
  'apps/web/*.{ts,html,json}',
  'packages/{contract,scripture}/src/**',
  'package-lock.json',
]

/** Builds the page into apps/web/dist unless it was already built from these very sources. */
export async function buildPage(): Promise<void> {
  const hash = hashOfSources()
  const fresh =
    existsSync(join(DIST, 'index.html')) && existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === hash
  if (fresh) return
  const { ok } = await runStep({
    name: 'build the page',
    command: 'vite',
    args: ['build', 'apps/web', '--config', 'apps/web/vite.config.ts', '--logLevel', 'warn'],
  })
  if (!ok) throw new Error('The page could not be built; see the lines above.')
  mkdirSync(join(BUILT_FROM, '..'), { recursive: true })
  writeFileSync(BUILT_FROM, hash)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

if (import.meta.main) await buildPage()
