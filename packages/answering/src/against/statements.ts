import { fillPlaceholders, type Ground, languageOf, type OwnRecord } from '@berea/knowledge'
import { type Library, OWN_WORK } from '@berea/library'
import type { Locale, Tradition } from '@berea/scripture'
import { findQuoted } from '../check/draft/quoted.ts'
import { splitSentences } from '../citing/splitting.ts'
import type { Citation } from '../events.ts'
import { wordsOf } from '../gather/answer-context.ts'
import { recordAt } from '../gather/own-records.ts'
import type { Intent } from '../understand/intent.ts'
import type { Question } from '../understand/question.ts'

/** An answer that was given, as far as it is searched against. */
export type Given = {
  /** What it answered. */
  readonly question: Question
  /** What it was written in. */
  readonly locale: Locale
  readonly intent: Intent
  /** A model's sentences all say something; the composer's own only lead to what they name. */
  readonly isByModel: boolean
  /** Markdown, as it was shown. */
  readonly text: string
  readonly citations: readonly Pick<Citation, 'n' | 'work' | 'section' | 'passage'>[]
}

/** Something that an answer says; what bears it, where our editors have written it and what it stands on. */
export type Statement = {
  readonly text: string
  readonly record?: OwnRecord
  readonly rests: readonly Ground[]
}

/** So many are searched. */
const MOST = 6
/** What says less than two words, as «Yes.», leaves nothing to search for. */
const LEAST_WORDS = 2

/** To a cry, small talk and what is not answered here nothing is searched; a passage that is only printed says nothing of ours. */
const SAYS_NOTHING: ReadonlySet<Intent> = new Set(['danger', 'talk', 'outside', 'write'])

/** What an answer says, in its order: never a quotation of Scripture, a question, or a sentence that only leads to the next. */
export function statementsIn(given: Given, library: Library): readonly Statement[] {
  if (SAYS_NOTHING.has(given.intent)) return []
  const own = ownSentencesOf(given)
  const found = sentencesIn(given).flatMap(({ text, marks }): Statement[] => {
    const known = own.get(lettersOf(text))
    if (known) return [{ text, ...known }]
    const kinds = marks
      .flatMap((n) => given.citations.filter((one) => one.n === n))
      .map((one) => library.work(one.work)?.kind)
    const isQuoted = findQuoted(text).quoted.length > 0
    if (isQuoted && kinds.includes('bible')) return []
    return given.isByModel || (isQuoted && kinds.length > 0) ? [{ text, rests: [] }] : []
  })
  const worth = found.filter(({ text }) => wordsOf(text, given.locale).size >= LEAST_WORDS)
  return [...new Map(worth.map((one) => [lettersOf(one.text), one])).values()].slice(0, MOST)
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** A heading, verses set apart, a list, a table, a rule: everything but a paragraph. */
const NO_PARAGRAPH = /^(?:#|>|\||[-*+] |\d+[.)] |-{3})/
const MARK = /\s?\[\^(\d+)\]/g

type Marked = { readonly text: string; readonly marks: readonly number[] }

function sentencesIn({ text }: Given): readonly Marked[] {
  const paragraphs = text.split(/\n{2,}/).filter((block) => !NO_PARAGRAPH.test(block.trimStart()))
  return paragraphs.flatMap(markedSentences).filter((one) => !/[:：?？]$/.test(one.text))
}

/** `He wept.[^1] So it is.` → He wept. with mark 1, So it is. with none. */
function markedSentences(paragraph: string): readonly Marked[] {
  const marks: { readonly n: number; readonly at: number }[] = []
  let plain = ''
  let end = 0
  for (const { 0: whole, 1: n, index } of paragraph.matchAll(MARK)) {
    plain += paragraph.slice(end, index)
    marks.push({ n: Number(n), at: plain.length })
    end = index + whole.length
  }
  plain += paragraph.slice(end)
  return splitSentences(plain).map(({ start, end: last }) => ({
    text: plain.slice(start, last),
    marks: marks.filter(({ at }) => at > start && at <= last).map(({ n }) => n),
  }))
}

/** The sentences of our own that it cites, by their letters as its reader reads them. */
function ownSentencesOf({ citations, locale, question }: Given) {
  const records = new Set(
    citations.flatMap(({ work, section }) => (work === OWN_WORK ? (recordAt(section) ?? []) : [])),
  )
  return new Map(
    [...records].flatMap((record) =>
      record
        .sentences(languageOf(locale))
        .map(({ text, rests }) => [worded(text, locale, question.tradition), { record, rests }] as const),
    ),
  )
}

const worded = (text: string, locale: Locale, tradition: Tradition): string =>
  lettersOf(fillPlaceholders(text, locale, tradition))
