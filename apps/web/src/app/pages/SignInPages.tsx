import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSite } from '../../api/site.ts'
import { AddGoogle } from '../../features/sign-in/AddGoogle.tsx'
import { ExternalAccess } from '../../features/sign-in/ExternalAccess.tsx'
import { CHANNELS, type Channel, changeForm } from '../../features/sign-in/form.ts'
import { Login, type Way } from '../../features/sign-in/Login.tsx'
import { QrConfirm } from '../../features/sign-in/QrConfirm.tsx'
import { ResetPassword } from '../../features/sign-in/ResetPassword.tsx'
import { SetPassword } from '../../features/sign-in/SetPassword.tsx'
import { Verify } from '../../features/sign-in/Verify.tsx'
import { useAccount } from '../../member/member.ts'

const login = getRouteApi('/sign-in/login/{-$mode}/{-$pwd}')
const verify = getRouteApi('/sign-in/verify/$mode/$value')
const resetPassword = getRouteApi('/sign-in/reset-pwd/$mode/{-$value}')
const setPassword = getRouteApi('/sign-in/set-pwd/$mode')
const qr = getRouteApi('/sign-in/qr/$ticket')

/** Where the address names none, the one that codes are sent to by a provider, and not by hand. */
function useChannel(mode: string | undefined): Channel {
  const { data: site } = useSite()
  const named = CHANNELS.find((channel) => channel === mode)
  return named ?? (site?.codes.mobile === 'sent' ? 'mobile' : 'email')
}

/** `/login/mobile/pwd` is by telephone and password, `/login/email/new` an account to be created, `/login/qr` by a code to scan. */
export function LoginPage() {
  const { mode, pwd } = login.useParams()
  const { for: reason, to } = login.useSearch()
  const channel = useChannel(mode)
  const isMember = useAccount() !== undefined
  useEffect(() => {
    if (to) changeForm({ to })
  }, [to])
  const by = pwd === 'pwd' ? 'password' : pwd === 'new' ? 'new' : 'code'
  const way: Way = mode === 'qr' || mode === 'other' ? mode : { channel, by }
  if (reason !== 'way') return <Login way={way} reason={reason} />
  return isMember ? <AddGoogle /> : <Login way={way} reason="account" />
}

export function VerifyPage() {
  const { mode, value } = verify.useParams()
  const { new: isNew } = verify.useSearch()
  const channel = useChannel(mode)
  return <Verify key={value} channel={channel} address={value} isNew={isNew === 1} />
}

export function ResetPasswordPage() {
  const { mode, value } = resetPassword.useParams()
  const navigate = useNavigate()
  const channel = useChannel(mode)
  useEffect(() => {
    if (value) changeForm({ [channel]: value })
  }, [channel, value])
  return (
    <ResetPassword
      channel={channel}
      onChannel={(chosen) =>
        void navigate({ to: '/reset-pwd/$mode/{-$value}', params: { mode: chosen, value: undefined }, replace: true })
      }
    />
  )
}

export function SetPasswordPage() {
  const { mode } = setPassword.useParams()
  return <SetPassword channel={useChannel(mode)} />
}

export const QrPage = () => <QrConfirm ticket={qr.useParams().ticket} />

export const ExternalAccessPage = () => <ExternalAccess address={useLocation().href} />
