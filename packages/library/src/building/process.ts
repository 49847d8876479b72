import { readFileSync } from 'node:fs'

/** A process, told apart from a later one that was given the same number (in a container that is the rule). */
export type ProcessId = { readonly pid: number; readonly started: number }

export function thisProcess(): ProcessId {
  return { pid: process.pid, started: startOf(process.pid) ?? 0 }
}

export function isAlive({ pid, started }: ProcessId): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It is there, but not ours to signal.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const start = startOf(pid)
  return start === undefined || (started === 0 && start >= 0) || start === started
}

/**
 * Clock ticks from boot to its start: field 22 of /proc/<pid>/stat (proc(5)); undefined where there is no
 * /proc; −1 for one that has ended and waits for its parent to notice, which in a container may be for ever.
 */
function startOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold brackets and blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? -1 : Number(fields[19])
  } catch {
    return undefined
  }
}
