import { availableParallelism } from 'node:os'
import type { z } from 'zod'
import { count, wholeNumber } from './setting-fields.ts'

/** So many answers at once can each core make while their first words still come within a second. */
const ANSWERS_A_CORE = 4

/** How much one address, one reader and the whole server may have; an IPv6 network of 64 bits counts as one address. */
export const limitFields = {
  RATE_LIMIT: count(0, 1_000_000, 3000).describe(
    'Calls a minute from one address; files of the page, health and readiness are not counted; 0 lifts the limit.',
  ),
  QUESTION_LIMIT: count(0, 100_000, 20).describe('Questions a minute from one reader; 0 lifts the limit.'),
  QUESTIONS_BY_ADDRESS: count(0, 100_000, 60).describe(
    'Questions a minute from one address; a new reader’s first one is taken all the same; 0 lifts the limit.',
  ),
  VISITORS_BY_ADDRESS: count(0, 100_000, 150).describe(
    'New visitors in any ten minutes from one address; 0 lifts the limit.',
  ),
  VISITORS_A_DAY: count(0, 1_000_000, 1000).describe('New visitors in any day from one address; 0 lifts the limit.'),
  SIGN_INS_BY_ADDRESS: count(0, 100_000, 300).describe('Sign-ins a minute from one address; 0 lifts the limit.'),
  SIGN_IN_LIMIT: count(0, 100_000, 30).describe('Sign-ins a minute of one reader; 0 lifts the limit.'),
  CONNECTIONS_BY_ADDRESS: count(0, 100_000, 200).describe(
    'Connections that one address may hold; trusted proxies and answers being followed are not counted; 0 lifts the limit.',
  ),
  REQUEST_SECONDS: count(1, 3600, 30).describe('Seconds in which a request has to be sent whole.'),
  IDLE_SECONDS: count(1, 3600, 75).describe('Seconds that a connection stays open on which nothing is asked.'),
  ANSWERS_AT_ONCE: wholeNumber(1, 10_000)
    .optional()
    .describe(
      'Answers made at the same time; further questions are told when to come again; without it four for each core.',
    ),
}

type Read = z.output<z.ZodObject<typeof limitFields>>

export type Limits = ReturnType<typeof readLimits>

export function readLimits(read: Read) {
  return {
    requestsAMinute: read.RATE_LIMIT,
    questionsAMinute: read.QUESTION_LIMIT,
    questionsByAddress: read.QUESTIONS_BY_ADDRESS,
    visitorsByAddress: read.VISITORS_BY_ADDRESS,
    visitorsADay: read.VISITORS_A_DAY,
    signInsByAddress: read.SIGN_INS_BY_ADDRESS,
    signInsAMinute: read.SIGN_IN_LIMIT,
    connectionsByAddress: read.CONNECTIONS_BY_ADDRESS,
    requestSeconds: read.REQUEST_SECONDS,
    idleSeconds: read.IDLE_SECONDS,
    answersAtOnce: read.ANSWERS_AT_ONCE ?? ANSWERS_A_CORE * availableParallelism(),
  } as const
}
