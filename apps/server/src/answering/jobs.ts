import type { Given, Question, Turn } from '@berea/answering'
import { locale, MODES, tradition } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../adapters/database.ts'
import type { Tables } from '../adapters/tables.ts'
import { givenIn, toldBy } from './told.ts'

/** An answer to be made. */
export type Job = {
  readonly answerId: string
  readonly memberId: string
  readonly question: Question
  /** What was asked before it in the conversation, oldest first. */
  readonly conversation: readonly Turn[]
  /** Instead of an answer, the Scriptures are searched against one that was given. */
  readonly against?: Given
  /** The interface's language, for the words of a failure. */
  readonly locale: Locale
  /** Its making was begun before: it has to begin with what is stored. */
  readonly isAgain: boolean
}

/** Seconds without a sign of its server after which an answer is taken over. */
export const STALE_SECONDS = 15

type Wanted = {
  readonly runner: string
  /** Languages in which questions can be answered by now. */
  readonly locales: readonly Locale[]
}

type Fallen = Wanted & {
  /** Without a sign of its server for so long, an answer is one whose server fell. */
  readonly seconds: number
}

/** Nobody's: its server let it go and did not fall over it. */
const NOBODY = ''

/** What a reader chose for one question, as it is stored beside it. */
const choices = z.object({
  editions: z.partialRecord(locale, z.string()).optional(),
  alone: z.boolean().optional(),
  /** An answer's id: nothing was asked, the Scriptures are searched against it. */
  against: z.string().optional(),
})

type QuestionRow = Selectable<Tables['questions']>

/** So many earlier questions are handed to the engine. */
const MOST_TURNS = 8

export const choicesOf = (row: QuestionRow) => choices.parse(JSON.parse(row.choices))

/** The question as the engine takes it, from its row and the mode of the answer. */
function engineQuestion(row: QuestionRow, mode: string): Question {
  const { editions } = choicesOf(row)
  return {
    text: row.text,
    locale: locale.parse(row.locale),
    tradition: tradition.parse(row.expression),
    mode: z.enum(MODES).parse(mode),
    ...(editions && { editions: editions as NonNullable<Question['editions']> }),
  }
}

/**
 * What the engine is asked: the question, and those before it as they are stored, so that whoever takes the answer over is asked
 * the same.
 */
export async function askedOf(
  db: Database,
  row: QuestionRow,
  mode: string,
): Promise<Pick<Job, 'memberId' | 'question' | 'conversation' | 'against' | 'locale'>> {
  const { alone, against: answerId } = choicesOf(row)
  const before = alone ? [] : await earlier(db, row)
  const against = answerId === undefined ? undefined : await givenBy(db, row.member_id, answerId)
  const answers = await toldBy(
    db,
    row.member_id,
    before.map(({ id }) => id),
  )
  return {
    memberId: row.member_id,
    question: engineQuestion(row, mode),
    conversation: before.map((one) => {
      const told = answers.get(one.id)
      return { ...engineQuestion(one, mode), ...(told && { told }) }
    }),
    ...(against && { against }),
    locale: locale.parse(row.locale),
  }
}

/** An answer as it was told, with what it answered; undefined where it has told nothing. */
async function givenBy(db: Database, memberId: string, answerId: string): Promise<Given | undefined> {
  const answer = await db
    .selectFrom('answers')
    .selectAll()
    .where('id', '=', answerId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!answer) return undefined
  const asked = await db.selectFrom('questions').selectAll().where('id', '=', answer.question_id).executeTakeFirst()
  const given = asked && givenIn(answer)
  return given && { ...given, question: engineQuestion(asked, answer.mode) }
}

/** The questions before one in its conversation, oldest first. */
async function earlier(db: Database, row: QuestionRow): Promise<QuestionRow[]> {
  const rows = await db
    .selectFrom('questions')
    .selectAll()
    .where('session_id', '=', row.session_id)
    .where('member_id', '=', row.member_id)
    .where('place', '<', row.place)
    // A search asks nothing that a later question could lean on.
    .where(sql<boolean>`NOT (choices::jsonb ? 'against')`)
    .orderBy('place', 'desc')
    .limit(MOST_TURNS)
    .execute()
  return rows.toReversed()
}

