import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The first signs; all verify, so that a new one can be put in front without signing anybody out. */
export type TokenKeys = readonly [TokenKey, ...TokenKey[]]
type TokenKey = { readonly id: string; readonly key: Uint8Array }

const file = z.object({ tokenKeys: z.string() })

/** "b:KEY2,a:KEY1": sign with b, still accept a. */
export function parseTokenKeys(text: string): TokenKeys {
  const keys = text.split(',').map((pair): TokenKey => {
    const [id = '', key = ''] = pair.split(':')
    return { id, key: Buffer.from(key, 'base64url') }
  })
  return keys as unknown as TokenKeys
}

/** From the setting, or from `secrets.json` in the data folder, made at the first start and the owner's alone. */
export async function loadTokenKeys(dataFolder: string, setting: string | undefined): Promise<TokenKeys> {
  if (setting) return parseTokenKeys(setting)
  const path = join(dataFolder, 'secrets.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text !== undefined) return parseTokenKeys(file.parse(JSON.parse(text)).tokenKeys)
  const tokenKeys = `1:${randomBytes(32).toString('base64url')}`
  await writeFile(`${path}.partial`, `${JSON.stringify({ tokenKeys }, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.partial`, path)
  return parseTokenKeys(tokenKeys)
}
