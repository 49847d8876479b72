import { Outbox } from '../../features/admin/Outbox.tsx'
import { Partners } from '../../features/admin/Partners.tsx'
import { useAccount } from '../../member/member.ts'

export function PartnersPage() {
  const account = useAccount()
  return <Partners mayChange={account?.role === 'admin'} />
}

export const OutboxPage = () => <Outbox />
