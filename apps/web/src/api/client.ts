import {
  anyEnvelope,
  BASE_PATH,
  type BodyTo,
  CALLS,
  type Call,
  type CallName,
  CODES,
  type ParamsTo,
  type QueryTo,
  type ReplyOf,
} from '@berea/contract'
import { i18n } from '../i18n/words.ts'
import { readToken } from '../storage/tokens.ts'
import { Refusal } from './refusal.ts'
import { sender } from './sender.ts'
import { comeAgain, repeatTimedOut, sendWithin } from './sending.ts'
import { announceHome, announceSignInExpired, renewTokens } from './sign-in.ts'

type Fields<Name extends CallName> = {
  readonly params?: ParamsTo<Name>
  readonly query?: QueryTo<Name>
  readonly body?: BodyTo<Name>
  readonly signal?: AbortSignal | undefined
}

/** The same fields for code that does not know which call it sends. */
type AnyFields = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, unknown>
  readonly body?: object
  readonly signal?: AbortSignal
}

/**
 * Calls the server: `call('renameSession', { params: { id }, body: { title } })` gives the reply's
 * data, parsed. Anything but success is a Refusal with its code; an expired sign-in is renewed once,
 * silently, before it becomes one.
 */
export async function call<Name extends CallName>(name: Name, fields: Fields<Name> = {}): Promise<ReplyOf<Name>> {
  const { auth, reply } = CALLS[name]
  const key = crypto.randomUUID()
  let response = await send(name, fields as AnyFields, key)
  let { code, message, data } = await readEnvelope(response)
  if (code === CODES.signInExpired && auth !== 'none') {
    const renewal = await renewTokens()
    if (renewal === 'unreachable') throw new Refusal('network', message)
    if (renewal === 'renewed') {
      response = await send(name, fields as AnyFields, key)
      ;({ code, message, data } = await readEnvelope(response))
    }
  }
  if (code === CODES.signInExpired) announceSignInExpired(message)
  if (code === CODES.goHome) announceHome()
  else if (code !== CODES.done) throw new Refusal(code, message, data)
  if (typeof reply === 'string') throw new Error(`${name} answers without an envelope: it has a function of its own`)
  return reply.parse(data) as ReplyOf<Name>
}

/** Headers that every request carries: the language, and who asks, but where signing in is what is asked. */
export function requestHeaders({ auth, path }: Pick<Call, 'auth' | 'path'>): Headers {
  const headers = new Headers({ Locale: i18n.locale })
  const token = readToken('access_token')
  const known = token !== '' && !path.startsWith('/portal/auth/')
  if (auth !== 'none' || known) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** `addressOf('/chat/answers/:id/events', { id: 'a1' })` is `/webapi/chat/answers/a1/events?sysName=…`. */
export function addressOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `${BASE_PATH}${filled}${search.size > 0 ? `?${search}` : ''}`
}

function send(name: CallName, fields: AnyFields, key: string): Promise<Response> {
  const call = CALLS[name]
  const headers = requestHeaders(call)
  const init: RequestInit = { method: call.method, headers }
  const keyed = 'once' in call
  if (keyed) headers.set('Idempotency-Key', key)
  if (call.method !== 'GET') {
    headers.set('Content-Type', 'application/json')
    init.body = JSON.stringify({ ...fields.body, ...sender() })
  }
  const url = addressOf(call.path, fields.params, call.method === 'GET' ? { ...fields.query, ...sender() } : {})
  const sendOnce = () => repeatTimedOut(() => sendWithin(url, init, fields.signal), call.method === 'GET' || keyed)
  return keyed ? comeAgain(sendOnce) : sendOnce()
}

async function readEnvelope(response: Response) {
  const parsed = anyEnvelope.safeParse(await response.json().catch(() => undefined))
  // Good is a status from 200 to 299: what stands beside another may be a refusal, and no success.
  if (parsed.success && (response.ok || parsed.data.code !== CODES.done)) return parsed.data
  throw new Refusal(response.ok ? 'network' : response.status, response.statusText)
}

declare global {
  interface Window {
    /** GET /version, where public/first-paint.js has asked for it already. */
    firstVersion?: Promise<Response>
  }
}

/** The installation's language: a code, or nothing. */
export async function fetchVersion(): Promise<string> {
  const response = window.firstVersion ?? send('version', {}, '')
  delete window.firstVersion
  return (await response).text()
}
