import { randomUUID } from 'node:crypto'
import {
  ANSWERED_MODES,
  type BodyOf,
  type Mode,
  QUESTION_LIMIT,
  type QuestionTaken,
  questionTaken,
} from '@berea/contract'
import type { Library } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { sql } from 'kysely'
import type { Database } from '../../adapters/database.ts'
import type { Disk } from '../../adapters/disk.ts'
import { once } from '../../adapters/once.ts'
import { engineQuestion, type Job } from '../../answering/jobs.ts'
import { after, MINUTE, type Now } from '../../clock.ts'
import { FULL_SECONDS } from '../../http/errors.ts'
import { NotNow, Refusal } from '../../http/refusal.ts'
import { parseBefore } from './paging.ts'
import type { AnswerRow, QuestionRow } from './present.ts'
import { titleOf } from './title.ts'

type Needs = {
  readonly db: Database
  readonly now: Now
  /** Undefined while questions in that language can't be answered yet. */
  readonly library: (locale: Locale) => Library | undefined
  readonly runner: string
  readonly disk: Disk
  /** Called once the question is stored. */
  readonly begin: (job: Job) => void
  readonly underWay: () => number
  /** Does the server finish what it has begun, and begin no more? */
  readonly isStopping: () => boolean
  readonly limits: { readonly questionsAMinute: number; readonly answersAtOnce: number }
}

export type Asker = { readonly memberId: string; readonly locale: Locale; readonly onceKey: string | undefined }
export type Questions = ReturnType<typeof questions>

