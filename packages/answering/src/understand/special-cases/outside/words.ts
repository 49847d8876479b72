import { TONGUES, type Tongue } from '../../tongue.ts'
import type { Cue } from '../cue.ts'

/** Alternatives that tell one thing, in each language that needs them; patterns as in `cue.ts`. */
export type Words = Readonly<Partial<Record<Tongue, string>>>

const inEach = <T>(make: (tongue: Tongue) => T): Readonly<Record<Tongue, T>> =>
  Object.fromEntries(TONGUES.map((tongue) => [tongue, make(tongue)])) as Record<Tongue, T>

/** Any one of several things is told. */
export const oneOf = (...things: readonly Words[]): Readonly<Record<Tongue, string>> =>
  inEach((tongue) => things.flatMap((words) => words[tongue] ?? []).join('|'))

/** A thing that must not be told. */
export const noneOf = (...things: readonly Words[]): Words => {
  const barred = oneOf(...things)
  return inEach((tongue) => barred[tongue] && `!${barred[tongue]}`)
}

/** Cues alike in every language, each of the things that must be told and must not. */
export const cuesOf = (...cues: readonly (readonly Words[])[]): Readonly<Record<Tongue, readonly Cue[]>> =>
  inEach((tongue) => cues.map((cue) => cue.flatMap((words) => words[tongue] || [])))
