import { randomUUID } from 'node:crypto'
import { RETENTION } from '@berea/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../adapters/database.ts'
import type { Mail } from '../../adapters/mail.ts'
import type { Sms } from '../../adapters/sms.ts'
import { after, DAY, type Now } from '../../clock.ts'
import type { Address } from './addresses.ts'

/** What the operator has not handed on by then is of no use to anybody. */
const KEPT = RETENTION.outbox * DAY

type Message = {
  /** Of an e-mail alone. */
  readonly subject: string
  readonly text: string
  /** Where the message is a code: some providers of SMS send a form of theirs with it. */
  readonly code?: string
}

type Needs = {
  readonly db: Database
  readonly now: Now
  readonly mail: Mail | undefined
  readonly sms: Sms | undefined
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

export type Messenger = ReturnType<typeof messenger>

/** Messages to an address: by the provider of its kind, or into the outbox, from which the operator hands them on. */
export function messenger({ db, now, mail, sms, logger }: Needs) {
  async function deliver({ kind, value }: Address, { subject, text, code }: Message): Promise<void> {
    if (kind === 'email' && mail) return mail.send({ to: value, subject, text })
    if (kind === 'mobile' && sms) return sms.send({ to: value, text, ...(code && { code }) })
    const row = { id: randomUUID(), channel: kind, address: value, text, created_at: now() }
    await db.insertInto('outbox').values(row).execute()
  }

  return {
    async tidy(): Promise<void> {
      await db.deleteFrom('outbox').where('created_at', '<', after(now(), -KEPT)).execute()
    },

    /** False where the provider is away or refuses; the operator finds why in the log, without the address. */
    async send(address: Address, message: Message): Promise<boolean> {
      try {
        await deliver(address, message)
        return true
      } catch (error) {
        logger.error({ channel: address.kind, reason: reasonOf(error) }, 'a message could not be sent')
        return false
      }
    },
  }
}

/** A code or status alone: what a provider says may quote the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode, status, name } = error as Record<string, unknown>
  return String(responseCode ?? status ?? code ?? name ?? 'unknown')
}
