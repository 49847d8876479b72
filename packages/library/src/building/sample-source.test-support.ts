import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pack as tar } from 'tar-stream'
import type { Kind, Tier } from '../sections/section.ts'

export type SamplePack = {
  readonly id: string
  readonly language: string
  readonly kind: Kind
  readonly tier?: Tier
  readonly files: Readonly<Record<string, string | Uint8Array>>
  /** The archive ends early, though the manifest does not say so. */
  readonly cut?: boolean
}

/** A source's folder with these packs, as the manifest's shape asks. */
export async function writeSource(folder: string, packs: readonly SamplePack[]): Promise<void> {
  await mkdir(join(folder, 'packs'), { recursive: true })
  const entries = []
  for (const { files, cut, ...pack } of packs) {
    const archive = await archiveOf(files)
    const file = `packs/${pack.id}.tar.gz`
    await writeFile(join(folder, file), cut ? archive.subarray(0, archive.length >> 1) : archive)
    entries.push({
      ...pack,
      tier: pack.tier ?? 'core',
      title: pack.id,
      tradition: 'ecumenical',
      licence: 'CC0',
      characters: 1,
      file,
      bytes: archive.length,
      sha256: createHash('sha256').update(archive).digest('hex'),
    })
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ version: 1, packs: entries }))
}

async function archiveOf(files: SamplePack['files']): Promise<Buffer> {
  const archive = tar()
  for (const [name, content] of Object.entries(files))
    archive.entry({ name, mtime: new Date(0) }, Buffer.from(content as string))
  archive.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of archive) chunks.push(chunk as Buffer)
  return gzipSync(Buffer.concat(chunks))
}

/** A term as unfoldingWord lays it out. */
export const term = (title: string, text: string) => `# ${title} #\n\n## Definition: ##\n\n${text}\n`

/** Two Bibles of a few verses and a list of words in each language: sentences of our own at real places. */
export const SAMPLE: readonly SamplePack[] = [
  {
    id: 'bible-en-sample',
    language: 'en',
    kind: 'bible',
    files: {
      'JHN.usfm':
        '\\id JHN\n\\c 11\n\\s At the tomb\n\\p\n\\v 34 Where is he? he asked.\n\\v 35 He wept.\n\\v 36 They saw his love.\n',
    },
  },
  {
    id: 'bible-zh-sample',
    language: 'zh-Hans',
    kind: 'bible',
    files: { 'JHN.usfm': '\\id JHN\n\\c 11\n\\p\n\\v 35 他流了泪。\n\\v 36 众人看见他的爱。\n' },
  },
  {
    id: 'dictionary-en-sample',
    language: 'en',
    kind: 'dictionary',
    files: {
      'bible/kt/grace.md': term('grace, favor', 'Grace is a gift that nobody earned.'),
      'bible/kt/tomb.md': term('tomb', 'A tomb is a cave with a stone before it.'),
    },
  },
  {
    id: 'dictionary-zh-sample',
    language: 'zh-Hant',
    kind: 'dictionary',
    files: { 'bible/kt/grace.md': term('恩典', '恩典是沒有人配得的禮物。') },
  },
  {
    id: 'dictionary-en-later',
    language: 'en',
    kind: 'dictionary',
    tier: 'standard',
    files: { 'bible/other/stone.md': term('stone', 'A stone is heavier than it looks.') },
  },
]
