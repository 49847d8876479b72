import { type Generation, PART_FIELDS, type Parts } from './generation.ts'
import { hasPart } from './parts.ts'
import type { Goal } from './plan.ts'

/** Parts that somebody removed by hand are to be made again. */
export function withPartsThere(library: string, generation: Generation): Generation {
  const there = (parts: Parts): Parts => new Map([...parts].filter(([, part]) => hasPart(library, part)))
  return { ...generation, ...Object.fromEntries(PART_FIELDS.map((field) => [field, there(generation[field])])) }
}

/** Where a language has a table already, only its last one is made: one of fewer works would be a step back. */
export function withoutDetours(goals: readonly Goal[], before: Generation): readonly Goal[] {
  return goals.filter((goal, at) => {
    if (goal.type !== 'table' || !before.tables.has(goal.language)) return true
    return !goals.slice(at + 1).some((later) => later.type === 'table' && later.language === goal.language)
  })
}
