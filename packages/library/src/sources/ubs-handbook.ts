import {
  BOOK_CODES,
  type BookCode,
  formatPassage,
  joinPassages,
  type Locale,
  type Numbering,
  type Passage,
  passageToEnglish,
  type Verse,
} from '@berea/scripture'
import { SaxesParser } from 'saxes'
import type { Draft } from './sections/draft.ts'
import type { Block } from './text/prose.ts'
import { type Context, textImporter } from './text-importer.ts'

/**
 * The UBS handbooks of animals, plants and man-made things: <ThemLex_Entry Key="2.14"> with sections and paragraphs.
 *
 *     <Title>标题：象（elephant）</Title> … <s>01101002200048</s> → section '2.14', "象", terms ['elephant', lemmas …], the
 *     reference printed as 列王纪上 10:22
 *
 * Sections addressed to translators are left out. References are BBBCCCVVVSSWWW, the Old Testament's in the Hebrew numbering.
 */
export const ubsHandbook = textImporter({
  name: 'ubs-handbook',
  recognises: (pack, paths) => pack.kind === 'dictionary' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  *parse(text, context): Generator<Draft> {
    const reader = new HandbookReader(context)
    const parser = new SaxesParser({ xmlns: false })
    let broken: string | undefined
    parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes as Record<string, string>))
    parser.on('closetag', ({ name }) => reader.close(name))
    parser.on('text', (words) => reader.text(words))
    parser.on('error', (error) => {
      broken ??= error.message
    })
    parser.write(text).close()
    if (broken) context.trouble({ code: 'malformed', detail: broken.slice(0, 200) })
    yield* reader.drafts
  },
})

const FILE = /(^|\/)XML\/(FAUNA|FLORA|REALIA)_\w+\.xml$/
const LEFT_OUT = new Set(['translation', 'references'])
/** Lists of books and of technical words at the back. */
const APPARATUS = /参考书目|參考書目|参考文献|參考文獻|索引|缩略|縮略|图片|圖片/
const SILENT = new Set([
  'Image',
  'Index',
  'IndexList',
  'BibleImages',
  'BibleMedia',
  'Copyright',
  'Caption',
  'Description',
])
const LOCALES: Readonly<Record<string, Locale>> = { 'zh-Hans': 'zh-cn', 'zh-Hant': 'zh-tw' }

type Entry = { key: string; title: string; section: string; terms: string[]; blocks: Block[]; listed: Passage[] }

class HandbookReader {
  readonly drafts: Draft[] = []
  readonly #context: Context
  #entry: Entry | undefined
  #words = ''
  #mentions: Passage[] = []
  #silent = 0

  constructor(context: Context) {
    this.#context = context
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'ThemLex_Entry')
      this.#entry = { key: attributes.Key ?? '', title: '', section: '', terms: [], blocks: [], listed: [] }
    if (name === 'Section' && this.#entry) this.#entry.section = attributes.Content ?? ''
    if (SILENT.has(name)) this.#silent++
    if (['Title', 'Heading', 'Paragraph', 'Lemma', 'Transliteration', 'Reference'].includes(name)) {
      this.#words = ''
      this.#mentions = []
    }
    if (name === 's') this.#words += '\u0001'
  }

