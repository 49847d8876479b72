import { type AnalysedLanguage, analysedLanguage } from '../analysis/analyse.ts'
import type { Problem } from '../sections/problem.ts'
import type { Work } from '../sections/section.ts'
import type { Pack } from '../sources/importer.ts'
import type { Shelved } from './assembling.ts'
import type { VerseSources } from './assembling-verses.ts'
import { fingerprint } from './fingerprint.ts'
import {
  formatGeneration,
  type Generation,
  type Parts,
  SERVED_FIELDS,
  type ServedField,
  type WorkState,
} from './generation.ts'
import type { Imported } from './importing.ts'
import type { Goal } from './plan.ts'

type Start = {
  readonly source: string
  readonly anew: string
  readonly packs: readonly Pack[]
  readonly goals: readonly Goal[]
  /** What is in force when the build begins: it goes on serving until its successor is there. */
  readonly before: Generation
  readonly problems: readonly Problem[]
}

export type LanguageGoal = Extract<Goal, { type: 'table' | 'verses' }>

/** Fields with a part for each work. */
const BY_WORK = ['shelves', 'editions', 'crossReferences', 'vectors', 'encoders', 'textVectors'] as const

type Ended = Imported & { readonly part: string }

/**
 * How far a build is, and the version of the library that follows from it. A table tells places on shelves,
 * so the works of a language change their shelves together, when their new table is there.
 */
export class BuildState {
  readonly #start: Start
  readonly #imports = new Map<string, Ended>()
  readonly #tables = new Map<AnalysedLanguage, string>()
  readonly #verses = new Map<AnalysedLanguage, string>()
  readonly #settled = new Set<AnalysedLanguage>()
  readonly #broken: Problem[] = []

  constructor(start: Start) {
    this.#start = start
  }

  imported(pack: Pack, part: string, outcome: Imported): void {
    this.#imports.set(pack.id, { ...outcome, part })
  }

  /** The shelves of these works: the new ones, or those in force where there is none new. */
  shelved(works: readonly string[]): readonly Shelved[] {
    return this.#start.packs.flatMap((work) => {
      const part = works.includes(work.id) ? this.#newest(work.id, 'shelves') : undefined
      const { id, kind, tradition, language } = work
      return part ? [{ work: { id, kind, tradition, language }, part }] : []
    })
  }

  /** What the verses of a language are made of. */
  verseSources(works: readonly string[]): VerseSources {
    const editions = this.#start.packs.flatMap((pack) => {
      const part = works.includes(pack.id) ? this.#newest(pack.id, 'editions') : undefined
      return part ? [{ work: workOf(pack), part }] : []
    })
    const only = (field: ServedField) => works.map((id) => this.#newest(id, field)).find((part) => part !== undefined)
    const crossReferences = only('crossReferences')
    const vectors = only('vectors')
    const shelved = this.shelved(works)
    return {
      editions,
      notes: shelved.filter(({ work }) => work.kind === 'notes'),
      questions: shelved.filter(({ work }) => work.kind === 'questions'),
      ...(crossReferences ? { crossReferences } : {}),
      ...(vectors ? { vectors } : {}),
    }
  }

  assembled(goal: LanguageGoal, part: string): void {
    const { goals } = this.#start
    if (goal.type === 'verses') this.#verses.set(goal.language, part)
    else {
      this.#tables.set(goal.language, part)
      const last = goals.findLast((one) => one.type === 'table' && one.language === goal.language)
      if (last?.key === goal.key) this.#settled.add(goal.language)
    }
  }

  broke(problem: Problem): void {
    this.#broken.push(problem)
  }

  generation(): Generation {
    const { source, anew, packs, before, problems } = this.#start
    const content = {
      source,
      anew,
      works: packs.map((pack) => ({ ...workOf(pack), state: this.#state(pack) })),
      ...this.#byWork(),
      tables: inOrder(before.tables, this.#tablesInForce()),
      verses: inOrder(before.verses, this.#verses),
      problems: [...problems, ...this.#problems()],
    }
    return { version: fingerprint(formatGeneration(content)), ...content }
  }

  #byWork() {
    const fresh = () => new Map<string, string>()
    const found = {
      shelves: fresh(),
      editions: fresh(),
      crossReferences: fresh(),
      vectors: fresh(),
      encoders: fresh(),
      textVectors: fresh(),
      outcomes: fresh(),
    }
    for (const { id, language } of this.#start.packs) {
      for (const field of BY_WORK) {
        const kept = field === 'shelves' && this.#keepsShelves(language) ? this.#before(id, field) : undefined
        const part = kept ?? this.#newest(id, field)
        if (part) found[field].set(id, part)
      }
      const ended = this.#imports.get(id)
      if (ended?.isSettled && !ended.field) found.outcomes.set(id, ended.part)
    }
    return found
  }

  /** Is a table in force that a new one shall replace and has not replaced yet? */
  #keepsShelves(tag: string): boolean {
    const language = analysedLanguage(tag)
    return !!language && this.#start.before.tables.has(language) && !this.#settled.has(language)
  }

  #tablesInForce(): Parts {
    const { before } = this.#start
    const ready = [...this.#tables].filter(([language]) => !before.tables.has(language) || this.#settled.has(language))
    return new Map(ready)
  }

  /** A pack that cannot be read any more is served as it was read before. */
  #newest(id: string, field: ServedField): string | undefined {
    const ended = this.#imports.get(id)
    if (ended?.field === field) return ended.part
    return ended?.field ? undefined : this.#before(id, field)
  }

  #before = (id: string, field: ServedField): string | undefined => this.#start.before[field].get(id)

  #state({ id }: Pack): WorkState {
    if (SERVED_FIELDS.some((field) => this.#newest(id, field))) return 'ready'
    const ended = this.#imports.get(id)
    // Nothing of it is served, but it was of use: the project's own tables were compared with it.
    if (ended && ended.size > 0) return 'ready'
    if (ended) return ended.problems.every(({ code }) => code === 'unknown-format') ? 'unread' : 'failed'
    return this.#start.goals.some((goal) => goal.type === 'import' && goal.pack.id === id) ? 'waiting' : 'left'
  }

  #problems(): readonly Problem[] {
    const ofPacks = [...this.#imports].flatMap(([pack, { problems, more }]) => {
      const rest: Problem = { pack, code: problems[0]?.code ?? 'malformed', detail: `and ${more} more` }
      return more > 0 ? [...problems, rest] : problems
    })
    return [...ofPacks.toSorted((a, b) => (a.pack < b.pack ? -1 : a.pack > b.pack ? 1 : 0)), ...this.#broken]
  }
}

/** By name: which language was done first must not make another version. */
function inOrder(before: Parts, now: Parts): Parts {
  return new Map([...new Map([...before, ...now])].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A pack without its archive. */
function workOf({ file: _file, bytes: _bytes, sha256: _sha256, ...work }: Pack): Work {
  return work
}
