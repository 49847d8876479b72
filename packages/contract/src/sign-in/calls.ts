import type { Call } from '../common/call.ts'
import { nothing } from '../common/fields.ts'
import { codeSent, emailCodeBody, mobileCodeBody } from './codes.ts'
import { externalAccessBody, externalSignedIn } from './external.ts'
import { googleCaptcha, loginGoogleBody } from './google.ts'
import { passwordCheck, resetPasswordBody, setPasswordBody } from './password.ts'
import { confirmQrBody, newQr, newQrBody, qrDevice, qrParams, qrState, waitQrBody } from './qr.ts'
import { CODE_REFUSALS, GOOGLE_REFUSALS, NEW_ACCOUNT_REFUSALS, PASSWORD_REFUSALS } from './refusals.ts'
import {
  autoLoginBody,
  loginMailBody,
  loginMobileBody,
  mailPasswordBody,
  mobilePasswordBody,
  signedIn,
} from './sign-in.ts'

const sendCode = {
  method: 'POST',
  auth: 'none',
  database: true,
  reply: codeSent,
  codes: ['codeTooSoon', 'addressMalformed', 'codeNotSent'],
  once: true,
} as const
const toMobile = { ...sendCode, summary: 'Send a code to a phone.', body: mobileCodeBody } as const
const toEmail = { ...sendCode, summary: 'Send a code by e-mail.', body: emailCodeBody } as const

const byCode = {
  method: 'POST',
  auth: 'none',
  database: true,
  reply: signedIn,
  codes: [...CODE_REFUSALS, ...PASSWORD_REFUSALS, ...NEW_ACCOUNT_REFUSALS],
} as const
const byPassword = {
  method: 'POST',
  auth: 'none',
  database: true,
  reply: signedIn,
  codes: ['accountOrPasswordWrong', 'tooManyTries', 'agreementNotTicked', 'addressMalformed'],
} as const

export const signInCalls = {
  autoLogin: {
    method: 'POST',
    path: '/portal/auth/auto-login',
    auth: 'none',
    database: true,
    summary: 'Continue as the member of a user token, or begin as a new visitor; 401 where an account’s has ended.',
    body: autoLoginBody,
    reply: signedIn,
    codes: ['signInExpired'],
  },
  logout: {
    method: 'POST',
    path: '/portal/auth/logout',
    auth: 'visitor',
    summary: 'Revoke the tokens of this sign-in.',
    reply: nothing,
    codes: [],
  },
  sendCode: { ...toMobile, path: '/portal/auth/sendCode' },
  sendCodeMobile: { ...toMobile, path: '/portal/auth/send-code-mobile' },
  sendCodeMail: { ...toEmail, path: '/portal/auth/sendCode-mail' },
  sendCodeEmail: { ...toEmail, path: '/portal/auth/send-code-mail' },
  loginMobile: {
    ...byCode,
    path: '/portal/auth/login',
    summary: 'Sign in by phone and code; the first time makes the account.',
    body: loginMobileBody,
  },
  loginMail: {
    ...byCode,
    path: '/portal/auth/login-mail',
    summary: 'Sign in by e-mail and code; the first time makes the account.',
    body: loginMailBody,
  },
  loginMobilePassword: {
    ...byPassword,
    path: '/portal/auth/login-mobile-password',
    summary: 'Sign in by phone and password.',
    body: mobilePasswordBody,
  },
  loginMailPassword: {
    ...byPassword,
    path: '/portal/auth/login-mail-password',
    summary: 'Sign in by e-mail or username, and password.',
    body: mailPasswordBody,
  },
  googleCaptcha: {
    method: 'GET',
    path: '/portal/auth/captcha/googleCaptcha',
    auth: 'none',
    database: true,
    summary: 'What Google’s script is given, before it is used.',
    reply: googleCaptcha,
    codes: ['googleRegion'],
  },
  loginGoogle: {
    method: 'POST',
    path: '/portal/auth/login-google',
    auth: 'none',
    database: true,
    summary: 'Sign in with a Google account; the first time makes the account.',
    body: loginGoogleBody,
    reply: signedIn,
    codes: [...GOOGLE_REFUSALS, 'agreementNotTicked', 'adultStatementMissing'],
  },
  externalAccess: {
    method: 'POST',
    path: '/portal/auth/externalAccess',
    auth: 'none',
    database: true,
    summary: 'Sign in by a link that a partner has signed; the first time makes the account.',
    body: externalAccessBody,
    reply: externalSignedIn,
    codes: [
      'externalAppUnknown',
      'externalSignatureWrong',
      'externalTimestamp',
      'externalTokenUsed',
      'externalTargetNotAllowed',
    ],
  },
  newQr: {
    method: 'POST',
    path: '/portal/auth/qr/new',
    auth: 'none',
    database: true,
    summary: 'A ticket for a QR code, by which a signed-in phone signs this desktop in.',
    body: newQrBody,
    reply: newQr,
    codes: [],
  },
  readQr: {
    method: 'GET',
    path: '/portal/auth/qr/:ticket',
    auth: 'account',
    summary: 'Which device and place wait behind a QR code that was scanned.',
    params: qrParams,
    reply: qrDevice,
    codes: ['qrTicketExpired'],
  },
  confirmQr: {
    method: 'POST',
    path: '/portal/auth/qr/:ticket/confirm',
    auth: 'account',
    summary: 'Sign that device in, or refuse it.',
    params: qrParams,
    body: confirmQrBody,
    reply: nothing,
    codes: ['qrTicketExpired'],
  },
  waitQr: {
    method: 'POST',
    path: '/portal/auth/qr/:ticket/wait',
    auth: 'none',
    database: true,
    summary: 'Wait up to 25 s for another state; with the tokens once it is confirmed.',
    params: qrParams,
    body: waitQrBody,
    reply: qrState,
    codes: ['qrTicketExpired'],
  },
  passwordPreCheck: {
    method: 'POST',
    path: '/portal/auth/set-password-pre-check',
    auth: 'account',
    summary: 'May this account set a password now, and does that take a code?',
    reply: passwordCheck,
    codes: [],
  },
  setPassword: {
    method: 'POST',
    path: '/portal/auth/set-password',
    auth: 'account',
    summary: 'Set or change the password; the other sign-ins end.',
    body: setPasswordBody,
    reply: nothing,
    codes: [...CODE_REFUSALS, ...PASSWORD_REFUSALS],
  },
  resetPassword: {
    method: 'POST',
    path: '/portal/auth/reset-pwd',
    auth: 'none',
    database: true,
    summary: 'Set a new password by a code of purpose `reset`; the other sign-ins end.',
    body: resetPasswordBody,
    reply: nothing,
    codes: [...CODE_REFUSALS, ...PASSWORD_REFUSALS, 'accountOrPasswordWrong'],
  },
} as const satisfies Record<string, Call>
