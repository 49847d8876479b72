import { anyEnvelope, CALLS } from '@berea/contract'
import { addressOf, call, requestHeaders } from './client.ts'
import { Refusal } from './refusal.ts'
import { sender } from './sender.ts'

/** Everything that is held on the member, as the archive that the server makes. */
export async function fetchExport(): Promise<Blob> {
  // A token that has run out is renewed by this one: an archive is no envelope that could say so.
  await call('memberInfo')
  const { path } = CALLS.exportMember
  const response = await fetch(addressOf(path, {}, sender()), { headers: requestHeaders(CALLS.exportMember) })
  if (response.ok && response.headers.get('content-type')?.includes('zip')) return response.blob()
  const told = anyEnvelope.safeParse(await response.json().catch(() => undefined))
  if (told.success) throw new Refusal(told.data.code, told.data.message, told.data.data)
  throw new Refusal(response.ok ? 'network' : response.status, response.statusText)
}
