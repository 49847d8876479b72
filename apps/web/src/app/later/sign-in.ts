export { FirstThings } from '../../features/sign-in/FirstThings.tsx'
export { SignInFrame } from '../frame/SignInFrame.tsx'
export {
  ExternalAccessPage,
  LoginPage,
  QrPage,
  ResetPasswordPage,
  SetPasswordPage,
  VerifyPage,
} from '../pages/SignInPages.tsx'
