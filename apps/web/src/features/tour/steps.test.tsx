import { beforeEach, expect, test } from 'vitest'
import { readLocal, writeLocal } from '../../storage/local.ts'
import { endTour, keepStep, stepReached } from './steps.ts'

beforeEach(() => localStorage.clear())

test('a reload goes on at the step that was reached; what is no step begins at the beginning', () => {
  expect(stepReached()).toBe('tradition')
  keepStep('highlights')
  expect([readLocal('firstTour'), stepReached()]).toEqual(['3', 'highlights'])
  for (const stored of ['0', '4', 'x', '']) {
    writeLocal('firstTour', stored)
    expect(stepReached()).toBe('tradition')
  }
})

test('what was seen through stays so, and what was skipped may still be seen', () => {
  endTour('skipped')
  expect(readLocal('appFirstTour')).toBe('skipped')
  endTour('done')
  endTour('skipped')
  expect([readLocal('appFirstTour'), readLocal('firstTour')]).toEqual(['done', undefined])
})
