import { randomUUID } from 'node:crypto'
import type { Question } from '@berea/answering'
import {
  ANSWERED_MODES,
  type BodyOf,
  isBlank,
  type Mode,
  QUESTION_LIMIT,
  type QuestionTaken,
  questionTaken,
} from '@berea/contract'
import type { Library } from '@berea/library'
import type { Locale } from '@berea/scripture'
import type { Database } from '../../adapters/database.ts'
import type { Disk } from '../../adapters/disk.ts'
import { once } from '../../adapters/once.ts'
import { askedOf, choicesOf, type Job } from '../../answering/jobs.ts'
import { after, MINUTE, type Now } from '../../clock.ts'
import type { AddressLimits } from '../../http/limits/limits.ts'
import { NotNow, Refusal } from '../../http/refusal.ts'
import { sentence } from '../../messages/sentences.ts'
import { parseBefore } from './paging.ts'
import type { Places } from './places.ts'
import type { QuestionRow } from './question-rows.ts'
import { type ConversationRepository, conversationRepository } from './repository.ts'
import type { SessionRow } from './session-rows.ts'
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
  readonly places: Places
  /** Does the server finish what it has begun, and begin no more? */
  readonly isStopping: () => boolean
  readonly limits: { readonly questionsAMinute: number }
  readonly addresses: AddressLimits
  /** What keeps a member from asking, where something does. */
  readonly refusalToAsk: (memberId: string) => Promise<Refusal | undefined>
  /** A cry for help is taken whatever keeps its writer from asking. */
  readonly isCry: (question: Question) => boolean
}

export type Asker = {
  readonly memberId: string
  readonly locale: Locale
  readonly address: string
  readonly onceKey: string | undefined
}
export type Questions = ReturnType<typeof questions>

/** Taking questions. A question that was acknowledged is stored, and its answer is made or says why not. */
export function questions(needs: Needs) {
  const { db, now } = needs

  return {
    async ask(asker: Asker, sessionId: string, body: BodyOf<'ask'>): Promise<QuestionTaken> {
      const { memberId, locale } = asker
      const text = textOf(body)
      const mode = modeOf(body.mode)
      if (body.libraries?.length) throw new Refusal('modeUnknown')
      return take(needs, asker, { sessionId, body }, async (rows) => {
        const session = await lockSession(rows, memberId, sessionId)
        const question = await rows.questions.add({
          id: randomUUID(),
          session_id: sessionId,
          member_id: memberId,
          text,
          kind: body.kind,
          locale,
          expression: body.expression ?? (await rows.questions.expressionOf(memberId)),
          choices: JSON.stringify({ editions: body.editions, alone: body.alone }),
          created_at: now(),
        })
        await rows.sessions.change(memberId, sessionId, {
          questions: session.questions + 1,
          updated_at: now(),
          ...(session.title === '' && { title: titleOf(text) }),
        })
        return { question, mode }
      })
    },

    /** Another answer to the same question, which takes the old one's place. */
    async regenerate(asker: Asker, answerId: string, wanted: string | undefined): Promise<QuestionTaken> {
      const { memberId } = asker
      const mode = wanted === undefined ? undefined : modeOf(wanted)
      return take(needs, asker, { regenerate: answerId, mode }, async (rows) => {
        const old = await rows.answers.find(memberId, answerId)
        if (!old) throw new Refusal('notFound')
        await lockSession(rows, memberId, old.session_id)
        const question = await rows.questions.find(memberId, old.question_id)
        await rows.answers.replaceAll(memberId, old.question_id)
        return { question, mode: mode ?? modeOf(old.mode) }
      })
    },

    /** The Scriptures searched against an answer, below the conversation; asked again, the search that there is. */
    async against(asker: Asker, answerId: string): Promise<QuestionTaken> {
      const { memberId, locale } = asker
      const before = await conversationRepository(db).questions.findSearch(memberId, answerId)
      if (before) return before
      return take(needs, asker, { against: answerId }, async (rows) => {
        const answer = await rows.answers.find(memberId, answerId)
        if (!answer) throw new Refusal('notFound')
        const session = await lockSession(rows, memberId, answer.session_id)
        const answered = await rows.questions.find(memberId, answer.question_id)
        const { editions, against } = choicesOf(answered)
        // What a search found is Scripture: there is nothing in it to search against.
        if (against !== undefined) throw new Refusal('notFound')
        const question = await rows.questions.add({
          id: randomUUID(),
          session_id: session.id,
          member_id: memberId,
          text: sentence(locale, 'against', { question: answered.text }),
          kind: 'question',
          locale,
          expression: answered.expression,
          choices: JSON.stringify({ editions, against: answerId }),
          created_at: now(),
        })
        await rows.sessions.change(memberId, session.id, { questions: session.questions + 1, updated_at: now() })
        return { question, mode: 'deep' }
      })
    },

    /** A page of questions, oldest first, each with the answer that counts. */
    async list(memberId: string, sessionId: string, before: string | undefined, limit: number) {
      const { questions, answers } = conversationRepository(db)
      const place = before === undefined ? undefined : parseBefore(before)
      const rows = await questions.list(memberId, sessionId, place, limit + 1)
      const asked = rows.slice(0, limit).toReversed()
      const current = await answers.listCurrent(
        memberId,
        asked.map(({ id }) => id),
      )
      const oldest = asked[0]
      return { asked, answers: current, nextCursor: oldest && rows.length > limit ? String(oldest.place) : null }
    },
  }
}

