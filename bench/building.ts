import { readdirSync, readFileSync } from 'node:fs'
import { buildLibrary, type SourceAddress } from '@berea/library'
import type { Locale } from '@berea/scripture'
import { round } from './askers.ts'

export type BuildFigures = {
  /** Seconds from nothing: the first Bible can be read; the first language is whole; the core tier is. */
  readonly firstBible: number
  readonly firstVerses: number
  readonly firstLanguage: number
  readonly core: number
  readonly peakMegabytes: number
}

/** Builds the core tier from nothing, with the time of each stage and the memory of all processes together. */
export async function measureBuild(library: string, source: SourceAddress, locale: Locale): Promise<BuildFigures> {
  let peak = 0
  const before = ownMegabytes(process.pid)
  const watching = setInterval(() => {
    peak = Math.max(peak, treeMegabytes(process.pid) - before)
  }, 200)
  try {
    const built = await buildLibrary({ library, source, wish: { locales: [locale], tiers: ['core'], asked: [] } })
    if ('busy' in built) throw new Error('another build is at work there')
    const reached = Object.entries(built.reached)
    const first = (begins: string) =>
      Math.min(...reached.filter(([goal]) => goal.startsWith(begins)).map(([, at]) => at))
    return {
      firstBible: round(first('import:bible')),
      firstVerses: round(first('verses:')),
      firstLanguage: round(Math.max(first('verses:'), first('table:'))),
      core: round(Math.max(...reached.map(([, at]) => at))),
      peakMegabytes: Math.round(peak),
    }
  } finally {
    clearInterval(watching)
  }
}

/** Resident memory of a process and all that it started (proc(5)). */
function treeMegabytes(pid: number): number {
  const parents = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1] ?? 0)
    parents.set(parent, [...(parents.get(parent) ?? []), Number(name)])
  }
  const sum = (of: number): number =>
    ownMegabytes(of) + (parents.get(of) ?? []).reduce((total, child) => total + sum(child), 0)
  return sum(pid)
}

const ownMegabytes = (pid: number) => Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** A process may end between the listing and the reading. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
