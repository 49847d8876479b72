import type { AnswerMessage } from '@berea/contract'
import { type ComponentType, createContext } from 'react'

export type AnswerViewProps = {
  readonly message: AnswerMessage
  /** What it answers, as it was typed. */
  readonly question: string
  /** It is what a search against another answer found. */
  readonly isSearch: boolean
  readonly first: boolean
  readonly last: boolean
  /** `alone`: as it is typed, whatever was asked before. */
  readonly onAsk: (text: string, alone?: boolean) => void
}

/** What shows an answer: it comes apart from the first load, which the app sees to. */
export const AnswerPart = createContext<ComponentType<AnswerViewProps>>(() => null)