/** Stores what `store` does, and the answer to be made, once for each key, then has it made; a repeated request gets only the reply. */
async function take(
  needs: Needs,
  { memberId, locale, address, onceKey: key }: Asker,
  request: unknown,
  store: (rows: ConversationRepository) => Promise<{ question: QuestionRow; mode: Mode }>,
): Promise<QuestionTaken> {
  const { db, now, library, runner, disk, begin, places, isStopping, limits, addresses } = needs
  if (isStopping()) throw new NotNow('stopping')
  if (await disk.isFull()) throw new NotNow('diskFull')
  const refusal = await needs.refusalToAsk(memberId)
  let job: Job | undefined
  let place: { release(): void } | undefined
  const takeOnce = () =>
    once(db, { memberId, key, asked: request, now: now() }, questionTaken, async (trx) => {
      if (!library(locale)) throw new NotNow('libraryPreparing')
      place = places.take()
      if (!place) throw new NotNow('overloaded', places.comeAgain())
      const rows = conversationRepository(trx)
      const askedLately = await rows.askings.countLocked(memberId, after(now(), -MINUTE))
      if (limits.questionsAMinute > 0 && (askedLately ?? 0) >= limits.questionsAMinute) {
        throw new Refusal('tooManyQuestions')
      }
      const { question, mode } = await store(rows)
      const asked = await askedOf(trx, question, mode)
      if (refusal && !needs.isCry(asked.question)) throw refusal
      addresses.question(address, askedLately === undefined)
      await rows.askings.add(memberId, now())
      const answerId = randomUUID()
      const { id: question_id, session_id } = question
      await rows.answers.add({
        id: answerId,
        question_id,
        session_id,
        member_id: memberId,
        mode,
        runner,
        created_at: now(),
      })
      job = { answerId, ...asked, isAgain: false }
      return { questionId: question_id, answerId }
    })
  try {
    const taken = await takeOnce()
    if (job) begin(job)
    return taken
  } finally {
    place?.release()
  }
}

/** Locked until the question is stored, so that two can't be taken at once. */
async function lockSession(rows: ConversationRepository, memberId: string, id: string): Promise<SessionRow> {
  const session = await rows.sessions.lock(memberId, id)
  if (!session) throw new Refusal('notFound')
  const running = await rows.answers.findRunning(memberId, id)
  if (running) throw new Refusal('answeringUnderWay', { data: { answerId: running.id } })
  return session
}

/** What was typed, without the blanks around it: not nothing, and not too long. */
function textOf(body: BodyOf<'ask'>): string {
  const text = body.text.trim()
  const length = Array.from(text).length
  if (isBlank(text)) throw new Refusal('questionEmpty')
  if (length > QUESTION_LIMIT) {
    throw new Refusal('questionTooLong', {
      values: { most: QUESTION_LIMIT, has: length },
      data: { most: QUESTION_LIMIT },
    })
  }
  return text
}

function modeOf(given: string): Mode {
  const mode = ANSWERED_MODES.find((name) => name === given)
  if (!mode) throw new Refusal('modeUnknown')
  return mode
}
