import { type Interest, useAssessment } from '../storage/assessment.ts'
import { useAccount } from './member.ts'

const NONE: readonly Interest[] = []

/** What the reader cares about: an account's as the server has them, a visitor's as this browser does. */
export function useInterests(): readonly Interest[] {
  const account = useAccount()
  const own = useAssessment(({ result }) => result?.interests ?? NONE)
  return account ? account.interests : own
}
