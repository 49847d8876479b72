import type { Question } from '@berea/answering'
import { locale, MODES, tradition } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../adapters/database.ts'
import type { Tables } from '../adapters/tables.ts'

/** An answer to be made. */
export type Job = {
  readonly answerId: string
  readonly question: Question
  /** The interface's language, for the words of a failure. */
  readonly locale: Locale
  readonly tries: number
}

/** Seconds without a sign of its server after which an answer is taken over. */
export const STALE_SECONDS = 15

type Claim = {
  readonly runner: string
  readonly seconds: number
  /** Answers that this server is at. */
  readonly underWay: readonly string[]
  /** Languages in which questions can be answered by now. */
  readonly locales: readonly Locale[]
}

/** What a reader chose for one question, as it is stored beside it. */
const choices = z.object({
  editions: z.partialRecord(locale, z.string()).optional(),
})

type QuestionRow = Pick<Selectable<Tables['questions']>, 'text' | 'locale' | 'expression' | 'choices'>

/** The question as the engine takes it, from its row and the mode of the answer. */
export function engineQuestion(row: QuestionRow, mode: string): Question {
  const { editions } = choices.parse(JSON.parse(row.choices))
  return {
    text: row.text,
    locale: locale.parse(row.locale),
    tradition: tradition.parse(row.expression),
    mode: z.enum(MODES).parse(mode),
    ...(editions && { editions: editions as NonNullable<Question['editions']> }),
  }
}

/** Which server makes which answer. Staleness is measured by the database's clock, the one that all servers share. */
export function answerJobs(db: Database) {
  return {
    /**
     * Takes over answers whose server has not been seen for so long (it was killed, or cut off), and
     * its own that it had to drop. Those `underWay` here are left alone.
     */
    async claim({ runner, seconds, underWay, locales }: Claim): Promise<Job[]> {
      const { rows } = await sql<{ id: string; mode: string; tries: number; question_id: string }>`
        UPDATE answers SET runner = ${runner}, seen_at = now(), tries = tries + 1
        WHERE id IN (
          SELECT answers.id FROM answers JOIN questions ON questions.id = answers.question_id
          WHERE status = 'running' AND answers.id <> ALL (${[...underWay]}::text[])
            AND locale = ANY (${[...locales]}::text[])
            AND seen_at < now() - make_interval(secs => CASE WHEN runner = ${runner} THEN ${STALE_SECONDS}::float8 ELSE ${seconds}::float8 END)
          FOR UPDATE OF answers SKIP LOCKED
        )
        RETURNING id, mode, tries, question_id`.execute(db)
      return Promise.all(
        rows.map(async ({ id, mode, tries, question_id }) => {
          const row = await db
            .selectFrom('questions')
            .selectAll()
            .where('id', '=', question_id)
            .executeTakeFirstOrThrow()
          return { answerId: id, question: engineQuestion(row, mode), locale: locale.parse(row.locale), tries }
        }),
      )
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
    async release(runner: string): Promise<void> {
      await db
        .updateTable('answers')
        .set({ seen_at: sql`'epoch'` })
        .where('runner', '=', runner)
        .where('status', '=', 'running')
        .execute()
    },
  }
}

export type AnswerJobs = ReturnType<typeof answerJobs>
