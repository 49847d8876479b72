import type { Knowledge, WordTable } from '@berea/knowledge'
import type { Tables } from './rows.ts'

/**
 * What everyone asks of the stories, of belief and of custom, with the verses that tell it. One question a row: what kind of thing
 * is asked, if not any (`reason/any`: that, and any other as well), and passages, the one that tells it first | English | Spanish |
 * French | Chinese words. A question is meant if it has one of each group between `+`.
 */
export function knownQuestions(knowledge: Pick<Knowledge, 'rows'>): Tables {
  const all = (table: WordTable) => [...knowledge.rows(table).values()].flat()
  const beliefs = knowledge.rows('beliefs')
  const { may = [], what = [], aside = [] } = waysIn(all('ways'))
  const things = beliefs.get('things') ?? []
  const subjects = beliefs.get('subjects') ?? []
  const questions = beliefs.get('questions') ?? []
  return {
    stories: all('stories'),
    beliefs: [
      ...questions,
      ...withWays(questions, aside),
      ...subjects,
      ...withWays(
        subjects,
        may.map((words, language) => `${words}, ${aside[language]}`),
      ),
      ...withWays(things, what),
      ...withWays(things, what, 'meaning '),
    ],
  }
}

type Way = 'may' | 'what' | 'aside'

/** `may | words | …` → the words of the four languages by their name. */
const waysIn = (rows: readonly string[]): Partial<Record<Way, readonly string[]>> =>
  Object.fromEntries(
    rows.map((row) => {
      const [name, ...words] = row.split(' | ')
      return [name, words]
    }),
  )

/** Each row with one more group, so that what a question says beside its subject is known. */
const withWays = (rows: readonly string[], words: readonly string[], kind = ''): readonly string[] =>
  rows.map((row) => {
    const [references, ...columns] = row.split(' | ')
    return [`${kind}${references}`, ...columns.map((column, i) => `${column} + ${words[i]}`)].join(' | ')
  })
