import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@berea/scripture'

/** A draft with a fault in it, or without one, and what its writer was given. */
export type Planted = {
  readonly id: string
  readonly locale: Locale
  readonly kind: string
  /** Passages of the reader's Bible that were given. */
  readonly passages: readonly string[]
  /** Texts of a writer of the Church that were given. */
  readonly notes: readonly { readonly author: string; readonly text: string }[]
  readonly draft: string
  /** Of a quotation the words, as the draft has them: false ones must not be shown, true ones must. */
  readonly words?: string
}

export type PlantedSets = Readonly<
  Record<'misquotations' | 'quotations' | 'falseClaims' | 'claims', readonly Planted[]>
>

type Row = Omit<Planted, 'draft' | 'words'> & { readonly text: string }

/** A line of a set; one that lacks what every line has is a slip of whoever wrote it. */
function rowOf(line: string): Row {
  const { kind = 'quotation', notes = [], ...given } = JSON.parse(line) as Partial<Row>
  const { id, locale, passages, text } = given
  if (!id || !locale || !LOCALES.includes(locale) || !passages || !text) throw new Error(`not a planted line: ${line}`)
  return { id, locale, kind, passages, notes, text }
}

const FILES = {
  misquotations: 'planted.misquotations.jsonl',
  quotations: 'planted.quotations.jsonl',
  falseClaims: 'planted.false-claims.jsonl',
  claims: 'planted.claims.jsonl',
} as const

/** How the texts of the library get into a line that holds none: the words of a passage, and what it is called. */
export type Filling = {
  words(passage: string, locale: Locale): string | undefined
  name(passage: string, locale: Locale): string
}

/** The sets as they were written by hand, filled from the library; lines whose passages it lacks are left out. */
export function handWritten(filling: Filling): PlantedSets {
  const read = (name: keyof typeof FILES) =>
    readFileSync(join(import.meta.dirname, FILES[name]), 'utf8')
      .trim()
      .split('\n')
      .map((line) => rowOf(line))
  return {
    misquotations: read('misquotations').flatMap((one) => withWords(one, filling)),
    quotations: read('quotations').flatMap((one) => inTurn(one, filling)),
    falseClaims: read('falseClaims').map(({ text, ...one }) => ({ ...one, draft: text })),
    claims: read('claims').map(({ text, ...one }) => ({ ...one, draft: text })),
  }
}

const MARKED = /[“「«‘『"](.+?)[”」»’』"](?!\p{L})/su

/** `{JHN 3:16}` stands for the words of that verse; what is quoted is what is false. */
function withWords({ text, ...one }: Row, { words }: Filling): Planted[] {
  const given = /\{([^}]+)\}/.exec(text)
  const verse = given && words(given[1]!, one.locale)
  if (given && verse === undefined) return []
  const draft = given ? text.replace(given[0], verse!) : text
  return [{ ...one, draft, words: verse ?? MARKED.exec(draft)?.[1]?.trim() ?? draft }]
}

/** A line is asked with each of its passages in turn. */
function inTurn({ text, ...one }: Row, { words, name }: Filling): Planted[] {
  return one.passages.flatMap((passage, at) => {
    const verse = words(passage, one.locale)
    if (verse === undefined) return []
    const draft = text.replaceAll('{quote}', verse).replaceAll('{ref}', name(passage, one.locale))
    return { ...one, id: `${one.id}.${at + 1}`, draft, words: verse }
  })
}
