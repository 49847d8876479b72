import { PASSWORD_LEAST } from '@berea/contract'
import { Refusal } from '../../../http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Characters, so that nobody has the server hash a book. */
const MOST = 200

/** Refuses what is not typed twice alike, too short, without letters or digits, or known to every guesser. */
export function checkNewPassword(password: string, repeat: string): void {
  const text = password.normalize('NFKC')
  const length = Array.from(text).length
  const isFit = length >= PASSWORD_LEAST && length <= MOST && /\p{L}/u.test(text) && /\p{N}/u.test(text)
  if (!isFit) throw new Refusal('passwordFormat', { data: { field: 'password' }, values: { least: PASSWORD_LEAST } })
  if (isCommonPassword(text))
    throw new Refusal('passwordFormat', { data: { field: 'password' }, sentence: 'passwordCommon' })
  if (text !== repeat.normalize('NFKC')) throw new Refusal('entriesDiffer', { data: { field: 'repeat' } })
}
