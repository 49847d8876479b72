import type { BodyOf } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import type { AnswerLog } from '../../answering/log.ts'
import type { Now } from '../../clock.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AnswerRow } from './answer-rows.ts'
import { presentAnswer } from './present.ts'
import type { ConversationRepository } from './repository.ts'

type Needs = {
  readonly repository: ConversationRepository
  readonly log: AnswerLog
  readonly now: Now
  /** Ends the making of an answer that has been closed. */
  readonly abort: (answerId: string) => void
  readonly onStopped: () => void
}

export type Answers = ReturnType<typeof answers>

/** Acts on answers. */
export function answers({ repository, log, now, abort, onStopped }: Needs) {
  async function find(memberId: string, id: string): Promise<AnswerRow> {
    const answer = await repository.answers.find(memberId, id)
    if (!answer) throw new Refusal('notFound')
    return answer
  }

  /** As far as it was made when the row was read: a later event, its end above all, would not fit the row's status. */
  async function present(answer: AnswerRow) {
    return presentAnswer(answer, answer.told === null ? await log.read(answer.id, 0, answer.last_event) : [])
  }

  return {
    find,
    present,

    /** Undefined once it has been deleted. Asked by who may follow it, whoever owns it by now: a visitor may have signed in. */
    async isRunning(id: string): Promise<{ isRunning: boolean } | undefined> {
      const answer = await repository.answers.statusOf(id)
      return answer && { isRunning: answer.status === 'running' }
    },

    /** What is there is kept, and the stream ends with `finish`; one that has ended stays as it is. */
    async stop(memberId: string, id: string, locale: Locale) {
      await find(memberId, id)
      if (await log.close(id, { status: 'stopped' }, locale, now())) {
        abort(id)
        onStopped()
      }
      return present(await find(memberId, id))
    },

    async react(memberId: string, id: string, { reaction, reason, note }: BodyOf<'reactToAnswer'>) {
      await find(memberId, id)
      const disliked = reaction === 'dislike'
      await repository.answers.react(memberId, id, {
        reaction,
        reaction_reason: disliked ? (reason ?? null) : null,
        reaction_note: disliked ? (note ?? null) : null,
      })
      return present(await find(memberId, id))
    },
  }
}
