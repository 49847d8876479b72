import { type Member, member } from '@berea/contract'
import type { Routes } from '../../http/routes.ts'
import type { MemberRow } from './repository.ts'
import type { Members } from './service.ts'

type MemberRoutes = Pick<
  Routes,
  'autoLogin' | 'logout' | 'memberInfo' | 'modifyMember' | 'updateExpression' | 'addInterest'
>

export function memberRoutes(members: Members): MemberRoutes {
  return {
    autoLogin: ({ body, address }) => members.continueVisitor(body, address),
    logout: async ({ caller }) => {
      await members.signOut(caller)
      return {}
    },
    memberInfo: async ({ caller }) => present(await members.find(caller)),
    modifyMember: async ({ caller, body }) => present(await members.change(caller, given(body))),
    updateExpression: async ({ caller, body }) => present(await members.change(caller, body)),
    addInterest: async ({ caller, body }) => present(await members.change(caller, body)),
  }
}

/** What was sent; a field that was not stays as it is. */
function given<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>
  }
}

function present(row: MemberRow): Member {
  return member.parse({
    ...row,
    email: null,
    mobile: null,
    username: null,
    // Questions are not counted on this installation.
    plan: { type: 'free', total: null, remaining: null, expires: null },
    createTime: row.created_at.toISOString(),
  })
}
