import { Closed } from '../../features/admin/Closed.tsx'
import { Engines } from '../../features/admin/Engines.tsx'
import { Outbox } from '../../features/admin/Outbox.tsx'
import { Partners } from '../../features/admin/Partners.tsx'
import { useAccount } from '../../member/member.ts'

export function PartnersPage() {
  const account = useAccount()
  return <Partners mayChange={account?.role === 'admin'} />
}

/** Of the operators alone: a code that waits here opens an account. */
export function OutboxPage() {
  const account = useAccount()
  return account?.role === 'admin' ? <Outbox /> : <Closed />
}

/** Of the operators alone: a try costs them something. */
export function EnginesPage() {
  const account = useAccount()
  return account?.role === 'admin' ? <Engines /> : <Closed />
}
