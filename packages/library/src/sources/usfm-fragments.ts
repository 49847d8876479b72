import type { BibleImporter } from './importer.ts'
import { parseUsfm } from './usfm.ts'

/** `1 Chronicles/12/data`: a book's folder, a chapter's folder, one file. */
const FRAGMENT = /^(.+)\/(\d+)\/data$/

/** Bibles in USFM cut into chapters: chapter 0 holds the book's code and titles, then one fragment a chapter. */
export const usfmFragments: BibleImporter = {
  name: 'usfm-fragments',
  recognises: (pack, paths) => pack.kind === 'bible' && paths.some((path) => FRAGMENT.test(path)),
  async *read(pack, files, report) {
    const books = new Map<string, string[]>()
    for await (const { path, bytes } of files) {
      const [, name, chapter] = FRAGMENT.exec(path) ?? []
      if (name === undefined || chapter === undefined) continue
      const fragments = books.get(name) ?? []
      fragments[Number(chapter)] = new TextDecoder().decode(bytes)
      books.set(name, fragments)
    }
    for (const [name, fragments] of books) {
      const text = fragments.filter((fragment) => fragment !== undefined).join('\n')
      const book = parseUsfm(text, (code, at) => report({ pack: pack.id, file: name, code, ...(at ? { at } : {}) }))
      if (book) yield book
    }
  },
}
