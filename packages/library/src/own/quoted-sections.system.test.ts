import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Content, checkSections, keptFiles, readContent, readFolder } from '@berea/knowledge'
import { expect, test } from 'vitest'
import { locate } from '../quotation/locate.ts'
import type { Section } from '../sections/section.ts'
import { folderSource } from '../sources/folder.ts'
import type { Pack } from '../sources/importer.ts'
import { sectionImporters } from '../sources/index.ts'

const LIBRARY = fileURLToPath(new URL('../../../../../shared/library', import.meta.url))
const source = folderSource(LIBRARY)

/** The works on which articles rest, and the sections of them, by what the check asks a library for. */
async function namedIn(content: Content) {
  const works = new Set<string>()
  const sections = new Set<string>()
  await checkSections(content, {
    has: (work) => works.add(work).has(work),
    textOf: async (id) => {
      sections.add(id)
      return undefined
    },
    holds: () => false,
  })
  return { works, sections }
}

/** A pack's sections as they are read from it, for a library need not be built to compare them. */
async function* sectionsOf(pack: Pack): AsyncGenerator<Section> {
  const opened = await source.open(pack)
  if ('problem' in opened) throw new Error(opened.problem.code)
  const importer = sectionImporters.find((one) => one.recognises(pack, opened.paths))!
  yield* importer.read(pack, opened.files(), () => {})
}

test.skipIf(!existsSync(LIBRARY))(
  'beside the library, every section on which an article rests is there, with the words that bear it',
  async () => {
    const content = readContent(readFolder(), {}, keptFiles().read)
    const { packs } = await source.packs()
    const named = await namedIn(content)
    const texts = new Map<string, string>()
    for (const pack of packs.filter(({ id }) => named.works.has(id))) {
      for await (const { id, text } of sectionsOf(pack)) if (named.sections.has(id)) texts.set(id, text)
    }
    const checked = await checkSections(content, {
      has: (work) => packs.some(({ id }) => id === work),
      textOf: async (id) => texts.get(id),
      holds: (words, text) => locate(words, text)?.exact === true,
    })
    expect(checked).toEqual({ mistakes: [], compared: expect.any(Number), absent: 0 })
    expect(checked.compared).toBeGreaterThan(1000)
  },
  180_000,
)
