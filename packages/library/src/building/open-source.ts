import { addressSource } from '../sources/address.ts'
import { folderSource } from '../sources/folder.ts'
import { installedSource } from '../sources/installed.ts'
import { publishersSource } from '../sources/publishers.ts'
import type { Source } from '../sources/source.ts'

/** A source as a value, so that a worker process can open the same one. */
export type SourceAddress =
  | { readonly type: 'folder'; readonly folder: string }
  /** `cache`: where fetched packs are kept. */
  | { readonly type: 'address'; readonly address: string; readonly cache: string }
  /** `cache`: where fetched files are kept. */
  | { readonly type: 'publishers'; readonly cache: string; readonly host?: string }
  | { readonly type: 'installed' }

export function openSource(address: SourceAddress): Source {
  switch (address.type) {
    case 'folder':
      return folderSource(address.folder)
    case 'address':
      return addressSource(address.address, { folder: address.cache, fetch: globalThis.fetch })
    case 'publishers':
      return publishersSource({
        folder: address.cache,
        fetch: globalThis.fetch,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        ...(address.host ? { host: address.host } : {}),
      })
    case 'installed':
      return installedSource()
  }
}
