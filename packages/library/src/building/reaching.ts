import type { Problem } from '../sections/problem.ts'
import type { Pack } from '../sources/importer.ts'
import type { BuildState, LanguageGoal } from './build-state.ts'
import { diskFull, isDiskFull, tellsOfFullDisk } from './disk-full.ts'
import { codeFingerprint, fingerprint } from './fingerprint.ts'
import { readImported } from './importing.ts'
import { hasPart } from './parts.ts'
import type { Goal } from './plan.ts'
import type { Task } from './task.ts'
import type { Workers } from './workers.ts'

type Needs = {
  readonly library: string
  readonly workers: Workers
  readonly state: BuildState
  /** What sets these parts apart from those of before they were last made anew. */
  readonly anew: string
  readonly signal: AbortSignal | undefined
  /** Bytes of the pack that is being fetched. */
  readonly onFetched: (fetched: { readonly done: number; readonly total: number }) => void
}

/** Has a worker make the part that a goal asks for, unless it is there, and tells the state what came of it. */
export function reachGoal(goal: Goal, needs: Needs): Promise<'made' | 'reused'> {
  return goal.type === 'import' ? reachImport(goal.pack, needs) : reachLanguage(goal, needs)
}

async function reachImport(pack: Pack, needs: Needs): Promise<'made' | 'reused'> {
  const { library, workers, state, anew, signal, onFetched } = needs
  const code = codeFingerprint('imports') + anew
  const part = `${pack.id}.${fingerprint(code, pack.sha256, pack.kind, pack.language)}`
  const there = await readImported(library, part)
  if (there) {
    state.imported(pack, part, there)
    return 'reused'
  }
  try {
    const task = { type: 'import', part, pack } as const
    const outcome = await workers.perform(task, (_, done, total) => onFetched({ done, total }))
    for (const { code, detail = '' } of outcome?.problems ?? []) {
      if (code === 'missing' && tellsOfFullDisk(detail)) throw diskFull(detail)
    }
    state.imported(pack, part, outcome ?? { size: 0, problems: [], more: 0 })
  } catch (error) {
    throwIfOver(error, signal)
    state.imported(pack, part, { size: 0, problems: [broken(pack.id, error)], more: 0 })
  }
  return 'made'
}

async function reachLanguage(goal: LanguageGoal, needs: Needs): Promise<'made' | 'reused'> {
  const { library, workers, state, anew, signal } = needs
  const task = goal.type === 'table' ? tableTask(goal, state, anew) : versesTask(goal, state, anew)
  const isThere = hasPart(library, task.part)
  try {
    if (!isThere) await workers.perform(task)
    state.assembled(goal, task.part)
  } catch (error) {
    throwIfOver(error, signal)
    state.broke(broken(task.part, error))
  }
  return isThere ? 'reused' : 'made'
}

function tableTask({ language, works }: LanguageGoal, state: BuildState, anew: string): Task {
  const shelved = state.shelved(works)
  const code = codeFingerprint('table') + anew
  return {
    type: 'table',
    part: `table-${language}.${fingerprint(code, ...shelved.map(({ part }) => part))}`,
    language,
    shelved,
  }
}

function versesTask({ language, works }: LanguageGoal, state: BuildState, anew: string): Task {
  const sources = state.verseSources(works)
  const code = codeFingerprint('verses') + anew
  return { type: 'verses', part: `verses-${language}.${fingerprint(code, JSON.stringify(sources))}`, language, sources }
}

/** No part of a build can be made any more: it was stopped, or the disk is full, which is no text's fault. */
function throwIfOver(error: unknown, signal: AbortSignal | undefined): void {
  signal?.throwIfAborted()
  if (isDiskFull(error)) throw error
}

const broken = (pack: string, error: unknown): Problem => ({
  pack,
  code: 'failed',
  detail: error instanceof Error ? error.message.slice(0, 1000) : String(error),
})
