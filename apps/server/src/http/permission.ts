import type { Auth } from '@berea/contract'
import type { Caller } from './routes.ts'

/** What somebody lacks for a call, `account` or a role; undefined where they may make it. */
export function neededFor(auth: Auth, { kind, role }: Pick<Caller, 'kind' | 'role'>): Auth | undefined {
  if (auth === 'none' || auth === 'visitor') return undefined
  if (kind !== 'account') return 'account'
  if (auth === 'account' || role === 'admin') return undefined
  return role === auth ? undefined : auth
}
