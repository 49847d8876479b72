import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const NAME = /^berea-tests-(\d+)$/

/**
 * A folder for all that this run of tests makes: `TMPDIR` is set to it, so that `tmpdir()` is it here and in
 * every process begun from here. Runs that were killed could not remove theirs: that is done now.
 */
export function makeTemporaryFolder(): { readonly folder: string; remove(): void } {
  const outside = tmpdir()
  if (basename(outside) === `berea-tests-${process.pid}`) return { folder: outside, remove: () => undefined }
  for (const name of readdirSync(outside)) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(outside, name), { recursive: true, force: true })
  }
  const folder = join(outside, `berea-tests-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Run by root, PostgreSQL belongs to nobody, who has to get through.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

let ofVitest: { remove(): void } | undefined

/** Vitest calls this before all tests, and the next after them. */
export function setup(): void {
  ofVitest = makeTemporaryFolder()
}

export function teardown(): void {
  ofVitest?.remove()
}
