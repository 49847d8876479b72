import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Knowledge, OwnKind } from '@berea/knowledge'
import { LOCALES, type Locale } from '@berea/scripture'
import { LANGUAGE_OF } from './opened.ts'

const EVALS = join(import.meta.dirname, '..')
/** The sets that lie beside the checkout; what they are for stands in their README. */
const SHARED = join(EVALS, '..', '..', 'shared', 'evals')

/** A question with the record that answers it; without one, none does. */
export type Asked = {
  readonly question: string
  readonly locale: Locale
  readonly record?: { readonly kind: OwnKind; readonly id: string }
  /** Articles any of which answers, whether they are written yet or not. */
  readonly records?: readonly string[]
  /** Articles on the matter that answer something else. */
  readonly near?: readonly string[]
  /** The article that the last answer was made of. */
  readonly after?: string
  /** The way of asking that is passed over, with what says the same. */
  readonly heldOut?: { readonly text: string; readonly above: number }
  /** What stays on one side of a fold. */
  readonly group: string
}

/** A line of any of the sets. */
type Row = {
  readonly id?: string
  readonly item?: number
  readonly locale?: Locale
  readonly question: string
  readonly records?: readonly string[]
  readonly near?: readonly string[]
  readonly after?: string
}

function readRows(path: string, locale?: Locale): readonly Asked[] {
  if (!existsSync(path)) throw new Error(`${path} is not there`)
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { id, item, question, records, near, after, ...own } = JSON.parse(line) as Row
      const group = String(item ?? id ?? question)
      return {
        question,
        locale: own.locale ?? locale ?? 'en',
        group,
        ...(records && { records }),
        ...(near && { near }),
        ...(after && { after }),
      }
    })
}

const shared = (name: string, locale: Locale) => readRows(join(SHARED, name), locale)

/** Always the same number for the same text. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)
const some = (all: readonly Asked[], count: number, from = 0): readonly Asked[] =>
  all.toSorted((a, b) => numberOf(a.question) - numberOf(b.question)).slice(from, from + count)

/**
 * Of each article and language one way of asking, by its text so that it stays the same as others come; it is passed over when
 * it is asked itself. With `alone` its translations are passed over too.
 */
export const heldQuestions = ({ records }: Knowledge, alone: boolean): readonly Asked[] =>
  records.article.flatMap(({ id, questions }) =>
    LOCALES.map((locale) => {
      const [question = ''] = questions[LANGUAGE_OF[locale]].toSorted((a, b) => numberOf(a) - numberOf(b))
      const heldOut = { text: question, above: alone ? TRANSLATED : 2 }
      return { question, locale, record: { kind: 'article' as const, id }, group: id, heldOut }
    }),
  )

/** What is so like a way of asking says the same in another language. */
const TRANSLATED = 0.93

/** The 480 that nobody may take for a question of the handbook: 180 of one set, and 60 a language. */
export const unrelated = (): readonly Asked[] => [
  ...readRows(join(EVALS, 'untold', 'fourth.jsonl')),
  ...LOCALES.flatMap((locale) => some(shared(`natural.${locale}.jsonl`, locale), 60)),
]

/** Others of the kind, to fit on. */
export const othersUnrelated = (): readonly Asked[] => [
  ...['first', 'second', 'third'].flatMap((name) => readRows(join(EVALS, 'untold', `${name}.jsonl`))),
  ...LOCALES.flatMap((locale) => [
    ...some(shared(`natural.${locale}.jsonl`, locale), 126, 60),
    ...(locale === 'es-es' ? [] : some(shared(`questions.${locale}.jsonl`, locale), 120)),
    ...readRows(join(EVALS, 'first', `dev.${locale}.jsonl`), locale),
  ]),
]

/** The records that answer, of those that are written, as `article/infant-baptism`; undefined where none does. */
export function answersAmong({ records }: Knowledge): (asked: Asked) => ReadonlySet<string> | undefined {
  const written = Map.groupBy(
    (['article', 'correction'] as const).flatMap((kind) =>
      records[kind].map(({ id }) => ({ id, key: `${kind}/${id}` })),
    ),
    ({ id }) => id,
  )
  return ({ record, records: ids = [] }) => {
    const named = record ? [`${record.kind}/${record.id}`] : []
    const keys = [...named, ...ids.flatMap((id) => (written.get(id) ?? []).map(({ key }) => key))]
    return keys.length > 0 ? new Set(keys) : undefined
  }
}

/** Of a question and a record, whether it answers, by one reader who saw both: `near` is on the matter and answers something else. */
export type Judged = 'yes' | 'near' | 'no'

/** What was judged, by `judgedKey`; the questions, which lie beside the checkout, stand in it by their hash. */
export const judged = (): ReadonlyMap<string, Judged> =>
  new Map(
    readFileSync(join(EVALS, 'handbook', 'judged.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { question: string; record: string; answers: Judged })
      .map(({ question, record, answers }) => [`${question} ${record}`, answers]),
  )

export const judgedKey = (question: string, record: string): string =>
  `${createHash('sha256').update(question).digest('hex').slice(0, 12)} ${record}`

/** Questions that nobody rehearsed, to see how many get an article and how many of those the right one. */
export const unrehearsed = (): readonly Asked[] =>
  ['zh', 'latin'].flatMap((name) =>
    readFileSync(join(SHARED, 'unrehearsed', `2026-11-23.${name}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; locale: Locale; text?: string })
      .flatMap(({ id, locale, text }) => (text ? [{ question: text, locale, group: id }] : [])),
  )

/** Questions by somebody who has not seen the articles, with those that answer: even ones to fit on, odd ones to measure. */
export const byOthers = (half: 'fitting' | 'measuring'): readonly Asked[] =>
  readRows(join(EVALS, 'handbook', 'asked.jsonl')).filter((_, at) => (at % 2 === 0) === (half === 'fitting'))

/** What people tell of themselves at length, and short questions after what nothing is written on; by one reader. */
export const toldAtLength = (): readonly Asked[] => readRows(join(EVALS, 'handbook', 'told-at-length.jsonl'))

/** What people typed who had not seen the articles, and what such were written like; each labelled by one reader of the whole list. */
export const typed = (): readonly Asked[] => readRows(join(EVALS, 'handbook', 'typed.jsonl'))

/** What is asked on after an article: by one reader. */
export const followed = (): readonly Asked[] => readRows(join(EVALS, 'handbook', 'followed.jsonl'))

/** Questions that name a matter of the handbook only in passing: half of them to fit on, half to measure. */
export const passing = (half: 'fitting' | 'measuring'): readonly Asked[] =>
  readRows(join(EVALS, 'handbook', 'passing.jsonl')).filter(
    ({ group }) => (Number(group) % 2 === 0) === (half === 'measuring'),
  )
