import { CODES, type SignedIn } from '@berea/contract'
import { call } from '../../api/client.ts'
import { Refusal } from '../../api/refusal.ts'
import { keepTokens, stay } from '../../api/sign-in.ts'
import { isOwnPlace } from '../../member/go-sign-in.ts'
import { fetchMember } from '../../member/member.ts'
import { clearTokens } from '../../storage/tokens.ts'
import { type Channel, type Form, forgetForm, useForm } from './form.ts'

/** The server has let somebody in and then knew nobody: what it gave is worth nothing. */
export class NobodyThere extends Error {
  override readonly name = 'NobodyThere'
}

/** Keeps the tokens, then who came in by them. Where that cannot be asked just now it is asked at the next start. */
export async function keepSignedIn(signedIn: SignedIn, remember: boolean): Promise<void> {
  keepTokens(signedIn, remember)
  try {
    await fetchMember()
  } catch (error) {
    if (error instanceof Refusal && typeof error.code !== 'number') return
    if (error instanceof Refusal && [429, 503].includes(Number(error.code))) return
    clearTokens()
    throw new NobodyThere()
  }
}

/** Back to where the account was needed, loaded anew: nothing that was fetched for a visitor stays. */
export function goBack(to = useForm.getState().to): void {
  forgetForm()
  location.replace(isOwnPlace(to) ? to : '/chat?_n=1')
}

type Creating = Pick<Form, 'username' | 'password' | 'repeat'>

export async function enterByCode(channel: Channel, address: string, code: string, creating: Creating | undefined) {
  const { remember, agree, adult } = useForm.getState()
  const body = { ...stay(), remember, agree, adult, code, ...creating }
  const signedIn =
    channel === 'mobile'
      ? await call('loginMobile', { body: { ...body, mobile: address } })
      : await call('loginMail', { body: { ...body, email: address } })
  await keepSignedIn(signedIn, remember)
}

export async function enterByPassword(channel: Channel, address: string, password: string) {
  const { remember, agree } = useForm.getState()
  const body = { ...stay(), remember, agree, password }
  const signedIn =
    channel === 'mobile'
      ? await call('loginMobilePassword', { body: { ...body, mobile: address } })
      : await call('loginMailPassword', { body: { ...body, email: address } })
  await keepSignedIn(signedIn, remember)
}

export type GoogleCredential = { readonly credential: string; readonly key: string; readonly captcha: string }

export async function enterByGoogle(given: GoogleCredential) {
  const { remember, agree, adult } = useForm.getState()
  const signedIn = await call('loginGoogle', { body: { ...stay(), remember, agree, adult, ...given } })
  await keepSignedIn(signedIn, remember)
}

/** For the account that is signed in: it opens by that Google account as well from now on. */
export async function addGoogle(given: GoogleCredential): Promise<void> {
  await call('addWay', { body: given })
}

/** A password was wrong, or the account unknown: which of both nobody is told. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof Refusal && error.code === CODES.accountOrPasswordWrong
