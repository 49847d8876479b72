import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, type ProcessId, thisProcess } from './process.ts'

/** Somebody else builds here now. */
export type Busy = { readonly busy: ProcessId }

/**
 * One build at a time in a library's folder. It saves work, no more: two builds would make the same parts
 * and leave a whole library too.
 */
export async function lockBuild(library: string): Promise<{ release(): Promise<void> } | Busy> {
  await mkdir(library, { recursive: true })
  const file = join(library, 'build.lock')
  for (let tries = 0; ; tries++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(JSON.stringify(thisProcess()))
      await handle.close()
      return { release: () => rm(file, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST') || tries > 3) throw error
    }
    const owner = parseOwner(await readFile(file, 'utf8').catch(() => ''))
    if (owner && isAlive(owner)) return { busy: owner }
    await rm(file, { force: true })
  }
}

function parseOwner(text: string): ProcessId | undefined {
  const [, pid, started] = /^\{"pid":(\d+),"started":(\d+)\}$/.exec(text) ?? []
  return pid && started ? { pid: Number(pid), started: Number(started) } : undefined
}