  text(words: string): void {
    if (this.#silent === 0) this.#words += words
  }

  close(name: string): void {
    const entry = this.#entry
    if (SILENT.has(name)) this.#silent--
    if (!entry) return
    if (name === 's') this.#reference()
    const words = this.#words.replace(/\s+/g, ' ').trim()
    if (name === 'Title') titled(entry, words)
    if (name === 'Lemma' || name === 'Transliteration') entry.terms.push(words.replace(/^\S{1,3}：/, ''))
    if (name === 'Reference') entry.listed.push(...placesOf(words))
    if (name === 'ThemLex_Entry') this.#finish(entry)
    if (LEFT_OUT.has(entry.section)) return
    if (name === 'Heading' && words !== '' && entry.blocks.length > 0) entry.blocks.push({ text: words, heading: true })
    if (name === 'Paragraph' && words !== '') entry.blocks.push({ text: quoted(words), mentions: this.#mentions })
  }

  /** '00301101301000-00301101901000' in the text becomes a reference that can be read. */
  #reference(): void {
    const start = this.#words.lastIndexOf('\u0001')
    const code = this.#words.slice(start + 1)
    const places = placesOf(code)
    this.#mentions.push(...places)
    const locale = LOCALES[this.#context.pack.language] ?? 'zh-cn'
    this.#words = `${this.#words.slice(0, start)}${places.map((place) => formatPassage(place, { locale })).join('、')}`
  }

  #finish(entry: Entry): void {
    this.#entry = undefined
    const [first, ...rest] = entry.blocks
    if (!first || entry.title === '' || APPARATUS.test(entry.title)) return
    this.drafts.push({
      key: entry.key,
      title: entry.title,
      blocks: [{ ...first, mentions: [...(first.mentions ?? []), ...entry.listed] }, ...rest],
      terms: [...new Set(entry.terms)].filter((term) => term !== '' && term !== entry.title),
      links: [`lexicon:${bookName(this.#context.path)}:${entry.key}`],
      file: this.#context.path,
      at: entry.key,
    })
  }
}

/** '标题：象（elephant）' → title 象, term elephant; '骆驼、独峰驼（camel）' is found by each name. */
function titled(entry: Entry, words: string): void {
  const plain = words.replace(/^[标標][题題]：/, '')
  const [, own = plain, english] = /^(.*?)\s*[（(]([A-Za-z][^（）()]*)[）)]$/.exec(plain) ?? []
  entry.title = own.trim()
  const names = own.split(/[、，]/).map((name) => name.trim())
  entry.terms.push(...(names.length > 1 ? names : []), ...(english ? english.split(/,\s*/) : []))
}

/** 'XML/FAUNA_hns.xml' → 'Fauna', as the pictures name it. */
function bookName(path: string): string {
  const name = FILE.exec(path)?.[2] ?? ''
  return name.charAt(0) + name.slice(1).toLowerCase()
}

/** Straight quotation marks stand for Chinese ones. */
const quoted = (text: string) => text.replace(/"([^"]*)"/g, '“$1”')

/** After the 66 the handbooks count as Paratext does. */
const BOOKS: readonly BookCode[] = [
  ...BOOK_CODES.slice(0, 66),
  ...([
    'TOB',
    'JDT',
    'ESG',
    'WIS',
    'SIR',
    'BAR',
    'LJE',
    'S3Y',
    'SUS',
    'BEL',
    '1MA',
    '2MA',
    '3MA',
    '4MA',
    '1ES',
    '2ES',
    'MAN',
    'PS2',
  ] as const),
]

/**
 * 'H00100402101000' → GEN 4:21; several parted by blanks, ranges by a hyphen. The Hebrew numbering of the Old Testament is
 * brought to the English one.
 */
function placesOf(codes: string): Passage[] {
  const found = codes.split(/[\s,]+/).flatMap((code) => {
    const [first, last = first] = code.split('-').map(verseOf)
    if (!first || !last || first.book !== last.book) return []
    const numbering: Numbering = BOOK_CODES.indexOf(first.book) < 39 ? 'hebrew' : 'english'
    return passageToEnglish({ first, last }, numbering)
  })
  return joinPassages(found)
}

function verseOf(code: string): Verse | undefined {
  const [, book, chapter, verse] = /^[A-Z]?(\d{3})(\d{3})(\d{3})\d{5}(?:\d{3})?\*?$/.exec(code.trim()) ?? []
  const known = BOOKS[Number(book) - 1]
  return known ? { book: known, chapter: Number(chapter), verse: Number(verse) } : undefined
}
