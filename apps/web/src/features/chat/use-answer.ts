import { type AnswerMessage, CODES } from '@berea/contract'
import { useEffect } from 'react'
import { create } from 'zustand'
import { followAnswer } from '../../api/answer-stream.ts'
import { Refusal } from '../../api/refusal.ts'
import { type Answer, type AnswerHappening, answerReducer, storedAnswer } from './answer.ts'

const useTold = create<Readonly<Record<string, Answer>>>(() => ({}))

function happen(message: AnswerMessage, happening: AnswerHappening): void {
  useTold.setState((told) => ({ [message.id]: answerReducer(told[message.id] ?? storedAnswer(message), happening) }))
}

/** The answer as far as it is known here; one that is still running is followed while it is on the page. */
export function useAnswer(message: AnswerMessage): Answer {
  const told = useTold((answers) => answers[message.id])
  const answer = told && told.lastEvent >= message.answer.lastEvent ? told : storedAnswer(message)
  const running = answer.status === 'running'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place to go on from is read once, when following begins
  useEffect(() => {
    if (!running) return undefined
    const stopped = new AbortController()
    void follow(message, answer.lastEvent, stopped.signal)
    return () => stopped.abort()
  }, [message.id, running])

  return answer
}

async function follow(message: AnswerMessage, after: number, signal: AbortSignal): Promise<void> {
  try {
    const onLost = () => happen(message, { type: 'connection-lost' })
    for await (const { id, event } of followAnswer(message.id, { after, signal, onLost })) {
      happen(message, { type: 'told', id, event })
    }
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof Refusal)) throw error
    happen(message, { type: 'refused', code: typeof error.code === 'number' ? error.code : CODES.generationFailed })
  }
}

export function rememberReaction(message: AnswerMessage, reaction: Answer['reaction']): void {
  happen(message, { type: 'reacted', reaction })
}

/** Whether any of these answers is still being made. */
export function useRunning(messages: readonly (AnswerMessage | undefined)[]): AnswerMessage | undefined {
  const told = useTold()
  return messages.find((message) => message && (told[message.id]?.status ?? message.answer.status) === 'running')
}
