import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type BodyOf, CALLS, type Partner, RETENTION } from '@berea/contract'
import { z } from 'zod'
import { writeAudit } from '../../adapters/audit.ts'
import type { Database } from '../../adapters/database.ts'
import { keyWrong, once } from '../../adapters/once.ts'
import { type Sealed, sealing as sealingOf } from '../../adapters/sealing.ts'
import { after, DAY, MINUTE, type Now, SECOND } from '../../clock.ts'
import { Refusal } from '../../http/refusal.ts'
import type { TokenKeys } from '../../secrets.ts'
import { type PartnerDay, type PartnerRow, partnerRows } from './partner-rows.ts'
import { checkTarget } from './targets.ts'

/** A partner's clock may be so far off. */
const CLOCKS_DIFFER = 5 * MINUTE
/** By day, for so long. */
const USAGE_DAYS = 30
const PAGE = 50

type Needs = { readonly db: Database; readonly keys: TokenKeys; readonly now: Now }

type Link = Pick<BodyOf<'externalAccess'>, 'platform' | 'timestamp' | 'identity' | 'token' | 'targetUrl'>
/** A link that is as its partner has signed it, and may lead where it leads. */
type GoodLink = {
  readonly appId: string
  readonly partner: string
  readonly identity: string
  readonly target: string | null
  readonly token: string
}

/** Who registers: an operator by a call, which may come twice, or by a command. */
type Actor = { readonly memberId: string; readonly onceKey: string | undefined } | undefined

/** A secret stands in a reply that is kept as it does in the registry. */
const sealedReply = z.object({ text: z.string(), keyId: z.string() })
const addedReply = z.object({ partner: CALLS.addPartner.reply.shape.partner, sealed: sealedReply })

export type Partners = ReturnType<typeof partners>

