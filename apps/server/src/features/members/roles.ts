import type { Role } from '@berea/contract'
import { writeAudit } from '../../adapters/audit.ts'
import type { Database } from '../../adapters/database.ts'
import { wayOf } from './accounts.ts'
import { parseAddress } from './addresses.ts'
import { memberRepository } from './repository.ts'
import { keyOf } from './usernames.ts'

type Grant = {
  /** An e-mail, a phone number or a username. */
  readonly address: string
  readonly role: Role
  /** The partner, of an integration. */
  readonly appId?: string | undefined
  readonly region: string | undefined
}

/** What is wrong with a grant. */
type Problem = 'no-account' | 'no-partner' | 'partner-needed'

/** Gives an account a role: the first operator gets theirs by a command, from nobody. */
export async function grantRole(
  db: Database,
  actorId: string | null,
  { address, role, appId, region }: Grant,
  now: Date,
): Promise<{ readonly username: string } | { readonly problem: Problem }> {
  return db.transaction().execute(async (trx) => {
    const { members, ways } = memberRepository(trx)
    const parsed = parseAddress(address, region)
    const member = await (parsed ? ways.findMember(wayOf(parsed)) : members.findByUsername(keyOf(address)))
    if (!member) return { problem: 'no-account' }
    if (role === 'integration') {
      if (appId === undefined) return { problem: 'partner-needed' }
      const partner = await trx.selectFrom('partners').select('app_id').where('app_id', '=', appId).executeTakeFirst()
      if (!partner) return { problem: 'no-partner' }
    }
    await members.change(member.id, { role, app_id: role === 'integration' ? (appId ?? null) : null })
    await writeAudit(trx, { actorId, subjectId: member.id, act: 'role.grant', detail: role }, now)
    return { username: member.username ?? '' }
  })
}
