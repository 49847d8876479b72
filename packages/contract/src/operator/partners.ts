import { z } from 'zod'
import { list, plain, time, typed } from '../common/fields.ts'

export const PARTNER_STATES = ['active', 'suspended', 'needs-secret'] as const

export const partnersQuery = z.object({
  query: typed.pipe(z.string().max(200)).optional(),
  cursor: plain.max(300).optional(),
})

const appId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)
const name = typed.transform((text) => text.trim()).pipe(z.string().min(1).max(100))
/** "https://church.example", without a path. */
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
const origins = z.array(origin).max(20)
/** A path of this site, to which and below which a link may lead. */
const target = plain.max(500).regex(/^\/(?![/\\])[^\\\s?#]*$/)
const targets = z.array(target).max(20)

export const partner = z.object({
  appId: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  targets: z.array(z.string()),
  /** `needs-secret`: the key that its secret was kept with is gone. */
  state: z.enum(PARTNER_STATES),
  createTime: time,
  /** By day, the last thirty on which there was any. */
  usage: z.array(z.object({ date: z.iso.date(), signIns: z.number().int(), members: z.number().int() })),
})
export type Partner = z.infer<typeof partner>
export const partnerList = list(partner)

export const partnerParams = z.object({ appId: plain.min(1).max(200) })
export const addPartnerBody = z.object({
  appId,
  name,
  origins: origins.default([]),
  targets: targets.default(['/']),
})
export const changePartnerBody = z.object({
  name: name.optional(),
  origins: origins.optional(),
  targets: targets.optional(),
  state: z.enum(PARTNER_STATES).extract(['active', 'suspended']).optional(),
})
/** Shown once. */
export const partnerAdded = z.object({ partner, secret: z.string() })
export const partnerSecret = z.object({ secret: z.string() })
