import type { BookCode, Verse } from '@berea/scripture'
import type { EditionBook, EditionVerse } from '../../sections/edition.ts'
import type { Section } from '../../sections/section.ts'
import type { BibleImporter, Pack, PackFile, Report, SectionImporter } from '../importer.ts'
import { type ModuleConf, parseConf } from './conf.ts'
import { type Entry, readEntries } from './entries.ts'
import { indexOrder } from './order.ts'
import { headingOf, plainText, withoutBackMatter } from './osis.ts'

const isModule = (paths: readonly string[]) =>
  paths.some((path) => path.endsWith('.conf')) && paths.some((path) => /\.[bcv]zz$/.test(path))

/** Bibles of the SWORD project, as Debian and others package them: compressed texts (`zText`). */
export const swordBible: BibleImporter = {
  name: 'SWORD Bible',
  recognises: (pack, paths) => pack.kind === 'bible' && isModule(paths),
  async *read(pack, files, report) {
    const module = await openModule(pack, files, report)
    if (!module) return
    const books = new Map<BookCode, EditionVerse[]>()
    for (const { verse, entry } of module.verses()) {
      const fragment = withoutBackMatter(entry.text)
      // Inside a verse only lines of poetry are parted; a paragraph's border is a mark of the verse.
      const text = plainText(fragment).replace(/\n{2,}/g, '\n')
      if (text === '') continue
      const heading = headingOf(fragment)
      const verses = books.get(verse.book) ?? []
      books.set(verse.book, verses)
      verses.push({
        chapter: verse.chapter,
        verse: verse.verse,
        text,
        ...(/type="(x-)?p"|<p\b|type="paragraph"/.test(fragment) ? { paragraph: true } : {}),
        ...(heading ? { heading } : {}),
      })
    }
    for (const [book, verses] of books) yield { book, verses } satisfies EditionBook
  },
}

/** Commentaries of the SWORD project (`zCom`): verses that share a comment share an entry. */
export const swordCommentary: SectionImporter = {
  name: 'SWORD commentary',
  recognises: (pack, paths) => pack.kind === 'commentary' && isModule(paths),
  async *read(pack, files, report) {
    const module = await openModule(pack, files, report)
    if (!module) return
    let order = 0
    let open: { first: Verse; last: Verse; entry: Entry } | undefined
    const close = (): Section[] => {
      if (!open) return []
      const text = plainText(open.entry.text)
      if (text === '') return []
      const { book, chapter, verse } = open.first
      const key = `${book}.${chapter}.${verse}`
      const passage = { first: open.first, last: open.last }
      return [
        {
          id: `${pack.id}/${key}`,
          work: pack.id,
          order: order++,
          text,
          passages: [passage],
          provenance: { file: module.conf.dataPath, at: key },
        },
      ]
    }
    for (const { verse, entry } of module.verses()) {
      if (open && open.entry.place === entry.place && open.first.book === verse.book) {
        open = { ...open, last: verse }
        continue
      }
      yield* close()
      open = { first: verse, last: verse, entry }
    }
    yield* close()
  },
}

type Module = {
  readonly conf: ModuleConf
  verses(): Generator<{ readonly verse: Verse; readonly entry: Entry }>
}

async function openModule(pack: Pack, files: AsyncIterable<PackFile>, report: Report): Promise<Module | undefined> {
  const found = new Map<string, Buffer>()
  for await (const file of files) {
    found.set(file.path, Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength))
  }
  const confPath = [...found.keys()].find((path) => path.endsWith('.conf'))
  const conf = confPath ? parseConf(found.get(confPath)!.toString('utf8')) : undefined
  if (!conf) {
    report({ pack: pack.id, code: 'malformed', detail: 'no module .conf with a name, a driver and a data path' })
    return undefined
  }
  if (!/^z(Text|Com)4?$/.test(conf.driver) || !indexOrder('nt', conf.versification)) {
    report({ pack: pack.id, code: 'unknown-format', detail: `driver ${conf.driver}, numbering ${conf.versification}` })
    return undefined
  }
  return {
    conf,
    *verses() {
      for (const testament of ['ot', 'nt'] as const) {
        const part = (letters: string) =>
          [...found].find(([path]) => new RegExp(`(^|/)${testament}\\.[bcv]z${letters}$`).test(path))?.[1]
        const [blocks, entries, data] = [part('s'), part('v'), part('z')]
        if (!blocks || !entries || !data) continue
        const order = indexOrder(testament, conf.versification)!
        try {
          for (const entry of readEntries({ blocks, entries, data }, order.length)) {
            const verse = order[entry.index]
            if (verse) yield { verse, entry }
          }
        } catch (error) {
          report({
            pack: pack.id,
            file: testament,
            code: 'malformed',
            detail: error instanceof Error ? error.message : String(error),
          })
        }
      }
    },
  }
}
