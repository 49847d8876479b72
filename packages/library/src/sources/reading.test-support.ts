import { formatUsfm } from '@berea/scripture'
import type { Problem } from '../sections/problem.ts'
import type { Section } from '../sections/section.ts'
import type { Pack, PackFile, SectionImporter } from './importer.ts'

/** A pack for tests; only kind and language matter to importers. */
export function samplePack(change: Partial<Pack> = {}): Pack {
  return {
    id: 'notes-en-sample',
    title: 'Sample',
    language: 'en',
    kind: 'notes',
    tradition: 'ecumenical',
    licence: 'CC0',
    tier: 'core',
    characters: 0,
    file: 'packs/sample.tar.gz',
    bytes: 1,
    sha256: '0'.repeat(64),
    ...change,
  }
}

type Readable = Omit<Section, 'passages' | 'mentions'> & { readonly passages: string[]; readonly mentions?: string[] }

/** What an importer makes of made-up files, passages in their short text form. */
export async function readTexts(
  importer: SectionImporter,
  pack: Pack,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<{ sections: Readable[]; problems: Problem[] }> {
  const problems: Problem[] = []
  const sections: Readable[] = []
  for await (const section of importer.read(pack, asFiles(files), (problem) => problems.push(problem))) {
    const passages = section.passages.map((passage) => formatUsfm(passage))
    const mentions = section.mentions?.map((passage) => formatUsfm(passage))
    sections.push({ ...section, passages, ...(mentions ? { mentions } : {}) } as Readable)
  }
  return { sections, problems }
}

async function* asFiles(files: Readonly<Record<string, string | Uint8Array>>): AsyncGenerator<PackFile> {
  for (const [path, content] of Object.entries(files)) {
    yield { path, bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content }
  }
}
