import { createRoute, redirect } from '@tanstack/react-router'
import { reasonOf } from '../member/go-sign-in.ts'
import {
  ExternalAccessPage,
  LoginPage,
  NameVerse,
  QrPage,
  ResetPasswordPage,
  SetPasswordPage,
  SignInFrame,
  VerifyPage,
} from './later/parts.tsx'
import { type Given, number, present, root, text } from './root-route.tsx'

const Frame = () => <SignInFrame verse={<NameVerse />} />
const signIn = createRoute({ getParentRoute: () => root, id: 'sign-in', component: Frame })

/** The beginning; and where a partner's link arrives, whose address stands behind the `#`. */
const home = createRoute({
  getParentRoute: () => signIn,
  path: '/',
  beforeLoad: ({ location }) => {
    if (!location.hash.includes('externalAccess')) throw redirect({ to: '/chat', search: { _n: 1 } })
  },
  component: ExternalAccessPage,
  staticData: { title: 'signIn.external.title' },
})

const login = createRoute({
  getParentRoute: () => signIn,
  path: '/login/{-$mode}/{-$pwd}',
  // `for` says what the account is needed for, `to` where one comes from.
  validateSearch: (given: Given) => present({ for: reasonOf(given.for), to: text(given.to) }),
  // Headers belong to documents: whichever way leads here, it is a full load.
  beforeLoad: ({ context, location, preload }) => {
    if (!context.isLoginDocument && !preload) throw redirect({ href: location.href, reloadDocument: true })
  },
  component: LoginPage,
  staticData: { title: 'login.title' },
})
const verify = createRoute({
  getParentRoute: () => signIn,
  path: '/verify/$mode/$value',
  // `new`: an account is being created by the form.
  validateSearch: (given: Given) => present({ new: number(given.new) }),
  component: VerifyPage,
  staticData: { title: 'signIn.verify.title' },
})
const resetPassword = createRoute({
  getParentRoute: () => signIn,
  path: '/reset-pwd/$mode/{-$value}',
  component: ResetPasswordPage,
  staticData: { title: 'signIn.reset.title' },
})
const setPassword = createRoute({
  getParentRoute: () => signIn,
  path: '/set-pwd/$mode',
  component: SetPasswordPage,
  staticData: { title: 'signIn.set.title' },
})
const qr = createRoute({
  getParentRoute: () => signIn,
  path: '/qr/$ticket',
  component: QrPage,
  staticData: { title: 'signIn.phone.title' },
})

export const signInRoutes = signIn.addChildren([home, login, verify, resetPassword, setPassword, qr])
