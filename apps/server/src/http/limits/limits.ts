import { DAY, MINUTE, type Now } from '../../clock.ts'
import type { Limits } from '../../limit-settings.ts'
import { TooMany } from '../refusal.ts'
import { type Rate, ratePerMinute } from './rate.ts'
import { withinWindows } from './window.ts'

export type AddressLimits = ReturnType<typeof addressLimits>

/**
 * What an address may do, whoever is behind it. Kept in memory alone: no address is ever stored, and
 * each server counts what it sees. Every limit refuses with 429 and the time to come again.
 */
export function addressLimits(limits: Limits, now: Now) {
  const calls = ratePerMinute(limits.requestsAMinute, now)
  const questions = ratePerMinute(limits.questionsByAddress, now)
  const signIns = ratePerMinute(limits.signInsByAddress, now)
  const ownSignIns = ratePerMinute(limits.signInsAMinute, now)
  const visitors = withinWindows(
    [
      { most: limits.visitorsByAddress, milliseconds: 10 * MINUTE },
      { most: limits.visitorsADay, milliseconds: DAY },
    ],
    now,
  )

  return {
    call: (address: string): void => spend(calls, address),
    visitor: (address: string): void => spend(visitors, address),

    /** A newcomer's first question counts and is taken: how many newcomers there may be is limited by itself. */
    question(address: string, isFirst: boolean): void {
      if (!isFirst) spend(questions, address)
      else questions.spend(address)
    },

    signIn(address: string, person: string): void {
      spend(signIns, address)
      spend(ownSignIns, person)
    },
  }
}

function spend(rate: Rate, key: string): void {
  const seconds = rate.spend(key)
  if (seconds !== undefined) throw new TooMany(seconds)
}
