import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The first signs; all verify, so that a new one can be put in front without signing anybody out. */
export type TokenKeys = readonly [TokenKey, ...TokenKey[]]
type TokenKey = { readonly id: string; readonly key: Uint8Array }

/** `secrets.json` in the data folder, its owner's alone; each secret is made when it is first needed. */
const file = z.object({ tokenKeys: z.string().optional(), databasePassword: z.string().optional() })
type Secrets = z.infer<typeof file>

/** "b:KEY2,a:KEY1": sign with b, still accept a. */
export function parseTokenKeys(text: string): TokenKeys {
  const keys = text.split(',').map((pair): TokenKey => {
    const [id = '', key = ''] = pair.split(':')
    return { id, key: Buffer.from(key, 'base64url') }
  })
  return keys as unknown as TokenKeys
}

/** From the setting, or from the data folder. */
export async function loadTokenKeys(dataFolder: string, setting: string | undefined): Promise<TokenKeys> {
  return parseTokenKeys(setting ?? (await loadSecret(dataFolder, 'tokenKeys', () => `1:${newSecret()}`)))
}

/** Without it nobody enters the embedded database. */
export const loadDatabasePassword = (dataFolder: string): Promise<string> =>
  loadSecret(dataFolder, 'databasePassword', newSecret)

const newSecret = () => randomBytes(32).toString('base64url')

async function loadSecret(dataFolder: string, name: keyof Secrets, make: () => string): Promise<string> {
  const path = join(dataFolder, 'secrets.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const kept = file.parse(JSON.parse(text))
  const known = kept[name]
  if (known) return known
  const made = make()
  await writeFile(`${path}.partial`, `${JSON.stringify({ ...kept, [name]: made }, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.partial`, path)
  return made
}
