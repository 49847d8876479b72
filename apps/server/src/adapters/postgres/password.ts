import { createHash } from 'node:crypto'
import { lchown, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Owner } from '../own-user.ts'
import type { Address } from './address.ts'
import type { Home } from './home.ts'

/** Everyone has to know the password, the server itself too. */
const CLOSED = '# Written by Berea.\nlocal all all scram-sha-256\n'
/** For a moment, while nobody but the database's own user and root can reach its socket. */
const OPEN = 'local all all trust\n'

const markOf = (home: Home) => join(home.folder, 'password.sha256')
const hash = (password: string) => createHash('sha256').update(password).digest('hex')

/** Does the cluster take this very password, and nobody without one? */
export async function isClosedWith(home: Home, password: string): Promise<boolean> {
  const mark = await readFile(markOf(home), 'utf8').catch(() => '')
  return mark.trim() === hash(password)
}

/** The rules by which a cluster is opened whose password is not known, for `hba_file`. */
export async function writeOpenRules(home: Home, owner: Owner | undefined): Promise<string> {
  const path = join(home.folder, 'open.hba')
  await replace(path, OPEN, owner)
  return path
}

/** In a cluster that runs by the open rules. From its next start on, the password is asked for. */
export async function setPassword(
  { password, ...where }: Address,
  home: Home,
  owner: Owner | undefined,
): Promise<void> {
  const client = new Client(where)
  await client.connect()
  try {
    await client.query("SET password_encryption = 'scram-sha-256'")
    await client.query(`ALTER ROLE ${client.escapeIdentifier(where.user)} PASSWORD ${client.escapeLiteral(password)}`)
  } finally {
    await client.end()
  }
  await replace(join(home.cluster, 'pg_hba.conf'), CLOSED, owner)
  await replace(markOf(home), `${hash(password)}\n`, owner)
}

/** Whole or not at all. */
async function replace(path: string, text: string, owner: Owner | undefined): Promise<void> {
  await writeFile(`${path}.partial`, text, { mode: 0o600 })
  if (owner && process.getuid?.() === 0) await lchown(`${path}.partial`, owner.uid, owner.gid)
  await rename(`${path}.partial`, path)
}
