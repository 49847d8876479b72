import { availableParallelism } from 'node:os'
import { readAsked } from './asked.ts'
import { type BuildOptions, type Built, build } from './build.ts'
import type { Busy } from './lock.ts'
import { openSource, type SourceAddress } from './open-source.ts'
import { forkWorkers } from './workers.ts'

export type BuildLibraryOptions = Omit<BuildOptions, 'source' | 'workers' | 'now'> & {
  readonly source: SourceAddress
  /** Worker processes; two unless the machine has one core. */
  readonly processes?: number
}

/** Builds a library with processes of its own, so that the one who asks for it goes on serving. */
export async function buildLibrary({ source, processes, ...options }: BuildLibraryOptions): Promise<Built | Busy> {
  const workers = forkWorkers(options.library, source, processes ?? Math.min(2, availableParallelism()))
  const stop = () => workers.close()
  options.signal?.addEventListener('abort', stop)
  try {
    const wish = { ...options.wish, asked: [...options.wish.asked, ...(await readAsked(options.library))] }
    return await build({ ...options, wish, source: openSource(source), workers, now: Date.now })
  } finally {
    options.signal?.removeEventListener('abort', stop)
    workers.close()
  }
}
