import type { BodyOf, CodePurpose } from '@berea/contract'
import type { Origin, Routes } from '../../http/routes.ts'
import { addressFields } from './address-fields.ts'
import type { Address } from './addresses.ts'
import type { Members } from './members.ts'

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
  | 'googleCaptcha'
  | 'loginGoogle'
  | 'externalAccess'
  | 'newQr'
  | 'readQr'
  | 'confirmQr'
  | 'waitQr'
>
export function signInRoutes(members: Members, region: string | undefined): SignInRoutes {
  const {
    signIns,
    codes,
    passwords,
    google,
    tickets,
    enterByCode,
    enterByPassword,
    checkLink,
    enterByLink,
    limitEntry,
  } = members

  const { mobile, email, either, emailOrUsername } = addressFields(limitEntry, region)

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

    googleCaptcha: ({ origin }) => google.captcha(origin),
    loginGoogle: ({ body, origin }) => google.enter(body, body, stayOf(body, origin)),
    externalAccess: async ({ body, origin }) => {
      limitEntry(origin.address, `${body.platform} ${body.identity}`)
      return enterByLink(await checkLink(body), stayOf(body, origin))
    },
    newQr: ({ origin }) => tickets.make(origin),
    readQr: ({ params, origin }) => tickets.read(params.ticket, origin),
    confirmQr: async ({ params, body, caller }) => {
      await tickets.answer(params.ticket, body.accept, caller)
      return {}
    },
    waitQr: ({ params: { ticket }, body, origin }) =>
      tickets.wait({ ticket, ...body }, stayOf({ ...body, clientId: undefined }, origin)),
  }
}

const stayOf = (
  { userToken, clientId, remember }: Pick<BodyOf<'loginMail'>, 'userToken' | 'clientId' | 'remember'>,
  origin: Origin,
) => ({ userToken, clientId, remember, origin })