/** Which server makes which answer. Staleness is measured by the database's clock, the one that all servers share. */
export function answerJobs(db: Database) {
  const isFallen = ({ runner, seconds, locales }: Fallen) => sql`
    status = 'running' AND runner <> ${runner} AND runner <> ${NOBODY}
    AND seen_at < now() - make_interval(secs => ${seconds}::float8) AND locale = ANY (${[...locales]}::text[])`

  async function jobsOf(rows: readonly Claimed[]): Promise<Job[]> {
    return Promise.all(
      rows.map(async ({ id, mode, question_id }) => {
        const row = await db.selectFrom('questions').selectAll().where('id', '=', question_id).executeTakeFirstOrThrow()
        return { answerId: id, ...(await askedOf(db, row, mode)), isAgain: true }
      }),
    )
  }

  return {
    /** Takes what servers let go of when they stopped, and what this one had to drop. Those `underWay` here are left alone. */
    async takeLetGo({ runner, underWay, locales }: Wanted & { readonly underWay: readonly string[] }): Promise<Job[]> {
      const { rows } = await sql<Claimed>`
        UPDATE answers SET runner = ${runner}, seen_at = now(), alone = false
        WHERE id IN (
          SELECT answers.id FROM answers JOIN questions ON questions.id = answers.question_id
          WHERE status = 'running' AND answers.id <> ALL (${[...underWay]}::text[])
            AND locale = ANY (${[...locales]}::text[])
            AND (runner = ${NOBODY} OR (runner = ${runner} AND seen_at < now() - make_interval(secs => ${STALE_SECONDS})))
          FOR UPDATE OF answers SKIP LOCKED
        )
        RETURNING id, mode, question_id`.execute(db)
      return jobsOf(rows)
    },

    /** Is there an answer whose server fell, and that may be begun again? */
    async isAnyFallen(wanted: Fallen): Promise<boolean> {
      const { rows } = await sql`
        SELECT 1 FROM answers JOIN questions ON questions.id = answers.question_id
        WHERE ${isFallen(wanted)} AND NOT alone LIMIT 1`.execute(db)
      return rows.length > 0
    },

    /** Takes the oldest of these, marked in the same moment: should this server fall too, it was this answer's doing. */
    async takeFallen(wanted: Fallen): Promise<Job | undefined> {
      const { rows } = await sql<Claimed>`
        UPDATE answers SET runner = ${wanted.runner}, seen_at = now(), alone = true
        WHERE id = (
          SELECT answers.id FROM answers JOIN questions ON questions.id = answers.question_id
          WHERE ${isFallen(wanted)} AND NOT alone
          ORDER BY answers.created_at LIMIT 1
          FOR UPDATE OF answers SKIP LOCKED
        )
        RETURNING id, mode, question_id`.execute(db)
      return (await jobsOf(rows))[0]
    },

    /** Those that were made alone when their server fell: they are made no more. */
    async listFallenAlone(wanted: Fallen): Promise<Pick<Job, 'answerId' | 'locale'>[]> {
      const { rows } = await sql<{ id: string; locale: string }>`
        SELECT answers.id, locale FROM answers JOIN questions ON questions.id = answers.question_id
        WHERE ${isFallen(wanted)} AND alone`.execute(db)
      return rows.map((row) => ({ answerId: row.id, locale: locale.parse(row.locale) }))
    },

    /** Shows that this server is still at these answers; gives back those that are still its own. */
    async touch(runner: string, answerIds: readonly string[]): Promise<Set<string>> {
      if (answerIds.length === 0) return new Set()
      const rows = await db
        .updateTable('answers')
        .set({ seen_at: sql`now()` })
        .where('id', 'in', answerIds)
        .where('runner', '=', runner)
        .where('status', '=', 'running')
        .returning('id')
        .execute()
      return new Set(rows.map(({ id }) => id))
    },

    /** Lets go of what this server could not finish, so that another, or its next start, takes it at once. */
    async letGo(runner: string): Promise<void> {
      await db
        .updateTable('answers')
        .set({ runner: NOBODY, alone: false })
        .where('runner', '=', runner)
        .where('status', '=', 'running')
        .execute()
    },
  }
}

type Claimed = { readonly id: string; readonly mode: string; readonly question_id: string }

export type AnswerJobs = ReturnType<typeof answerJobs>
