import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { type CodePurpose, type CodeSent, codeSent, RETENTION } from '@berea/contract'
import type { Locale } from '@berea/scripture'
import type { Database } from '../../../adapters/database.ts'
import { forgetReply, once } from '../../../adapters/once.ts'
import { after, DAY, MINUTE, type Now, SECOND } from '../../../clock.ts'
import { Refusal } from '../../../http/refusal.ts'
import { sentence } from '../../../messages/sentences.ts'
import type { Address } from '../addresses.ts'
import type { KeyedHash } from '../keyed-hash.ts'
import type { Messenger } from '../messenger.ts'
import { codeRows } from './code-rows.ts'

const DIGITS = 6
const CODE_LIFE = 5 * MINUTE
const RESEND_AFTER = MINUTE
/** Wrong entries of one code. */
const CODE_TRIES = 5
/** Codes for one address. */
const CODES_A_DAY = 10

type Needs = {
  readonly db: Database
  readonly messenger: Messenger
  readonly hash: KeyedHash
  readonly now: Now
}
type Asker = { readonly locale: Locale; readonly networkAddress: string; readonly onceKey: string | undefined }

export type Codes = ReturnType<typeof codes>
/** A code that was right and is not yet spent. */
export type RightCode = { readonly id: string }

/** Codes for addresses: made, sent, checked and spent. What is answered never tells whether an address is known. */
export function codes({ db, messenger, hash, now }: Needs) {
  const rows = codeRows(db)
  const addressHash = ({ kind, value }: Address) => hash('address', `${kind} ${value}`)
  const codeHash = (id: string, code: string) => hash('code', `${id} ${code}`)

  return {
    /** A code that could not be sent is not counted. */
    async send(address: Address, purpose: CodePurpose, asker: Asker): Promise<CodeSent> {
      const owner = { memberId: null, addressHash: hash('network', asker.networkAddress).toString('hex') }
      const asked = { address: addressHash(address).toString('hex'), purpose }
      const [id, code] = [randomUUID(), String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')]
      let isNew = false
      const reply = await once(db, { ...owner, key: asker.onceKey, asked, now: now() }, codeSent, async (trx) => {
        const address_hash = addressHash(address)
        const inTrx = codeRows(trx)
        await inTrx.lock(address_hash)
        refuseHaste(await inTrx.since(address_hash, after(now(), -DAY)), purpose, now())
        const [created_at, expires_at] = [now(), after(now(), CODE_LIFE)]
        await inTrx.add({ id, address_hash, purpose, code_hash: codeHash(id, code), created_at, expires_at })
        isNew = true
        return { resendAfter: RESEND_AFTER / SECOND, expiresIn: CODE_LIFE / SECOND }
      })
      if (!isNew) return reply
      const isSent = await messenger.send(address, {
        subject: sentence(asker.locale, 'codeSubject', { code }),
        text: sentence(asker.locale, 'codeText', { code, minutes: CODE_LIFE / MINUTE }),
        code,
      })
      if (isSent) return reply
      await rows.remove(id)
      await forgetReply(db, { ...owner, key: asker.onceKey })
      throw new Refusal('codeNotSent')
    },

    /** Refuses a code that is not right; a right one stays good until it is spent. */
    async check(address: Address, purpose: CodePurpose, typed: string): Promise<RightCode> {
      const code = await rows.latest(addressHash(address), purpose)
      if (!code || code.used_at) throw new Refusal('codeNotRequested')
      if (code.expires_at <= now()) throw new Refusal('codeExpired')
      if (!(await rows.countTry(code.id, CODE_TRIES))) throw new Refusal('tooManyTries')
      const digits = typed.normalize('NFKC').replaceAll(/\s/g, '')
      if (!timingSafeEqual(code.code_hash, codeHash(code.id, digits))) throw new Refusal('codeWrong')
      await rows.giveBackTry(code.id)
      return { id: code.id }
    },

    /** In the transaction of the call that it was for. */
    async spend(trx: Database, { id }: RightCode): Promise<void> {
      if (!(await codeRows(trx).spend(id, now()))) throw new Refusal('codeNotRequested')
    },

    /** Which of these addresses the latest code of this purpose was sent to. */
    async latestOf(addresses: readonly Address[], purpose: CodePurpose): Promise<Address | undefined> {
      const found = await Promise.all(
        addresses.map(async (address) => ({ address, code: await rows.latest(addressHash(address), purpose) })),
      )
      const sent = found.flatMap(({ address, code }) => (code ? [{ address, at: code.created_at.getTime() }] : []))
      return sent.toSorted((a, b) => b.at - a.at)[0]?.address
    },

    tidy: (): Promise<void> => rows.forget(after(now(), -RETENTION.momentary * DAY)),
  }
}

function refuseHaste(sent: readonly { purpose: string; created_at: Date }[], purpose: string, now: Date): void {
  const seconds = (until: Date) => Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND))
  const last = sent.find((code) => code.purpose === purpose)
  const wait = last && after(last.created_at, RESEND_AFTER)
  if (wait && wait > now) {
    const left = seconds(wait)
    throw new Refusal('codeTooSoon', { data: { seconds: left }, values: { seconds: left } })
  }
  const tenth = sent[CODES_A_DAY - 1]
  if (!tenth) return
  const left = seconds(after(tenth.created_at, DAY))
  throw new Refusal('codeTooSoon', { data: { seconds: left }, sentence: 'codesUsedUp', values: { most: CODES_A_DAY } })
}
