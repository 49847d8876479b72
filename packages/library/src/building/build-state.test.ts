import { expect, test } from 'vitest'
import type { AnalysedLanguage } from '../analysis/analyse.ts'
import { BuildState } from './build-state.ts'
import { EMPTY } from './generation.ts'
import type { Goal } from './plan.ts'

const goal = (type: 'table' | 'verses', language: AnalysedLanguage) =>
  ({ type, language, key: `${type}:${language}`, stage: 'core', works: [] }) as const satisfies Goal
const GOALS = [goal('verses', 'en'), goal('table', 'en'), goal('verses', 'zh'), goal('table', 'zh')]

function versionAfter(done: readonly (typeof GOALS)[number][]): string {
  const state = new BuildState({ source: 'sample', anew: '', packs: [], goals: GOALS, before: EMPTY, problems: [] })
  for (const one of done) state.assembled(one, `${one.type}-${one.language}-1`)
  return state.generation().version
}

test('a library has the same version whichever of its languages was done first', () => {
  expect(versionAfter(GOALS.toReversed())).toBe(versionAfter(GOALS))
  expect(versionAfter(GOALS.slice(1))).not.toBe(versionAfter(GOALS))
})
