import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isProblem, LOCALES, type Locale, type Passage, parseUsfm } from '@berea/scripture'

/** One question with the passages that answer it, English numbering. */
export type Asked = {
  readonly id: string
  readonly question: string
  readonly gold: readonly Passage[]
  /** The expected answer, where the set has one. */
  readonly answer?: string
}

export const SET_KINDS = ['questions', 'topics', 'natural'] as const
export type SetKind = (typeof SET_KINDS)[number]

/** A file of questions: `questions.zh-cn.jsonl` is the set `questions.zh-cn`. */
export type QuestionSet = {
  readonly name: string
  readonly kind: SetKind
  readonly locale: Locale
  readonly rows: readonly Asked[]
}

/**
 * All sets of a folder, by kind and then in the order of the locales. Files of other names are none
 * of them.
 */
export async function readQuestionSets(folder: string): Promise<QuestionSet[]> {
  const present = new Set(await readdir(folder))
  const sets: QuestionSet[] = []
  for (const kind of SET_KINDS) {
    for (const locale of LOCALES) {
      const name = `${kind}.${locale}`
      if (!present.has(`${name}.jsonl`)) continue
      const rows = parseQuestions(await readFile(join(folder, `${name}.jsonl`), 'utf8'), name)
      sets.push({ name, kind, locale, rows })
    }
  }
  return sets
}

/**
 * A row a line; a topic's own words are its question.
 *
 *     {"id":"1","question":"Why did Jesus weep?","gold":["JHN 11:33-35"]} → one question
 *     {"id":"2","topic":"Weeping","gold":["nonsense"]} → throws: a set that cannot be read measures nothing
 */
export function parseQuestions(text: string, name: string): Asked[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => {
      const place = `${name}, line ${i + 1}`
      return parseRow(parseJson(line, place), place)
    })
}

/** A row that is none; its message tells which and why. */
export class UnreadableRow extends Error {}

function parseJson(line: string, place: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new UnreadableRow(`${place}: no JSON`)
  }
}

function parseRow(row: unknown, place: string): Asked {
  const { id, question, topic, gold, answer } = (row ?? {}) as Record<string, unknown>
  const asked = question ?? topic
  if (typeof asked !== 'string' || !Array.isArray(gold)) throw new UnreadableRow(`${place}: no question, or no gold`)
  return {
    id: String(id),
    question: asked,
    gold: gold.map((reference) => {
      const passage = parseUsfm(String(reference))
      if (isProblem(passage)) throw new UnreadableRow(`${place}: ${reference} is no passage`)
      return passage
    }),
    ...(typeof answer === 'string' ? { answer } : {}),
  }
}
