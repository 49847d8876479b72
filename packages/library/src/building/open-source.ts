import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addressSource } from '../sources/address.ts'
import { folderSource } from '../sources/folder.ts'
import { installedSource, SWORD_FOLDERS } from '../sources/installed.ts'
import { PUBLISHERS_HOST, publishersSource } from '../sources/publishers.ts'
import type { Source } from '../sources/source.ts'
import { layered } from './layered.ts'

/** A source as a value, so that a worker process can open the same one. */
export type SourceAddress =
  | { readonly type: 'folder'; readonly folder: string }
  /** `cache`: where fetched packs are kept. */
  | { readonly type: 'address'; readonly address: string; readonly cache: string }
  | { readonly type: 'publishers'; readonly cache: string; readonly host?: string }
  | { readonly type: 'installed'; readonly sword: readonly string[] }
  /** A pack comes from the first of them that lists it. */
  | { readonly type: 'layers'; readonly layers: readonly SourceAddress[] }

export function openSource(address: SourceAddress): Source {
  switch (address.type) {
    case 'folder':
      return folderSource(address.folder)
    case 'address':
      return addressSource(address.address, { folder: address.cache, fetch: globalThis.fetch })
    case 'publishers':
      return publishers(address)
    case 'installed':
      return installedSource(address.sword)
    case 'layers':
      return layered(address.layers.map(openSource))
  }
}

const publishers = ({ cache, host }: Extract<SourceAddress, { type: 'publishers' }>) =>
  publishersSource({
    folder: cache,
    fetch: globalThis.fetch,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ...(host ? { host } : {}),
  })

export type SourceChoice = {
  /** What the operator set: a folder or an https address; '' for nothing. */
  readonly setting: string
  /** A folder that serves where nothing was set, if it is there. */
  readonly beside: string
  /** Where fetched files are kept. */
  readonly cache: string
  /** Looked through for SWORD modules before the usual folders. */
  readonly sword?: string | undefined
  /** May the texts be fetched from their publishers? */
  readonly fetch: boolean
  readonly host?: string
}

/** `fetches`: what a first build is going to fetch and from where, to be said before it starts. */
export type ChosenSource = {
  readonly address: SourceAddress
  readonly fetches?: { readonly host: string; readonly bytes: number }
  /** The publishers were to be asked and cannot be reached. */
  readonly unreachable?: string
}

/**
 * Where the texts come from: what was set, else the library beside the checkout, else the installed packages
 * and, where they can be reached, the publishers.
 *
 *     { setting: 'https://example.org/library', … } → { address: { type: 'address', … } }
 *     { setting: '', beside: '/srv/shared/library', … } → { address: { type: 'folder', … } } if it holds a manifest
 */
export async function chooseSource(choice: SourceChoice): Promise<ChosenSource> {
  const { setting, beside, cache, sword, fetch, host = PUBLISHERS_HOST } = choice
  if (/^https?:\/\//.test(setting)) return { address: { type: 'address', address: setting, cache } }
  if (setting !== '') return { address: { type: 'folder', folder: setting } }
  if (existsSync(join(beside, 'manifest.json'))) return { address: { type: 'folder', folder: beside } }
  const installed: SourceAddress = { type: 'installed', sword: [...(sword ? [sword] : []), ...SWORD_FOLDERS] }
  if (!fetch) return { address: installed }
  if (!(await isReachable(host))) return { address: installed, unreachable: host }
  const online = { type: 'publishers', cache, host } as const
  return {
    address: { type: 'layers', layers: [installed, online] },
    fetches: { host, bytes: publishers(online).bytes },
  }
}

/** Any answer will do: what is missing there is told pack by pack. */
async function isReachable(host: string): Promise<boolean> {
  try {
    const reply = await fetch(host, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5000) })
    await reply.body?.cancel()
    return true
  } catch {
    return false
  }
}
