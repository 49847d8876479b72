import { isBookCode, isProblem, joinPassages, type Passage, passage } from '@berea/scripture'
import type { Draft } from './sections/draft.ts'
import { type Context, textImporter } from './text-importer.ts'

/**
 * STEPBible's proper names, one record each: a head 'Aaron@Exo.4.14=H0175A<TAB>…', a summary after '#', and lines of forms
 * with all their references. Records are parted by '$=== PERSON(s)', PLACE or OTHER. English numbering.
 *
 *     → section 'Aaron@Exo.4.14', "Aaron", 'A man of the tribe of Levi; son of Amram; …', terms ['H175', 'G2', …]
 */
export const tipnr = textImporter({
  name: 'tipnr',
  recognises: (pack, paths) => pack.kind === 'people-places' && paths.some((path) => FILE.test(path)),
  reads: (path) => FILE.test(path),
  parse,
})

const FILE = /(^|\/)TIPNR[^/]*\.txt$/
const RECORD = /^\$=+ ?(PERSON|PLACE|OTHER)[^\n]*\n/gm
const TYPES: Readonly<Record<string, string>> = { PERSON: 'person', PLACE: 'place', OTHER: 'name' }

function* parse(text: string, context: Context): Generator<Draft> {
  const marks = [...text.matchAll(RECORD)]
  if (marks.length === 0) context.trouble({ code: 'malformed', detail: 'no "$=== PERSON(s)"' })
  for (const [index, mark] of marks.entries()) {
    const body = text.slice(mark.index + mark[0].length, marks[index + 1]?.index)
    const draft = record(body, TYPES[mark[1]!] ?? 'name', context)
    if (draft) yield draft
  }
}

function record(body: string, type: string, { path, trouble }: Context): Draft | undefined {
  const lines = body.split('\n')
  const head = /^(([^@\t\n]+)@[^=\t\n]+)(?:=(\S+))?/.exec(lines[0] ?? '')
  if (!head) return undefined
  const [, key = '', name = ''] = head
  const summary = lines.find((line) => line.startsWith('#'))
  const forms = lines.filter((line) => /^\t[^\t]+@/.test(line)).map((line) => line.split('\t'))
  const unknown = (code: string) => trouble({ code: 'unknown-reference', at: key, detail: code })
  const mentions = joinPassages(forms.flatMap((form) => placesOf(form[5] ?? '', unknown)))
  const strongs = forms.flatMap((form) =>
    [...(form[2] ?? '').matchAll(/\b([HG])0*(\d+)/g)].map((one) => `${one[1]}${one[2]}`),
  )
  const title = name.replace(/\d?_/g, ' ')
  const words = (summary ?? '')
    .slice(1)
    .replace(/@[\w.]+/g, '')
    .replace(/(\p{L})\d?_(?=\p{L})/gu, '$1 ')
    .replace(/\s+;/g, ';')
    .replace(/\s+/g, ' ')
    .trim()
  return {
    key,
    title,
    blocks: [
      { text: words === '' ? `${title} is named in Scripture.` : /[.!?]$/.test(words) ? words : `${words}.`, mentions },
    ],
    terms: [...new Set([...forms.map((form) => form[3]?.trim() ?? ''), ...strongs])].filter(
      (term) => term !== '' && term !== title,
    ),
    links: strongs.map((number) => `strong:${number}`),
    facts: { type },
    file: path,
    at: key,
  }
}

/** 'Exo.7.10a; 1Ki.4.6; ' → EXO 7:10, 1KI 4:6: codes of three letters, the letter of a half verse dropped. */
function placesOf(list: string, unknown: (code: string) => void): Passage[] {
  return list.split(';').flatMap((item) => {
    const [, code = '', chapter, verse] = /^\s*(\w{3})\.(\d+)\.(\d+)[a-z]?\s*$/.exec(item) ?? []
    const book = code.toUpperCase()
    if (!isBookCode(book)) return []
    const place = { book, chapter: Number(chapter), verse: Number(verse) }
    const made = passage(place)
    if (isProblem(made)) unknown(item.trim())
    return isProblem(made) ? [] : [made]
  })
}
