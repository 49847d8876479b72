import type { Database } from '../../adapters/database.ts'
import { memberRows } from './member-rows.ts'
import { signInRows } from './sign-in/sign-in-rows.ts'
import { wayRows } from './way-rows.ts'

/** The tables of members, on the database or in a transaction of it. */
export const memberRepository = (db: Database) => ({
  members: memberRows(db),
  signIns: signInRows(db),
  ways: wayRows(db),
})
