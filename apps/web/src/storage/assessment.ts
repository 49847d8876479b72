import { INTERESTS, type Member } from '@berea/contract'
import { TRADITIONS, type Tradition } from '@berea/scripture'
import { create } from 'zustand'
import { readLocal, writeLocal } from './local.ts'

export type Interest = Member['interests'][number]

/** What was chosen when the visit began. */
export type Assessment = {
  readonly tradition: Tradition
  readonly interests: readonly Interest[]
  /** ISO 8601. */
  readonly doneTime: string
}

/** `{"tradition":"catholic","interests":["bible-qa","golf"],"doneTime":"…"}` keeps what is still understood; anything else is undefined. */
export function parseAssessment(stored: string | undefined): Assessment | undefined {
  if (stored === undefined) return undefined
  try {
    const { tradition, interests, doneTime }: Record<string, unknown> = { ...JSON.parse(stored) }
    if (typeof doneTime !== 'string') return undefined
    return {
      tradition: TRADITIONS.find((each) => each === tradition) ?? 'none',
      interests: Array.isArray(interests) ? INTERESTS.filter((each) => interests.includes(each)) : [],
      doneTime,
    }
  } catch {
    return undefined
  }
}

export const useAssessment = create<{ readonly result: Assessment | undefined }>(() => ({
  result: parseAssessment(readLocal('assessmentResult')),
}))

export function keepAssessment(result: Assessment): void {
  useAssessment.setState({ result })
  writeLocal('assessmentResult', JSON.stringify(result))
}
