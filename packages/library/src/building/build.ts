import type { Problem } from '../sections/problem.ts'
import type { Pack } from '../sources/importer.ts'
import type { Source } from '../sources/source.ts'
import { standingParts, withoutDetours } from './before.ts'
import type { Crew } from './crew.ts'
import { codeFingerprint, fingerprint } from './fingerprint.ts'
import {
  EMPTY,
  type Generation,
  leasedParts,
  partsOf,
  readGeneration,
  sweepHalves,
  switchGeneration,
} from './generation.ts'
import { readImported } from './importing.ts'
import { type Busy, lockBuild } from './lock.ts'
import { hasPart, sweepParts } from './parts.ts'
import { type Goal, plan, type Stage, type Wish } from './plan.ts'
import { Standing } from './standing.ts'
import type { Task } from './task.ts'

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
  readonly crew: Crew
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
  const { library, source, crew, wish, now, signal } = options
  const startedAt = now()
  const { packs, problems } = await source.packs()
  const before = standingParts(library, (await readGeneration(library)) ?? EMPTY)
  // A source that cannot be reached has nothing to say about what is here already.
  if (packs.length === 0 && before.works.length > 0) return unreachable(library, before, problems)
  const goals = withoutDetours(plan(packs, wish), before)
  const anew = options.anew ? String(startedAt) : before.anew
  const code = {
    imports: codeFingerprint('imports') + anew,
    table: codeFingerprint('table') + anew,
    verses: codeFingerprint('verses') + anew,
  }
  const standing = new Standing({ source: source.name, anew, packs, goals, before, problems })
  const reached: Record<string, number> = {}
  const waiting = [...goals]
  let reused = 0
  let made = 0

  const tell = (goal: Goal, fetched?: Progress['fetched']) =>
    options.onProgress?.({
      stage: goal.stage,
      goal: goal.key,
      done: made + reused,
      total: goals.length,
      startedAt,
      ...(fetched ? { fetched } : {}),
    })

  let published = Promise.resolve()
  /** One after the other, so that the last to be put in force is the last. */
  const publish = () => {
    published = published.then(async () => {
      const next = standing.generation()
      if (next.version === standing.inForce) return
      await switchGeneration(library, next)
      standing.inForce = next.version
      options.onSwitch?.(next)
    })
    return published
  }

  const reach = async (goal: Goal): Promise<void> => {
    tell(goal)
    const fresh = goal.type === 'import' ? await reachImport(goal.pack, goal) : await reachLanguage(goal)
    if (fresh) made++
    else reused++
    reached[goal.key] = (now() - startedAt) / 1000
    tell(goal)
    // A note that no search finds yet is no news; a Bible, and a language's table or verses, are.
    if (goal.type !== 'import' || goal.pack.kind === 'bible') await publish()
  }

  const reachImport = async (pack: Pack, goal: Goal): Promise<boolean> => {
    const part = `${pack.id}.${fingerprint(code.imports, pack.sha256, pack.kind, pack.language)}`
    const there = await readImported(library, part)
    if (there) {
      standing.imported(pack, part, there)
      return false
    }
    try {
      const task = { type: 'import', part, pack } as const
      const outcome = await crew.perform(task, (_, done, total) => tell(goal, { done, total }))
      standing.imported(pack, part, outcome ?? { size: 0, problems: [], more: 0 })
    } catch (error) {
      signal?.throwIfAborted()
      standing.imported(pack, part, { size: 0, problems: [broken(pack.id, error)], more: 0 })
    }
    return true
  }

  const reachLanguage = async (goal: LanguageGoal): Promise<boolean> => {
    const task = goal.type === 'table' ? tableTask(goal) : versesTask(goal)
    const fresh = !hasPart(library, task.part)
    try {
      if (fresh) await crew.perform(task)
      standing.assembled(goal, task.part)
    } catch (error) {
      signal?.throwIfAborted()
      standing.broke(broken(task.part, error))
    }
    return fresh
  }

  const tableTask = ({ language, works }: LanguageGoal): Task => {
    const shelved = standing.shelved(works)
    const part = `table-${language}.${fingerprint(code.table, ...shelved.map(({ part }) => part))}`
    return { type: 'table', part, language, shelved }
  }

  const versesTask = ({ language, works }: LanguageGoal): Task => {
    const sources = standing.verseSources(works)
    return {
      type: 'verses',
      part: `verses-${language}.${fingerprint(code.verses, JSON.stringify(sources))}`,
      language,
      sources,
    }
  }

  const running = new Set<string>()
  const startable = (goal: Goal) =>
    goal.type === 'import' || !goal.works.some((work) => running.has(`import:${work}`) || isWaiting(work))
  const isWaiting = (work: string) => waiting.some((goal) => goal.key === `import:${work}`)

  const hand = async (): Promise<void> => {
    for (;;) {
      signal?.throwIfAborted()
      const at = waiting.findIndex(startable)
      if (at < 0) {
        if (waiting.length === 0) return
        await turn.promise
        continue
      }
      const [goal] = waiting.splice(at, 1)
      running.add(goal!.key)
      try {
        await reach(goal!)
      } finally {
        running.delete(goal!.key)
        turn.resolve()
        turn = Promise.withResolvers<void>()
      }
    }
  }
  let turn = Promise.withResolvers<void>()
  await Promise.all(Array.from({ length: crew.size }, hand))
  await publish()
  const generation = standing.generation()
  await sweepHalves(library)
  await sweepParts(library, new Set([...partsOf(generation), ...(await leasedParts(library))]))
  return { generation, made, reused, reached }
}

async function unreachable(library: string, before: Generation, problems: readonly Problem[]): Promise<Built> {
  const generation = {
    ...before,
    problems: [...problems, ...before.problems.filter(({ pack }) => pack !== 'manifest')],
  }
  await switchGeneration(library, generation)
  return { generation, made: 0, reused: 0, reached: {} }
}

type LanguageGoal = Extract<Goal, { type: 'table' | 'verses' }>

const broken = (pack: string, error: unknown): Problem => ({
  pack,
  code: 'failed',
  detail: error instanceof Error ? error.message.slice(0, 1000) : String(error),
})
