import { z } from 'zod'
import { id, locale, ticked, time, tradition, typed } from '../common/fields.ts'
import { username } from '../sign-in/addresses.ts'

export const INTERESTS = ['bible-qa', 'bible-study', 'spiritual-growth', 'professional', 'other'] as const
const interest = z.enum(INTERESTS)

export const ROLES = ['individual', 'entity', 'integration', 'admin'] as const
export type Role = (typeof ROLES)[number]
const role = z.enum(ROLES)

/** The date of the terms and the privacy policy that are agreed to. */
export const TERMS_DATE = '2025-10-11'

const consent = z.object({
  /** To the terms of TERMS_DATE. */
  agreed: z.boolean(),
  adult: z.boolean(),
  /** The date of the terms that were last agreed to. */
  terms: z.iso.date().nullable(),
  /** The page asks before anything else; until then questions are refused with 10110. */
  needed: z.boolean(),
})

export const member = z.object({
  id,
  kind: z.enum(['visitor', 'account']),
  name: z.string(),
  sex: z.enum(['', 'female', 'male']),
  role,
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  username: z.string().nullable(),
  hasPassword: z.boolean(),
  expression: tradition,
  interests: z.array(interest),
  /** The interface language last chosen; null while the page has told none. */
  language: locale.nullable(),
  plan: z.object({
    type: z.string(),
    /** Answered questions; null: not counted here. */
    total: z.number().int().nullable(),
    remaining: z.number().int().nullable(),
    expires: time.nullable(),
  }),
  consent,
  sanction: z
    .object({ kind: z.enum(['suspended', 'limited', 'locked', 'ended']), until: time.nullable(), reason: z.string() })
    .nullable(),
  /** When the account will be deleted, where its owner asked for it. */
  deletionTime: time.nullable(),
  createTime: time,
})
export type Member = z.infer<typeof member>

export const modifyBody = z.object({
  name: typed.pipe(z.string().max(100)).optional(),
  sex: z.enum(['', 'female', 'male']).optional(),
  language: locale.optional(),
  role: role.extract(['individual', 'entity']).optional(),
  username: username.optional(),
})
export const expressionBody = z.object({ expression: tradition })
export const interestsBody = z.object({ interests: z.array(interest).max(INTERESTS.length) })
export const consentBody = z.object({ agree: ticked, adult: ticked })
