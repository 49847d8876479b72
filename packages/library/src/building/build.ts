import type { Problem } from '../sections/problem.ts'
import type { Source } from '../sources/source.ts'
import { withoutDetours, withPartsThere } from './before.ts'
import { BuildState } from './build-state.ts'
import {
  EMPTY,
  type Generation,
  leasedParts,
  partsOf,
  readGeneration,
  sweepHalves,
  switchGeneration,
} from './generation.ts'
import { reachInOrder } from './in-order.ts'
import { type Busy, lockBuild } from './lock.ts'
import { sweepParts } from './parts.ts'
import { type Goal, plan, type Stage, type Wish } from './plan.ts'
import { reachGoal } from './reaching.ts'
import type { Workers } from './workers.ts'

export type Progress = {
  readonly stage: Stage
  /** What was just ended or begun: `import:notes-en-x`, `table:zh:core`. */
  readonly goal: string
  readonly done: number
  readonly total: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Bytes of a pack that is being fetched. */
  readonly fetched?: { readonly done: number; readonly total: number }
}

export type BuildOptions = {
  readonly library: string
  readonly source: Source
  readonly workers: Workers
  readonly wish: Wish
  readonly now: () => number
  readonly onProgress?: (progress: Progress) => void
  /** A new version is in force. */
  readonly onSwitch?: (generation: Generation) => void
  /** Makes everything anew, whatever is there. */
  readonly anew?: boolean
  readonly signal?: AbortSignal
}

export type Built = {
  readonly generation: Generation
  readonly made: number
  readonly reused: number
  /** Seconds from the beginning until each goal was reached. */
  readonly reached: Readonly<Record<string, number>>
}

/**
 * Builds what the wish names out of the source, beside whatever is in force, and puts it in force bit by
 * bit: the first Bibles as soon as they can be read, then one language after the other. It may be killed at
 * any time; the next build goes on from the parts that were finished.
 */
export async function build(options: BuildOptions): Promise<Built | Busy> {
  const lock = await lockBuild(options.library)
  if ('busy' in lock) return lock
  try {
    return await buildLocked(options)
  } finally {
    await lock.release()
  }
}

async function buildLocked(options: BuildOptions): Promise<Built> {
  const { library, source, workers, wish, now, signal } = options
  const startedAt = now()
  const { packs, problems } = await source.packs()
  const before = withPartsThere(library, (await readGeneration(library)) ?? EMPTY)
  // A source that cannot be reached has nothing to say about what is here already.
  if (packs.length === 0 && before.works.length > 0) return unreachable(library, before, problems)
  const goals = withoutDetours(plan(packs, wish), before)
  const anew = options.anew ? String(startedAt) : before.anew
  const state = new BuildState({ source: source.name, anew, packs, goals, before, problems })
  const putInForce = putterInForce(options, state, before.version)
  const count = { made: 0, reused: 0 }
  const reached: Record<string, number> = {}

  async function reach(goal: Goal): Promise<void> {
    const tell = (fetched?: Progress['fetched']) =>
      options.onProgress?.({
        stage: goal.stage,
        goal: goal.key,
        done: count.made + count.reused,
        total: goals.length,
        startedAt,
        ...(fetched ? { fetched } : {}),
      })
    tell()
    count[await reachGoal(goal, { library, workers, state, anew, signal, onFetched: tell })]++
    reached[goal.key] = (now() - startedAt) / 1000
    tell()
    // A note that no search finds yet is no news; a Bible, and a language's table or verses, are.
    if (goal.type !== 'import' || goal.pack.kind === 'bible') await putInForce()
  }

  await reachInOrder(goals, workers.size, reach, signal)
  await putInForce()
  const generation = state.generation()
  await sweepHalves(library)
  await sweepParts(library, new Set([...partsOf(generation), ...(await leasedParts(library))]))
  return { generation, ...count, reached }
}

/** Puts in force what the build has come to, if that is new; one after the other, so that the last is the last. */
function putterInForce({ library, onSwitch }: BuildOptions, state: BuildState, version: string) {
  let inForce = version
  let last = Promise.resolve()
  return (): Promise<void> => {
    last = last.then(async () => {
      const next = state.generation()
      if (next.version === inForce) return
      await switchGeneration(library, next)
      inForce = next.version
      onSwitch?.(next)
    })
    return last
  }
}

async function unreachable(library: string, before: Generation, problems: readonly Problem[]): Promise<Built> {
  const generation = {
    ...before,
    problems: [...problems, ...before.problems.filter(({ pack }) => pack !== 'manifest')],
  }
  await switchGeneration(library, generation)
  return { generation, made: 0, reused: 0, reached: {} }
}
