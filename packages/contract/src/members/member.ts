import { z } from 'zod'
import { id, locale, storedToken, time, tradition, typed } from '../common/fields.ts'

export const INTERESTS = ['bible-qa', 'bible-study', 'spiritual-growth', 'professional', 'other'] as const
const interest = z.enum(INTERESTS)

export const ROLES = ['individual', 'entity', 'integration', 'admin'] as const

export const autoLoginBody = z.object({
  grantType: z.literal('social').default('social'),
  clientId: z.string().max(200).optional(),
  userToken: storedToken,
})

export const signedIn = z.object({
  user_token: z.string(),
  access_token: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.number().int(),
  member: z.object({ id, kind: z.enum(['visitor', 'account']) }),
})
export type SignedIn = z.infer<typeof signedIn>

export const member = z.object({
  id,
  kind: z.enum(['visitor', 'account']),
  name: z.string(),
  sex: z.enum(['', 'female', 'male']),
  role: z.enum(ROLES),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  username: z.string().nullable(),
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
  createTime: time,
})
export type Member = z.infer<typeof member>

export const modifyBody = z.object({
  name: typed.pipe(z.string().max(100)).optional(),
  sex: z.enum(['', 'female', 'male']).optional(),
  language: locale.optional(),
})
export const expressionBody = z.object({ expression: tradition })
export const interestsBody = z.object({ interests: z.array(interest).max(INTERESTS.length) })
