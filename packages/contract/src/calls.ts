import { conversationCalls } from './conversations/calls.ts'
import { libraryCalls } from './library/calls.ts'
import { memberCalls } from './members/calls.ts'
import { operatorCalls } from './operator/calls.ts'
import { signInCalls } from './sign-in/calls.ts'
import { systemCalls } from './system/calls.ts'

export const BASE_PATH = '/webapi'

/** Every call there is. A route that is not here can't be registered; a row without a route fails a test. */
export const CALLS = {
  ...systemCalls,
  ...signInCalls,
  ...memberCalls,
  ...conversationCalls,
  ...libraryCalls,
  ...operatorCalls,
} as const

type Calls = typeof CALLS
export type CallName = keyof Calls

type Schema = { readonly _zod: { readonly input: unknown; readonly output: unknown } }
type Part<Name extends CallName, Key extends string> = Calls[Name] extends { readonly [key in Key]: infer Found }
  ? Found
  : undefined
type Output<Found> = Found extends Schema ? Found['_zod']['output'] : Record<never, never>
type Input<Found> = Found extends Schema ? Found['_zod']['input'] : Record<never, never>

/** What the server works with once a request is parsed. */
export type ParamsOf<Name extends CallName> = Output<Part<Name, 'params'>>
export type QueryOf<Name extends CallName> = Output<Part<Name, 'query'>>
export type BodyOf<Name extends CallName> = Output<Part<Name, 'body'>>

/** What a client may send: fields with a default can be left out. */
export type ParamsTo<Name extends CallName> = Input<Part<Name, 'params'>>
export type QueryTo<Name extends CallName> = Input<Part<Name, 'query'>>
export type BodyTo<Name extends CallName> = Input<Part<Name, 'body'>>

/** `data` of the reply; a stream or plain text has none. */
export type ReplyOf<Name extends CallName> = Output<Part<Name, 'reply'>>
