import { fromKnowledge, type Knowledge } from '@berea/knowledge'
import type { Locale } from '@berea/scripture'
import { LOCALE_COLUMNS } from './works.ts'

export type Author = { readonly key: string; readonly century: number; readonly name: string }

type Row = {
  readonly calls: readonly string[]
  readonly century: number | undefined
  readonly names: readonly string[]
  /** Heard as a voice in answers, not only named beside a text. */
  readonly heard: boolean
}

const rowsOf = (rows: ReturnType<Knowledge['table']>, heard: boolean): Row[] =>
  rows.map(([calls, century, ...names]) => ({
    calls: calls!.split(/[=,]/),
    century: century === '' ? undefined : Number(century),
    names,
    heard,
  }))

const read = fromKnowledge((_, { table }) => {
  const authors = [...rowsOf(table('authors'), true), ...rowsOf(table('named-authors'), false)]
  return {
    authors,
    byKey: new Map(authors.map((row) => [row.calls[0]!, row])),
    alsoCalled: new Map(table('also-called').map(([key, names]) => [key!, names!])),
  }
})

/** Works whose authors are said to be these, but weren't: they get their own words, or are passed over. */
const DOUBTFUL = /pseudo|unknown|anonym|expositor|glossa|constitutions|collective/i

const plainly = (name: string): string =>
  name
    .replace(REMARK, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|,/gu, '')
    .replaceAll('’', "'")

/** What a library adds to a name: "Papias of Hierapolis (as quoted by Eusebius of Caesarea)". */
const REMARK = /\s*\([^)]*\)|\s+is referenced above.*$/g

/** The row whose call is the longest in the name: Isidore of Pelusium is not the one of Seville. */
function rowOf(name: string): Row | undefined {
  const plain = plainly(name)
  let best: { readonly row: Row; readonly length: number } | undefined
  for (const row of read().authors) {
    for (const call of row.calls) {
      if (plain.includes(call) && call.length > (best?.length ?? 0)) best = { row, length: call.length }
    }
  }
  return best?.row
}

/**
 * A teacher of the church as the reader's language calls them, with their century:
 * `authorOf('John Chrysostom', 'fr-fr')` → Jean Chrysostome, 4. Undefined for names not in the
 * table: a voice is only quoted with its name and time.
 */
export function authorOf(name: string, locale: Locale): Author | undefined {
  if (DOUBTFUL.test(plainly(name))) return undefined
  const row = rowOf(name)
  if (!row?.heard || row.century === undefined) return undefined
  return { key: row.calls[0]!, century: row.century, name: nameIn(row, locale) }
}

export type NamedAuthor = { readonly name: string; readonly century?: number }

const PSEUDO: Readonly<Record<Locale, string>> = {
  'zh-cn': '托名',
  'zh-tw': '託名',
  en: 'Pseudo-',
  'es-es': 'Pseudo-',
  'fr-fr': 'Pseudo-',
}

/** Whoever a library says wrote a text, as the reader's language calls them; by the library's own words where it has no name. */
export function nameAuthor(name: string, locale: Locale): NamedAuthor {
  const known = rowOf(name)
  const isOwnName = known?.calls.some((call) => call.startsWith('pseudo-'))
  const [, falsely] = isOwnName ? [] : (/^pseudo-(.*)$/i.exec(name) ?? [])
  const row = falsely === undefined ? known : rowOf(falsely)
  if (falsely !== undefined) return { name: row ? `${PSEUDO[locale]}${nameIn(row, locale)}` : name.replace(REMARK, '') }
  return row ? named(row, locale) : { name: name.replace(REMARK, '').trim() }
}

/** By a key of the tables. */
export function authorByKey(key: string, locale: Locale): NamedAuthor | undefined {
  const row = read().byKey.get(key)
  return row && named(row, locale)
}

/** Everything that somebody may look a writer up by who reads this language: `augustine` → 奥古斯丁, 奥斯定, Augustine of Hippo … */
export function callsOf(key: string, locale: Locale): readonly string[] {
  const row = read().byKey.get(key)
  if (!row) return []
  const isChinese = locale.startsWith('zh')
  const others = (read().alsoCalled.get(key)?.split(' ') ?? []).filter(
    (name) => /\p{Script=Han}/u.test(name) === isChinese,
  )
  return [nameIn(row, locale), nameIn(row, 'en'), ...others]
}

const nameIn = (row: Row, locale: Locale): string => row.names[LOCALE_COLUMNS.indexOf(locale)]!

export type Writer = { readonly names: readonly string[]; readonly isHeard: boolean }

/** Teachers of the church and other writers, each by everything that they are called in whatever language. */
export const writersByNames = fromKnowledge((): readonly Writer[] => {
  const { authors, alsoCalled } = read()
  return authors.map(({ calls, names, heard }) => ({
    names: [...new Set([...calls, ...names, ...(alsoCalled.get(calls[0]!)?.split(' ') ?? [])])],
    isHeard: heard,
  }))
})

/** A name that begins with its article or stands in 《》 is one like others here. */
function named(row: Row, locale: Locale): NamedAuthor {
  const name = nameIn(row, locale).replace(/^(?:the|el|l’)\s?(?=\p{Lu})/u, '')
  return row.century === undefined ? { name } : { name, century: row.century }
}
