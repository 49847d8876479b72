import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A short name for some text: `fingerprint('a', 'b')` → twelve hexadecimal digits. */
export function fingerprint(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:${text}`)
  return hash.digest('hex').slice(0, 12)
}

/** The code that parts are made by, one folder of the sources a name. */
const CODE = {
  /** From a pack to a shelf or an edition. */
  imports: [
    ...['sources', 'sections', 'editions', 'building/importing.ts', 'building/bibles.ts'],
    ...['index/shelf.ts', 'index/headword.ts', 'index/keys.ts', 'index/ranges.ts', 'index/measure.ts'],
    ...['index/cross-references.ts', 'verses/vectors-file.ts', 'verses/term-key.ts', 'meaning/model-packs.ts'],
    ...['analysis/chinese.ts', 'analysis/words.ts'],
  ],
  table: [
    ...['analysis', 'index/table.ts', 'index/shelf.ts', 'building/assembling.ts'],
    ...['meaning/units.ts', 'meaning/units-file.ts', 'meaning/text-key.ts'],
  ],
  verses: ['analysis', 'verses', 'editions', 'index/shelf.ts', 'building/assembling-verses.ts', 'building/plan.ts'],
}

/** Of the scripture package, what tells places; which edition a reader meets first is no part's matter. */
const SCRIPTURE = ['canon', 'names', 'passage', 'reference', 'versification']

/**
 * A name for the code that makes a kind of part. What other code made is made anew: an importer that was
 * mended must not leave its old sections behind, and nobody has to remember to count a version up.
 */
export function codeFingerprint(kind: keyof typeof CODE): string {
  const known = found.get(kind)
  if (known) return known
  const made = readCode(kind)
  found.set(kind, made)
  return made
}

/** What runs is what was loaded when the process began, whatever happens to the files meanwhile. */
const found = new Map<keyof typeof CODE, string>()

function readCode(kind: keyof typeof CODE): string {
  const library = fileURLToPath(new URL('..', import.meta.url))
  const scripture = fileURLToPath(new URL('.', import.meta.resolve('@berea/scripture')))
  const files = [
    ...CODE[kind].flatMap((name) => sources(join(library, name))),
    ...SCRIPTURE.flatMap((name) => sources(join(scripture, name))),
  ]
  return fingerprint(...files.map((file) => readFileSync(file, 'utf8')))
}

function sources(path: string): readonly string[] {
  if (path.endsWith('.ts')) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !/\.test\.ts$|\.test-support\.ts$/.test(name))
    .sort()
    .map((name) => join(path, name))
}
