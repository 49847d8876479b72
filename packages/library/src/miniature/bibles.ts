import type { Words } from './words/words.ts'

/** Files of a pack, by path. */
export type Files = Readonly<Record<string, string | Uint8Array>>

type Verse = {
  readonly chapter: string
  readonly verse: string
  readonly text: string
  readonly heading: string | undefined
}

function byBook({ verses, headings }: Words): Map<string, Verse[]> {
  const books = new Map<string, Verse[]>()
  for (const [at, text] of Object.entries(verses)) {
    const [, book = '', chapter = '', verse = ''] = /^(\w+) (\d+):(\d+)$/.exec(at) ?? []
    books.set(book, [...(books.get(book) ?? []), { chapter, verse, text, heading: headings[at] }])
  }
  return books
}

function chapters(verses: readonly Verse[]): Map<string, Verse[]> {
  return Map.groupBy(verses, ({ chapter }) => chapter)
}

function usfmChapter(chapter: string, verses: readonly Verse[]): string {
  const lines = verses.map(
    ({ verse, text, heading }, index) =>
      `${heading ? `\\s1 ${heading}\n\\p\n` : index === 0 ? '\\p\n' : ''}\\v ${verse} ${text}`,
  )
  return `\\c ${chapter}\n${lines.join('\n')}\n`
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** '01-JHN.usfm': one book, with a footnote so that importers have one to drop. */
export function usfmBible(words: Words): Files {
  return Object.fromEntries(
    [...byBook(words)].map(([book, verses]) => [
      `usfm/${book}.usfm`,
      `\\id ${book} ${words.bibleTitle}\n\\h ${words.books[book]}\n\\mt1 ${words.books[book]}\n${[...chapters(verses)]
        .map(([chapter, of]) => usfmChapter(chapter, of))
        .join('')
        .replace(/(\n\\v 3 [^\n]+)/, '$1\\f + \\ft A note that is not Scripture.\\f*')}`,
    ]),
  )
}

/** The same in folders, a book each, a chapter each, chapter 0 for the titles. */
export function fragmentsBible(words: Words): Files {
  return Object.fromEntries(
    [...byBook(words)].flatMap(([book, verses]) => [
      [`${words.books[book]}/0/data`, `\\id ${book} ${words.bibleTitle}\n\\h ${words.books[book]}\n`],
      ...[...chapters(verses)].map(([chapter, of]) => [
        `${words.books[book]}/${chapter}/data`,
        usfmChapter(chapter, of),
      ]),
    ]),
  )
}

export function usxBible(words: Words): Files {
  const paragraph = ({ verse, text, heading }: Verse) =>
    `${heading ? `<para style="s1">${escapeXml(heading)}</para>` : ''}<para style="p"><verse number="${verse}" style="v"/>${escapeXml(text)}<note caller="+" style="f">Not Scripture.</note></para>`
  return Object.fromEntries(
    [...byBook(words)].map(([book, verses]) => [
      `usx/${book}.usx`,
      `<?xml version="1.0" encoding="utf-8"?>\n<usx version="3.0"><book code="${book}" style="id">${words.bibleTitle}</book><para style="h">${words.books[book]}</para>${[
        ...chapters(verses),
      ]
        .map(([chapter, of]) => `<chapter number="${chapter}" style="c"/>${of.map(paragraph).join('')}`)
        .join('')}</usx>\n`,
    ]),
  )
}

export function usfxBible(words: Words): Files {
  const books = [...byBook(words)].map(([book, verses]) => {
    const body = [...chapters(verses)].map(
      ([chapter, of]) =>
        `<c id="${chapter}"/>${of.map(({ verse, text }) => `<v id="${verse}"/>${escapeXml(text)}<ve/>`).join('')}`,
    )
    return `<book id="${book}"><h>${words.books[book]}</h>${body.join('')}</book>`
  })
  return { 'miniature.usfx.xml': `<?xml version="1.0" encoding="utf-8"?>\n<usfx>${books.join('\n')}</usfx>\n` }
}

export function tsvBible(words: Words): Files {
  const rows = ({ chapter, verse, text, heading }: Verse) =>
    `${heading ? `${chapter}\t0\t<title>${heading}</title>\n` : ''}${chapter}\t${verse}\t${text}<note>Not Scripture.</note>`
  return {
    'Mini/mini.conf': '[Mini]\nDistributionLicense=Public Domain\n',
    ...Object.fromEntries(
      [...byBook(words)].map(([book, verses]) => [`Mini/${book}.tsv`, `${verses.map(rows).join('\n')}\n`]),
    ),
  }
}
