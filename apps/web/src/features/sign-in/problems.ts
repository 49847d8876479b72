import { CODES, PASSWORD_LEAST } from '@berea/contract'
import { Refusal, toldBy } from '../../api/refusal.ts'
import type { WordKey } from '../../i18n/words.ts'
import type { Channel } from './form.ts'

const FIELDS = ['mobile', 'email', 'username', 'code', 'password', 'repeat', 'agree', 'adult'] as const
type FieldName = (typeof FIELDS)[number]

/** A sentence of the page's, or words of the server's. */
export type Told = { readonly key: WordKey } | { readonly text: string }
export type Problems = Partial<Record<FieldName, Told>>

export type Filled = Partial<Record<Exclude<FieldName, 'agree' | 'adult'>, string>> & {
  readonly agree?: boolean
  readonly adult?: boolean
}

/** What is missing of what is asked for, each with its own sentence, in the order of the form. */
export function missing(filled: Filled, channel: Channel, withUsername = false): Problems {
  const empty: Record<FieldName, WordKey> = {
    mobile: 'signIn.need.mobile',
    email: withUsername ? 'signIn.need.emailOrUsername' : 'signIn.need.email',
    username: 'signIn.need.username',
    code: channel === 'mobile' ? 'signIn.need.sms' : 'signIn.need.code',
    password: 'signIn.need.password',
    repeat: 'signIn.need.repeat',
    agree: 'signIn.need.agree',
    adult: 'signIn.need.adult',
  }
  const problems: Problems = {}
  for (const name of FIELDS) {
    const value = filled[name]
    if (value === undefined || value === true || (typeof value === 'string' && value.trim() !== '')) continue
    problems[name] = { key: empty[name] }
  }
  return problems
}

/** Is it long enough, with letters and digits? `psalm 23` is one, `psalmody` and `12345678` are not. */
export const isPassword = (text: string): boolean =>
  [...text].length >= PASSWORD_LEAST && /\p{L}/u.test(text) && /\p{Nd}/u.test(text)

/** What is wrong with a new password that has been typed twice. */
export function passwordProblems({ password, repeat }: { password: string; repeat: string }): Problems {
  if (!isPassword(password)) return { password: { key: 'signIn.wrong.format' } }
  return password === repeat ? {} : { repeat: { key: 'signIn.wrong.differ' } }
}

const OF_CODE: readonly number[] = [CODES.codeWrong, CODES.codeExpired, CODES.codeNotRequested, CODES.tooManyTries]

/** Which field a refusal is about, with the server's words; none where it is about the whole. */
export function problemsOf(error: unknown, channel: Channel): Problems {
  const text = toldBy(error)
  if (!(error instanceof Refusal) || text === undefined) return {}
  const field = fieldOf(error, channel)
  return field ? { [field]: { text } } : {}
}

function fieldOf({ code, data }: Refusal, channel: Channel): FieldName | undefined {
  if (typeof code === 'number' && OF_CODE.includes(code)) return 'code'
  if (code === CODES.passwordFormat) return 'password'
  if (code === CODES.entriesDiffer) return 'repeat'
  if (code === CODES.agreementNotTicked) return 'agree'
  if (code === CODES.adultStatementMissing) return 'adult'
  if (code === CODES.addressMalformed) return channel
  if (code !== CODES.addressTaken && code !== CODES.fieldWrong) return undefined
  const named = typeof data === 'object' && data !== null && 'field' in data ? data.field : undefined
  return named === 'address' ? channel : FIELDS.find((field) => field === named)
}