/** Taking questions. A question that was acknowledged is stored, and its answer is made or says why not. */
export function questions({ db, now, library, runner, disk, begin, underWay, isStopping, limits }: Needs) {
  /** Locked until the question is stored, so that two can't be taken at once. */
  async function lockSession(trx: Database, memberId: string, id: string) {
    const session = await trx
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
    if (!session) throw new Refusal('notFound')
    const running = await trx
      .selectFrom('answers')
      .select('id')
      .where('session_id', '=', id)
      .where('status', '=', 'running')
      .executeTakeFirst()
    if (running) throw new Refusal('answeringUnderWay', { data: { answerId: running.id } })
    return session
  }

  async function refuseHaste(trx: Database, memberId: string): Promise<void> {
    if (limits.questionsAMinute === 0) return
    const { asked } = await trx
      .selectFrom('answers')
      .select(({ fn }) => fn.countAll<number>().as('asked'))
      .where('member_id', '=', memberId)
      .where('created_at', '>', after(now(), -MINUTE))
      .executeTakeFirstOrThrow()
    if (asked >= limits.questionsAMinute) throw new Refusal('tooManyQuestions')
  }

  function refuseOverload(locale: Locale): void {
    if (!library(locale)) throw new NotNow('libraryPreparing', 5)
    if (underWay() >= limits.answersAtOnce) throw new NotNow('overloaded', 5)
  }

  async function addAnswer(trx: Database, question: QuestionRow, mode: Mode): Promise<string> {
    const id = randomUUID()
    const { id: question_id, session_id, member_id } = question
    const row = { id, question_id, session_id, member_id, mode, runner, created_at: now() }
    await trx
      .insertInto('answers')
      .values({ ...row, seen_at: sql`now()` })
      .execute()
    return id
  }

  /** Does the work once for each key, then has the answer made; a repeated request gets only the reply. */
  async function take(
    asker: Asker,
    asked: unknown,
    work: (trx: Database) => Promise<{ question: QuestionRow; answerId: string; mode: Mode }>,
  ): Promise<QuestionTaken> {
    if (isStopping()) throw new NotNow('stopping', 5)
    if (await disk.isFull()) throw new NotNow('diskFull', FULL_SECONDS)
    let job: Job | undefined
    const { memberId, onceKey: key } = asker
    const taken = await once(db, { memberId, key, asked, now: now() }, questionTaken, async (trx) => {
      refuseOverload(asker.locale)
      await refuseHaste(trx, memberId)
      const { question, answerId, mode } = await work(trx)
      job = { answerId, question: engineQuestion(question, mode), locale: asker.locale, tries: 1 }
      return { questionId: question.id, answerId }
    })
    if (job) begin(job)
    return taken
  }

  return {
    async ask(asker: Asker, sessionId: string, body: BodyOf<'ask'>): Promise<QuestionTaken> {
      const text = body.text.trim()
      const length = Array.from(text).length
      if (length === 0) throw new Refusal('questionEmpty')
      if (length > QUESTION_LIMIT) {
        throw new Refusal('questionTooLong', {
          values: { most: QUESTION_LIMIT, has: length },
          data: { most: QUESTION_LIMIT },
        })
      }
      const mode = modeOf(body.mode)
      if (body.libraries?.length) throw new Refusal('modeUnknown')
      return take(asker, { sessionId, body }, async (trx) => {
        const session = await lockSession(trx, asker.memberId, sessionId)
        const question = await trx
          .insertInto('questions')
          .values({
            id: randomUUID(),
            session_id: sessionId,
            member_id: asker.memberId,
            text,
            kind: body.kind,
            locale: asker.locale,
            expression: body.expression ?? (await expressionOf(trx, asker.memberId)),
            choices: JSON.stringify({ editions: body.editions }),
            created_at: now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('sessions')
          .set({
            questions: session.questions + 1,
            updated_at: now(),
            ...(session.title === '' && { title: titleOf(text) }),
          })
          .where('id', '=', sessionId)
          .execute()
        return { question, answerId: await addAnswer(trx, question, mode), mode }
      })
    },

    /** Another answer to the same question, which takes the old one's place. */
    async regenerate(asker: Asker, answerId: string, wanted: string | undefined): Promise<QuestionTaken> {
      const mode = wanted === undefined ? undefined : modeOf(wanted)
      return take(asker, { regenerate: answerId, mode }, async (trx) => {
        const old = await trx
          .selectFrom('answers')
          .selectAll()
          .where('id', '=', answerId)
          .where('member_id', '=', asker.memberId)
          .executeTakeFirst()
        if (!old) throw new Refusal('notFound')
        await lockSession(trx, asker.memberId, old.session_id)
        const question = await trx
          .selectFrom('questions')
          .selectAll()
          .where('id', '=', old.question_id)
          .executeTakeFirstOrThrow()
        await trx.updateTable('answers').set({ replaced: true }).where('question_id', '=', old.question_id).execute()
        const again = mode ?? modeOf(old.mode)
        return { question, answerId: await addAnswer(trx, question, again), mode: again }
      })
    },

    /** A page of questions, oldest first, each with the answer that counts. */
    async list(memberId: string, sessionId: string, before: string | undefined, limit: number) {
      let found = db
        .selectFrom('questions')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('member_id', '=', memberId)
        .orderBy('place', 'desc')
        .limit(limit + 1)
      if (before !== undefined) found = found.where('place', '<', parseBefore(before))
      const rows = await found.execute()
      const asked = rows.slice(0, limit).toReversed()
      const answers: AnswerRow[] =
        asked.length === 0
          ? []
          : await db
              .selectFrom('answers')
              .selectAll()
              .where(
                'question_id',
                'in',
                asked.map(({ id }) => id),
              )
              .where('member_id', '=', memberId)
              .where('replaced', '=', false)
              .execute()
      const oldest = asked[0]
      return { asked, answers, nextCursor: oldest && rows.length > limit ? String(oldest.place) : null }
    },
  }
}

function modeOf(given: string): Mode {
  const mode = ANSWERED_MODES.find((name) => name === given)
  if (!mode) throw new Refusal('modeUnknown')
  return mode
}

async function expressionOf(trx: Database, memberId: string): Promise<string> {
  const member = await trx
    .selectFrom('members')
    .select('expression')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return member.expression
}
