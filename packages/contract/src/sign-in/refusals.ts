import type { CodeName } from '../common/codes.ts'

/** Codes that go together, whichever call meets them. */
export const CODE_REFUSALS = [
  'codeWrong',
  'codeExpired',
  'codeNotRequested',
  'tooManyTries',
  'addressMalformed',
] as const satisfies readonly CodeName[]
export const PASSWORD_REFUSALS = ['passwordFormat', 'entriesDiffer'] as const satisfies readonly CodeName[]
export const NEW_ACCOUNT_REFUSALS = [
  'agreementNotTicked',
  'adultStatementMissing',
  'addressTaken',
] as const satisfies readonly CodeName[]
export const GOOGLE_REFUSALS = [
  'googleRegion',
  'googleTokenInvalid',
  'googleNonceStale',
] as const satisfies readonly CodeName[]
