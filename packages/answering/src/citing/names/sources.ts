import { fromKnowledge } from '@berea/knowledge'
import { BOOK_CODES, bookName, type Locale } from '@berea/scripture'
import { asTitle, LOCALE_COLUMNS } from './works.ts'

/** The longest first. */
const rows = fromKnowledge((_, { table }) =>
  table('sources')
    .map(([begins, ...names]) => ({ begins: begins!, names }))
    .sort((a, b) => b.begins.length - a.begins.length),
)

const books = BOOK_CODES.map((code) => ({ code, name: bookName(code, 'en').toLowerCase() })).sort(
  (a, b) => b.name.length - a.name.length,
)

const NUMBER =
  /\b(?:\d+[a-z]?(?:[.:,–-]+\d+)*|[ivxlc]+(?:\.\d+)*)\b(?!\s*(?:john|corinthians|timothy|thessalonians|peter|kings|samuel|chronicles)\b)/g

/** "Homily on the Gospel of John 63" → its kind and its book. */
const ON =
  /^(?:\S+ )?(homil(?:y|ies)|commentary)(?: \d+)? (?:on|concerning) (?:the (?:gospel|book|epistle) (?:of|to the|to) )?(.+)$/

/**
 * What a saying is taken from, as the reader's language calls it, with its number there:
 * `nameOfSource('Homily on the Gospel of John 63', 'en')` → Homilies on John 63. Undefined where no name is known.
 */
export function nameOfSource(source: string, locale: Locale): string | undefined {
  const folded = source
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^st\. \w+, /, '')
  const title = onBook(folded, locale) ?? named(folded, locale)
  if (title === undefined) return undefined
  const number = folded.match(NUMBER)?.join('.').toUpperCase()
  const marked = asTitle(title, locale)
  return number === undefined ? marked : `${marked}${locale.startsWith('zh') ? '' : ' '}${number}`
}

function named(folded: string, locale: Locale): string | undefined {
  const plain = folded.replace(/^treatise \S+ /, '').replace(/^(?:\d+|[ivxl]+) /, '')
  const row = rows().find(({ begins }) => beginsWith(folded, begins) || beginsWith(plain, begins))
  return row?.names[LOCALE_COLUMNS.indexOf(locale)]
}

const beginsWith = (text: string, words: string): boolean =>
  text.startsWith(words) && !/^\w/.test(text.slice(words.length))

/** "Homilies on Acts", "Commentary on Matthew": a kind of work, named with the book that it is on. */
const ON_A_BOOK = {
  homily: {
    en: 'Homilies on {book}',
    'zh-cn': '{book}讲道',
    'zh-tw': '{book}講道',
    'es-es': 'Homilías sobre {book}',
    'fr-fr': 'Homélies sur {book}',
  },
  commentary: {
    en: 'Commentary on {book}',
    'zh-cn': '{book}注释',
    'zh-tw': '{book}註釋',
    'es-es': 'Comentario a {book}',
    'fr-fr': 'Commentaire sur {book}',
  },
} as const

function onBook(folded: string, locale: Locale): string | undefined {
  const [, kind, place = ''] = ON.exec(folded) ?? []
  if (kind === undefined) return undefined
  const book = books.find(({ name }) => beginsWith(place, name))
  if (!book) return undefined
  const form = ON_A_BOOK[kind === 'commentary' ? 'commentary' : 'homily'][locale]
  return form.replace('{book}', bookName(book.code, locale))
}
