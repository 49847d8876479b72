import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { TokenKeys } from '../secrets.ts'

/** What is kept so that it can be read again: with which key beside it. */
export type Sealed = { readonly text: string; readonly keyId: string }

const NONCE = 12
const TAG = 16

/**
 * Secrets that have to be used again, and so can't be hashed: AES-256-GCM, by a key derived from the
 * newest of the token keys. `context` is bound in: what was sealed for one can't be put in another's place.
 */
export function sealing(keys: TokenKeys) {
  const derived = new Map(
    keys.map(({ id, key }) => [id, Buffer.from(hkdfSync('sha256', key, '', 'berea secrets of partners', 32))]),
  )
  const newest = keys[0].id

  return {
    newest,

    seal(text: string, context: string): Sealed {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', derived.get(newest)!, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { text: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64'), keyId: newest }
    },

    /** Undefined where its key is gone, or where it is not what was sealed. */
    open({ text, keyId }: Sealed, context: string): string | undefined {
      const key = derived.get(keyId)
      const bytes = Buffer.from(text, 'base64')
      if (!key || bytes.length < NONCE + TAG) return undefined
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
        decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
