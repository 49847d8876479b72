import type { AnswerMessage, Message } from '@berea/contract'

/** A question and what answers it. */
export type Turn = {
  readonly id: string
  readonly text: string
  readonly answer: AnswerMessage | undefined
  /** The answer that the Scriptures are searched against. */
  readonly against: string | undefined
}

/** Pages as they come (newest page first, each oldest message first) as turns, oldest first. */
export function turnsOf(pages: readonly { readonly items: readonly Message[] }[]): readonly Turn[] {
  const messages = pages.toReversed().flatMap(({ items }) => items)
  const answers = new Map<string, AnswerMessage>()
  for (const message of messages) if (message.role === 'answer') answers.set(message.questionId, message)
  return messages
    .filter((message) => message.role === 'question')
    .map(({ id, text, against }) => ({ id, text, against, answer: answers.get(id) }))
}