/** Platforms whose links sign people in: their registry, their secrets, and what they sign. */
export function partners({ db, keys, now }: Needs) {
  const rows = partnerRows(db)
  const sealing = sealingOf(keys)

  const sealedOf = ({ secret, key_id }: PartnerRow): Sealed | undefined =>
    secret && key_id ? { text: secret, keyId: key_id } : undefined
  const secretOf = (row: PartnerRow): string | undefined => {
    const sealed = sealedOf(row)
    return sealed && sealing.open(sealed, row.app_id)
  }
  const seal = (appId: string) => {
    const secret = randomBytes(32).toString('base64url')
    const sealed = sealing.seal(secret, appId)
    return { sealed, columns: { secret: sealed.text, key_id: sealed.keyId } }
  }
  function opened(sealed: Sealed, appId: string): string {
    const secret = sealing.open(sealed, appId)
    if (secret === undefined) throw keyWrong()
    return secret
  }
  const requestOf = (actor: Actor, asked: unknown) => {
    const owner = actor ? { memberId: actor.memberId } : ({ memberId: null, addressHash: '' } as const)
    return { ...owner, key: actor?.onceKey, asked, now: now() }
  }

  function present(row: PartnerRow, days: readonly PartnerDay[]): Partner {
    const state = row.suspended ? 'suspended' : secretOf(row) === undefined ? 'needs-secret' : 'active'
    const own = days.filter(({ app_id }) => app_id === row.app_id)
    return {
      appId: row.app_id,
      name: row.name,
      origins: row.origins,
      targets: row.targets,
      state,
      createTime: row.created_at.toISOString(),
      usage: own.map(({ date, sign_ins, members }) => ({ date, signIns: sign_ins, members })),
    }
  }
  async function presentAll(found: readonly PartnerRow[]): Promise<Partner[]> {
    const ids = found.map(({ app_id }) => app_id)
    const days = await rows.listDays(ids, after(now(), -USAGE_DAYS * DAY))
    return found.map((row) => present(row, days))
  }

  return {
    async list(words: string, cursor: string): Promise<{ items: Partner[]; nextCursor: string | null }> {
      const found = await rows.list(words, cursor, PAGE + 1)
      const page = found.slice(0, PAGE)
      return { items: await presentAll(page), nextCursor: found.length > PAGE ? page.at(-1)!.app_id : null }
    },

    /** The one of this appId, or none. */
    async listOne(appId: string | null): Promise<{ items: Partner[]; nextCursor: null }> {
      const row = appId === null ? undefined : await rows.find(appId)
      return { items: row ? await presentAll([row]) : [], nextCursor: null }
    },

    async add(actor: Actor, fields: BodyOf<'addPartner'>) {
      const { appId, name, origins, targets } = fields
      const reply = await once(db, requestOf(actor, { partner: fields }), addedReply, async (trx) => {
        const { sealed, columns } = seal(appId)
        const row = { app_id: appId, name, origins, targets, ...columns, created_at: now() }
        if (!(await partnerRows(trx).add(row))) throw new Refusal('addressTaken', { data: { field: 'appId' } })
        await writeAudit(trx, { actorId: actor?.memberId ?? null, act: 'partner.add', detail: appId }, now())
        return { partner: present({ ...row, suspended: false }, []), sealed }
      })
      return { partner: reply.partner, secret: opened(reply.sealed, appId) }
    },

    async change(
      actorId: string | null,
      appId: string,
      { state, ...fields }: BodyOf<'changePartner'>,
    ): Promise<Partner> {
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      const change = { ...given, ...(state && { suspended: state === 'suspended' }) }
      const row = await db.transaction().execute(async (trx) => {
        const { find, change: store } = partnerRows(trx)
        const changed = Object.keys(change).length === 0 ? await find(appId) : await store(appId, change)
        if (!changed) throw new Refusal('notFound')
        const detail = [appId, ...Object.keys(change)].join(' ')
        await writeAudit(trx, { actorId, act: 'partner.change', detail }, now())
        return changed
      })
      const [partner] = await presentAll([row])
      return partner!
    },

    /** The old one ends. */
    async renewSecret(actor: Actor, appId: string): Promise<{ secret: string }> {
      const reply = await once(db, requestOf(actor, { secretOf: appId }), sealedReply, async (trx) => {
        const { sealed, columns } = seal(appId)
        if (!(await partnerRows(trx).change(appId, columns))) throw new Refusal('notFound')
        await writeAudit(trx, { actorId: actor?.memberId ?? null, act: 'partner.secret', detail: appId }, now())
        return sealed
      })
      return { secret: opened(reply, appId) }
    },

    /** What an older key holds is sealed anew with the newest, so that the older one can be taken away. */
    async sealAnew(): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const inTrx = partnerRows(trx)
        for (const row of await inTrx.listSealedOtherwise(sealing.newest)) {
          const secret = secretOf(row)
          if (secret === undefined) continue
          const { text, keyId } = sealing.seal(secret, row.app_id)
          await inTrx.change(row.app_id, { secret: text, key_id: keyId })
        }
      })
    },

    /** Refuses a link that its partner has not signed just now, or that leads where it may not. */
    async check({ platform, timestamp, identity, token, targetUrl }: Link): Promise<GoodLink> {
      const row = await rows.find(platform)
      if (!row || row.suspended) throw new Refusal('externalAppUnknown')
      const secret = secretOf(row)
      if (secret === undefined || !isSigned(token, `${platform}\n${timestamp}\n${identity}`, secret)) {
        throw new Refusal('externalSignatureWrong')
      }
      const signedAt = timeOf(timestamp)
      if (!(Math.abs(signedAt - now().getTime()) <= CLOCKS_DIFFER)) throw new Refusal('externalTimestamp')
      const target = targetUrl ? checkTarget(targetUrl, row) : null
      if (target === undefined) throw new Refusal('externalTargetNotAllowed')
      return { appId: row.app_id, partner: row.name, identity, target, token: token.toLowerCase() }
    },

    /** In the transaction that signs in: the token is used up, and the use counted. */
    async use(trx: Database, { appId, token }: GoodLink, isNew: boolean): Promise<void> {
      const inTrx = partnerRows(trx)
      const hash = createHash('sha256').update(`${appId} ${token}`).digest()
      if (!(await inTrx.useToken(hash, now()))) throw new Refusal('externalTokenUsed')
      await inTrx.countUse(appId, now(), isNew)
    },

    tidy: (): Promise<void> => rows.forgetTokens(after(now(), -RETENTION.momentary * DAY)),
  }
}

function isSigned(token: string, text: string, secret: string): boolean {
  const given = /^[\da-f]{64}$/i.test(token) ? Buffer.from(token, 'hex') : Buffer.alloc(32)
  return timingSafeEqual(given, createHmac('sha256', secret).update(text).digest())
}

/** Later than any time in seconds will be for three thousand years. */
const MILLISECONDS_FROM = 1e11

/** "1795000000" and "1795000000000" are the same moment; NaN for what is none. */
function timeOf(timestamp: string): number {
  const number = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  return number < MILLISECONDS_FROM ? number * SECOND : number
}
