import { sessionMade } from '@berea/contract'
import type { Database } from '../../adapters/database.ts'
import { once } from '../../adapters/once.ts'
import { type StreamNeeds, streamAnswer } from '../../answering/stream.ts'
import type { Now } from '../../clock.ts'
import type { Routes } from '../../http/routes.ts'
import type { Answers } from './answers.ts'
import { presentQuestion, presentSession } from './present.ts'
import type { Questions } from './questions.ts'
import { conversationRepository } from './repository.ts'
import type { Sessions } from './sessions.ts'

type ConversationRoutes = Pick<
  Routes,
  | 'listSessions'
  | 'createSession'
  | 'getSession'
  | 'renameSession'
  | 'deleteSession'
  | 'listMessages'
  | 'ask'
  | 'getAnswer'
  | 'answerEvents'
  | 'stopAnswer'
  | 'regenerateAnswer'
  | 'searchAgainst'
  | 'reactToAnswer'
>

type Needs = {
  readonly db: Database
  readonly now: Now
  readonly sessions: Sessions
  readonly questions: Questions
  readonly answers: Answers
  readonly streams: Omit<StreamNeeds, 'find'>
}

export function conversationRoutes({ db, now, sessions, questions, answers, streams }: Needs): ConversationRoutes {
  return {
    listSessions: async ({ caller, query }) => {
      const { items, nextCursor } = await sessions.list(caller.memberId, query)
      return { items: items.map(presentSession), nextCursor }
    },
    createSession: ({ caller: { memberId }, onceKey: key }) =>
      once(db, { memberId, key, asked: 'session', now: now() }, sessionMade, (trx) =>
        sessions.create(conversationRepository(trx), memberId),
      ),
    getSession: async ({ caller, params }) => presentSession(await sessions.find(caller.memberId, params.id)),
    renameSession: async ({ caller, params, body }) =>
      presentSession(await sessions.rename(caller.memberId, params.id, body.title)),
    deleteSession: async ({ caller, params }) => {
      await sessions.remove(caller.memberId, params.id)
      return {}
    },

    listMessages: async ({ caller: { memberId }, params: { id }, query }) => {
      await sessions.find(memberId, id)
      const page = await questions.list(memberId, id, query.before, Math.ceil(query.limit / 2))
      const items = await Promise.all(
        page.asked.map(async (question) => {
          const answer = page.answers.find(({ question_id }) => question_id === question.id)
          const asked = presentQuestion(question, answer?.mode ?? 'deep')
          return answer ? [asked, await answers.present(answer)] : [asked]
        }),
      )
      return { items: items.flat(), nextCursor: page.nextCursor }
    },
    ask: ({ caller: { memberId }, params, body, locale, origin: { address }, onceKey }) =>
      questions.ask({ memberId, locale, address, onceKey }, params.id, body),

    getAnswer: async ({ caller, params }) => answers.present(await answers.find(caller.memberId, params.id)),
    answerEvents: async ({ caller: { memberId }, params: { id }, locale, header, log }) => {
      const { last_event } = await answers.find(memberId, id)
      const after = lastEventId(header('last-event-id'), last_event)
      const find = () => answers.isRunning(id)
      return async (response) => {
        try {
          await streamAnswer(response, { answerId: id, after, locale }, { ...streams, find })
        } catch (error) {
          // The headers are long sent: the reader sees a lost connection and resumes.
          log.error({ err: error, answerId: id }, 'a stream was cut')
          response.destroy()
        }
      }
    },
    stopAnswer: ({ caller, params, locale }) => answers.stop(caller.memberId, params.id, locale),
    regenerateAnswer: ({ caller: { memberId }, params, body, locale, origin: { address }, onceKey }) =>
      questions.regenerate({ memberId, locale, address, onceKey }, params.id, body.mode),
    searchAgainst: ({ caller: { memberId }, params, locale, origin: { address }, onceKey }) =>
      questions.against({ memberId, locale, address, onceKey }, params.id),
    reactToAnswer: ({ caller, params, body }) => answers.react(caller.memberId, params.id, body),
  }
}

/** "7" continues at 8; nothing, or what is no number of ours, begins at 1. */
export function lastEventId(header: string | undefined, last: number): number {
  const given = /^\d{1,9}$/.test(header ?? '') ? Number(header) : 0
  return Math.min(given, last)
}
