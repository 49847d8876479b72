import type { AnswerMessage } from '@berea/contract'
import { type ComponentType, createContext } from 'react'

export type AnswerViewProps = {
  readonly message: AnswerMessage
  readonly first: boolean
  readonly last: boolean
  readonly onAsk: (text: string) => void
}

/** What shows an answer: it comes apart from the first load, which the app sees to. */
export const AnswerPart = createContext<ComponentType<AnswerViewProps>>(() => null)
