import { sql } from 'kysely'
import type { Database } from '../../../adapters/database.ts'
import type { MemberRow } from '../member-rows.ts'
import { memberRepository } from '../repository.ts'
import type { SignIn } from './sign-in-rows.ts'

type Carry = (trx: Database, from: string, to: string) => Promise<unknown>

/** A visitor has none, or they go with the visitor. */
const stays: Carry = async () => undefined

/**
 * Every column that names a member, and what becomes of a visitor's rows when the visitor signs in:
 * in this order. A column that is not here fails a test, which reads the database's catalogue.
 */
export const CARRIED: Readonly<Record<string, Carry>> = {
  // A member has one empty conversation at most: the account's own stays.
  'sessions.member_id': async (trx, from, to) => {
    const empty = trx.selectFrom('sessions').select('id').where('member_id', '=', to).where('questions', '=', 0)
    await trx
      .deleteFrom('sessions')
      .where('member_id', '=', from)
      .where('questions', '=', 0)
      .where(({ exists }) => exists(empty))
      .execute()
    await trx.updateTable('sessions').set({ member_id: to }).where('member_id', '=', from).execute()
  },
  'questions.member_id': (trx, from, to) =>
    trx.updateTable('questions').set({ member_id: to }).where('member_id', '=', from).execute(),
  'answers.member_id': (trx, from, to) =>
    trx.updateTable('answers').set({ member_id: to }).where('member_id', '=', from).execute(),
  'askings.member_id': (trx, from, to) =>
    trx.updateTable('askings').set({ member_id: to }).where('member_id', '=', from).execute(),
  // A key that both have used stays the account's.
  'kept_replies.member_id': async (trx, from, to) => {
    const own = trx.selectFrom('kept_replies').select('key').where('owner', '=', to)
    await trx.deleteFrom('kept_replies').where('owner', '=', from).where('key', 'in', own).execute()
    await trx.updateTable('kept_replies').set({ owner: to, member_id: to }).where('owner', '=', from).execute()
  },
  // What both have had of a day is counted together.
  'model_spending.member_id': async (trx, from, to) => {
    await sql`
      INSERT INTO model_spending (day, member_id, tokens, cost)
      SELECT day, ${to}, tokens, cost FROM model_spending WHERE member_id = ${from}
      ON CONFLICT (member_id, day) DO UPDATE
      SET tokens = model_spending.tokens + excluded.tokens, cost = model_spending.cost + excluded.cost`.execute(trx)
    await trx.deleteFrom('model_spending').where('member_id', '=', from).execute()
  },
  'sign_ins.member_id': stays,
  'ways_in.member_id': stays,
  'tickets.member_id': stays,
  'audit.actor_id': stays,
  'audit.subject_id': stays,
}

/**
 * All that was the visitor's is the account's from now on, and the visitor's token ends; its empty row
 * goes with the next tidying, so that a question under way meets no lock. The account's own choices
 * stand; where it has made none, the visitor's are taken over.
 */
export async function carryOver(trx: Database, visitor: SignIn, account: MemberRow, now: Date): Promise<void> {
  const { members, signIns } = memberRepository(trx)
  const row = await members.lock(visitor.memberId)
  // Another device was faster: there is nothing left to carry.
  if (!row || !(await signIns.find(visitor.id, now))) return
  for (const carry of Object.values(CARRIED)) await carry(trx, row.id, account.id)
  await members.change(account.id, {
    ...(account.name === '' && { name: row.name }),
    ...(account.sex === '' && { sex: row.sex }),
    ...(account.expression === 'none' && { expression: row.expression }),
    ...(account.interests.length === 0 && { interests: row.interests }),
    ...(account.language === null && { language: row.language }),
  })
  await signIns.endOthers(row.id, undefined, now)
}
