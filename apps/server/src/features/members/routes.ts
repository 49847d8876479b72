import type { BodyOf, CodePurpose } from '@berea/contract'
import { Refusal } from '../../http/refusal.ts'
import type { Origin, Routes } from '../../http/routes.ts'
import { type Address, parseAddress, parseEmail, parseMobile } from './addresses.ts'
import type { Members } from './members.ts'
import { keyOf } from './usernames.ts'

type SignInRoutes = Pick<
  Routes,
  | 'autoLogin'
  | 'logout'
  | 'sendCode'
  | 'sendCodeMobile'
  | 'sendCodeMail'
  | 'sendCodeEmail'
  | 'loginMobile'
  | 'loginMail'
  | 'loginMobilePassword'
  | 'loginMailPassword'
  | 'passwordPreCheck'
  | 'setPassword'
  | 'resetPassword'
>
type MemberRoutes = Pick<Routes, 'memberInfo' | 'modifyMember' | 'updateExpression' | 'addInterest' | 'giveConsent'>

export function signInRoutes(members: Members, region: string | undefined): SignInRoutes {
  const { signIns, codes, passwords, enterByCode, enterByPassword, limitEntry } = members

  /** What was typed, counted against who types and against what is typed: guessing is slow either way. */
  function read<Found extends { readonly value: string }>(
    found: Found | undefined,
    field: string,
    origin: Origin,
  ): Found {
    if (!found) throw new Refusal('addressMalformed', { data: { field } })
    limitEntry(origin.address, found.value)
    return found
  }
  const mobile = (typed: string, origin: Origin) => read(parseMobile(typed, region), 'mobile', origin)
  const email = (typed: string, origin: Origin) => read(parseEmail(typed), 'email', origin)
  const either = (typed: string, origin: Origin) => read(parseAddress(typed, region), 'address', origin)
  const emailOrUsername = (typed: string, origin: Origin) =>
    /[@＠]/.test(typed)
      ? email(typed, origin)
      : read({ kind: 'username' as const, value: keyOf(typed) }, 'email', origin)

  type Asker = Pick<Parameters<Routes['sendCode']>[0], 'locale' | 'origin' | 'onceKey'>
  const send = (address: Address, purpose: CodePurpose, { locale, origin, onceKey }: Asker) =>
    codes.send(address, purpose, { locale, networkAddress: origin.address, onceKey })

  return {
    autoLogin: ({ body: { userToken, clientId }, origin }) => signIns.continue({ userToken, clientId, origin }),
    logout: async ({ caller }) => {
      await signIns.end(caller)
      return {}
    },
    sendCode: ({ body, ...asker }) => send(mobile(body.mobile, asker.origin), body.purpose, asker),
    sendCodeMobile: ({ body, ...asker }) => send(mobile(body.mobile, asker.origin), body.purpose, asker),
    sendCodeMail: ({ body, ...asker }) => send(email(body.email, asker.origin), body.purpose, asker),
    sendCodeEmail: ({ body, ...asker }) => send(email(body.email, asker.origin), body.purpose, asker),
    loginMobile: ({ body, origin }) => enterByCode(mobile(body.mobile, origin), body, stayOf(body, origin)),
    loginMail: ({ body, origin }) => enterByCode(email(body.email, origin), body, stayOf(body, origin)),
    loginMobilePassword: ({ body, origin }) =>
      enterByPassword(mobile(body.mobile, origin), body.password, body.agree, stayOf(body, origin)),
    loginMailPassword: ({ body, origin }) =>
      enterByPassword(emailOrUsername(body.email, origin), body.password, body.agree, stayOf(body, origin)),
    passwordPreCheck: ({ caller }) => passwords.preCheck(caller),
    setPassword: async ({ caller, body, origin }) => {
      await passwords.set(caller, body, body.address === undefined ? undefined : either(body.address, origin))
      return {}
    },
    resetPassword: async ({ body, origin }) => {
      await passwords.reset(either(body.address, origin), body)
      return {}
    },
  }
}

export function memberRoutes({ profile }: Members): MemberRoutes {
  return {
    memberInfo: ({ caller }) => profile.info(caller),
    modifyMember: ({ caller, body }) => profile.modify(caller, body),
    updateExpression: ({ caller, body }) => profile.change(caller, body),
    addInterest: ({ caller, body }) => profile.change(caller, body),
    giveConsent: ({ caller, body }) => profile.consent(caller, body),
  }
}

const stayOf = (
  { userToken, clientId, remember }: Pick<BodyOf<'loginMail'>, 'userToken' | 'clientId' | 'remember'>,
  origin: Origin,
) => ({ userToken, clientId, remember, origin })
