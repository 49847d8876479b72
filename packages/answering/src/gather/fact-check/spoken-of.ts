import { analysedLanguage, type Work } from '@berea/library'
import { fold } from '../../understand/fold.ts'
import { findMentions } from '../../understand/lexicon/lexicon.ts'
import { type Tongue, tongueOf } from '../../understand/tongue.ts'
import type { AnswerContext } from '../answer-context.ts'
import { asTold, type Concept, conceptsIn, speaksOf, type Table } from './concepts.ts'
import type { Told } from './others.ts'

/** What a question names, by table: each row that may answer it asks again, for what it has no words for itself. */
const named = new WeakMap<AnswerContext, Map<Table, readonly Concept[]>>()

/** The things and deeds that a question names beside persons and places, and beside words that are `accounted` for. */
export function conceptsNamed(
  context: AnswerContext,
  table: Table,
  accounted: readonly string[] = [],
): readonly Concept[] {
  const tongue = tongueOf(context.locale)
  const tables = named.get(context) ?? new Map<Table, readonly Concept[]>()
  named.set(context, tables)
  const text = withoutNames(context.understood.question.text, tongue)
  const all = tables.get(table) ?? conceptsIn(text, tongue, table)
  tables.set(table, all)
  if (accounted.length === 0 || all.length === 0) return all
  const rest = accounted.reduce((left, word) => left.replaceAll(word, '#'), fold(text).text)
  return conceptsIn(rest, tongue, table, new Set(all))
}

/** Does a passage, or one of its parallels, speak of each of them? */
export function speaksOfAll(
  context: AnswerContext,
  { pericope, parallels }: Told,
  concepts: readonly Concept[],
): boolean {
  const { locale, library, editions } = context
  const tongue = tongueOf(locale)
  const isRead = ({ kind, language }: Work) =>
    kind === 'bible' && [tongue, 'en'].includes(analysedLanguage(language) ?? '')
  let untold = concepts
  // Most is told in the reader's own Bible: the next is only read for what it lacks.
  for (const edition of new Set([...editions, ...library.works().filter(isRead)])) {
    const language = analysedLanguage(edition.language)
    for (const place of [pericope, ...parallels.map((one) => one.pericope)]) {
      if (untold.length === 0 || !language) return true
      const verses = library.passage(edition.id, place)?.verses ?? []
      const text = asTold(verses.map((verse) => verse.text).join(' '), language)
      untold = untold.filter((concept) => !speaksOf(text, concept, language))
    }
  }
  return untold.length === 0
}

/** A name may be a word as well: Mark, Grâce, 路得. */
function withoutNames(question: string, tongue: Tongue): string {
  const { text, original } = fold(question)
  const named = findMentions(text, tongue, original).filter(({ field }) => field === 'person' || field === 'place')
  return named.reduce((rest, { start, end }) => rest.slice(0, start) + '#'.repeat(end - start) + rest.slice(end), text)
}
