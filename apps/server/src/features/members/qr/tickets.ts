import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type QrState, RETENTION, type ReplyOf } from '@berea/contract'
import type { Database } from '../../../adapters/database.ts'
import { after, DAY, MINUTE, type Now, SECOND } from '../../../clock.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Caller, Origin } from '../../../http/routes.ts'
import { addAccount } from '../accounts.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import { memberRepository } from '../repository.ts'
import type { SignIns, Stay } from '../sign-in/sign-ins.ts'
import { type TicketRow, ticketRows } from './ticket-rows.ts'

const LIFE = 2 * MINUTE
/** A ticket confirmed in its last moment is still collected. */
const COLLECT_WITHIN = LIFE + 30 * SECOND
/** After so long the state that is shown is "scanned", whether or not it was. */
const SHOWN_AS_SCANNED = 3 * SECOND
/** Where demo sign-ins are on, nobody needs to confirm. */
const DEMO_CONFIRMED = 5 * SECOND
const LOOK_EVERY = 500

type Needs = {
  readonly db: Database
  readonly signIns: SignIns
  readonly hash: KeyedHash
  readonly now: Now
  readonly publicUrl: string | undefined
  readonly isDemo: boolean
  /** Milliseconds that a call waits for another state. */
  readonly holdFor: number
}

type Wait = { readonly ticket: string; readonly secret: string; readonly known: QrState['state'] }

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const newToken = (bytes: number) => randomBytes(bytes).toString('base64url')

/** Tickets by which a signed-in phone signs a desktop in. Only who has the desktop's secret gets the tokens. */
export function tickets({ db, signIns, hash, now, publicUrl, isDemo, holdFor }: Needs) {
  const rows = ticketRows(db)
  const since = () => after(now(), -LIFE)
  const networkHash = (origin: Origin) => hash('network', origin.address)

  async function find(ticket: string, secret: string): Promise<TicketRow> {
    const row = await rows.find(hashOf(ticket))
    if (!row || !timingSafeEqual(row.secret_hash, hashOf(secret))) throw new Refusal('qrTicketExpired')
    const life = row.member_id ? COLLECT_WITHIN : LIFE
    if (after(row.created_at, life) <= now() || row.collected_at) throw new Refusal('qrTicketExpired')
    return row
  }

  function stateOf({ refused, member_id, scanned_at, created_at }: TicketRow): QrState['state'] {
    if (refused) return 'refused'
    if (member_id) return 'confirmed'
    return scanned_at || after(created_at, SHOWN_AS_SCANNED) <= now() ? 'scanned' : 'waiting'
  }

  async function collect(row: TicketRow, stay: Stay): Promise<QrState> {
    const signedIn = await db.transaction().execute(async (trx) => {
      if (!(await ticketRows(trx).collect(row.ticket_hash, now()))) throw new Refusal('qrTicketExpired')
      return signIns.enter(trx, await memberRepository(trx).members.find(row.member_id!), stay)
    })
    return { state: 'confirmed', signedIn }
  }

  /** A new account for each: nobody's conversations are shown to the next who tries it. */
  async function confirmAsDemo(row: TicketRow): Promise<void> {
    if (!isDemo || after(row.created_at, DEMO_CONFIRMED) > now() || stateOf(row) !== 'scanned') return
    await db.transaction().execute(async (trx) => {
      const demo = await addAccount(trx, undefined, { name: 'Demo' }, now())
      await ticketRows(trx).answer(row.ticket_hash, since(), { member_id: demo.id })
    })
  }

  return {
    async make(origin: Origin): Promise<ReplyOf<'newQr'>> {
      const [ticket, secret] = [newToken(18), newToken(32)]
      await rows.add({
        ticket_hash: hashOf(ticket),
        secret_hash: hashOf(secret),
        network_hash: networkHash(origin),
        device: origin.device,
        country: origin.country,
        created_at: now(),
      })
      return { ticket, secret, url: `${publicUrl?.replace(/\/$/, '') ?? ''}/qr/${ticket}`, expiresIn: LIFE / SECOND }
    },

    async read(ticket: string, origin: Origin): Promise<ReplyOf<'readQr'>> {
      const row = await rows.scan(hashOf(ticket), since(), now())
      if (!row) throw new Refusal('qrTicketExpired')
      const { device, country, network_hash } = row
      return { device, country, sameNetwork: networkHash(origin).equals(network_hash) }
    },

    async answer(ticket: string, accept: boolean, { memberId }: Caller): Promise<void> {
      const answer = accept ? { member_id: memberId } : { refused: true as const }
      if (!(await rows.answer(hashOf(ticket), since(), answer))) throw new Refusal('qrTicketExpired')
    },

    async wait({ ticket, secret, known }: Wait, stay: Stay): Promise<QrState> {
      const until = Date.now() + holdFor
      for (;;) {
        const row = await find(ticket, secret)
        const state = stateOf(row)
        if (state === 'confirmed') return collect(row, stay)
        if (state !== known || Date.now() >= until) return { state, signedIn: null }
        await confirmAsDemo(row)
        await pause(LOOK_EVERY)
      }
    },

    tidy: (): Promise<void> => rows.forget(after(now(), -RETENTION.momentary * DAY)),
  }
}
