import {
  type AnswerEvent,
  answer,
  type Citation,
  type Model,
  type Patience,
  type Question,
  type Trouble,
  type Turn,
} from '@berea/answering'
import type { Library } from '@berea/library'
import { LOCALES, type Locale } from '@berea/scripture'
import type { QuestionSet } from '../questions.ts'
import type { Texts } from '../texts.ts'
import { drawer } from './draws.ts'

export type AskedWriter = { readonly id: string; readonly question: Question }

/** So many questions in five languages, drawn by seed: as many of each language as the sets have. */
export function drawQuestions(sets: readonly QuestionSet[], most: number, seed: number): readonly AskedWriter[] {
  const each = Math.ceil(most / LOCALES.length)
  return LOCALES.flatMap((locale, at) => {
    const rows = sets
      .filter((set) => set.locale === locale)
      .flatMap((set) => set.rows.map((row) => ({ ...row, set: set.name })))
    const draw = drawer(seed * 100 + at)
    return Array.from({ length: Math.min(each, rows.length) }, () => {
      const [row] = rows.splice(draw(rows.length), 1)
      return {
        id: `${row!.set}.${row!.id}`,
        question: { text: row!.question, locale, tradition: 'none', mode: 'deep' } as const,
      }
    })
  }).slice(0, most)
}

/** All that came of a question that a model was asked. */
export type WrittenBy = {
  readonly locale: Locale
  readonly isAsked: boolean
  readonly text: string
  /** What stood there before another engine went on. */
  readonly ofModel: string
  readonly citations: readonly Citation[]
  readonly events: readonly AnswerEvent[]
  readonly why?: Trouble | 'taken-over'
}

/** How a question is put to a model. */
type Putting = { readonly patience: Patience; readonly conversation?: readonly Turn[] }

/** Asks a model as the server does. */
export async function writtenBy(
  model: Model,
  question: Question,
  { library, ...texts }: Texts<Library>,
  { patience, conversation = [] }: Putting,
): Promise<WrittenBy> {
  const events: AnswerEvent[] = []
  const writer = { models: [model], patience }
  for await (const event of answer(question, library, { ...texts, writer, conversation })) events.push(event)
  const changed = events.findIndex(({ type }) => type === 'engine')
  const change = events[changed]
  const textOf = (some: readonly AnswerEvent[]) =>
    some.map((event) => (event.type === 'text' ? event.delta : '')).join('')
  const isAsked = events.some(({ type }) => type === 'made-with')
  return {
    locale: question.locale,
    isAsked,
    text: textOf(events),
    ofModel: isAsked ? textOf(changed < 0 ? events : events.slice(0, changed)) : '',
    citations: events.flatMap((event) => (event.type === 'citation' ? [event.citation] : [])),
    events,
    ...(change?.type === 'engine' && { why: change.why }),
  }
}
