import type { Selectable } from 'kysely'
import type { Database } from '../../../adapters/database.ts'
import type { Tables } from '../../../adapters/tables.ts'

export type TicketRow = Selectable<Tables['tickets']>

/** The only place that knows the table of tickets. */
export function ticketRows(db: Database) {
  const open = (hash: Buffer, since: Date) =>
    db
      .updateTable('tickets')
      .where('ticket_hash', '=', hash)
      .where('created_at', '>', since)
      .where('member_id', 'is', null)
      .where('refused', '=', false)

  return {
    async add(
      row: Pick<TicketRow, 'ticket_hash' | 'secret_hash' | 'network_hash' | 'device' | 'country' | 'created_at'>,
    ) {
      await db.insertInto('tickets').values(row).execute()
    },

    find: (hash: Buffer): Promise<TicketRow | undefined> =>
      db.selectFrom('tickets').selectAll().where('ticket_hash', '=', hash).executeTakeFirst(),

    /** Undefined where nobody waits with it any more. */
    scan: (hash: Buffer, since: Date, now: Date): Promise<TicketRow | undefined> =>
      open(hash, since).set({ scanned_at: now }).returningAll().executeTakeFirst(),

    /** False where nobody waits with it any more. */
    async answer(hash: Buffer, since: Date, answer: { member_id: string } | { refused: true }): Promise<boolean> {
      const { numUpdatedRows } = await open(hash, since).set(answer).executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** False where the tokens have been collected already. */
    async collect(hash: Buffer, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('tickets')
        .set({ collected_at: now })
        .where('ticket_hash', '=', hash)
        .where('collected_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async forget(before: Date): Promise<void> {
      await db.deleteFrom('tickets').where('created_at', '<', before).execute()
    },
  }
}
