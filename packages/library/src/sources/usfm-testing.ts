import type { Problem } from '../sections/problem.ts'
import type { Pack, PackFile, Report } from './importer.ts'

/** A pack as a manifest would list it, for the importers' tests. */
export const pack = (): Pack => ({
  id: 'bible-en-test',
  title: 'A Bible made for tests',
  language: 'en',
  kind: 'bible',
  tradition: 'ecumenical',
  licence: 'CC0',
  tier: 'core',
  characters: 1,
  file: 'packs/bible-en-test.tar.gz',
  bytes: 1,
  sha256: '0'.repeat(64),
})

/** Files as an archive would give them. */
export async function* packFiles(files: Readonly<Record<string, string>>): AsyncGenerator<PackFile> {
  for (const [path, text] of Object.entries(files)) yield { path, bytes: new TextEncoder().encode(text) }
}

export function collectProblems(): { readonly report: Report; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  return { problems, report: (problem) => problems.push(problem) }
}

export async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const gathered: Item[] = []
  for await (const item of items) gathered.push(item)
  return gathered
}
