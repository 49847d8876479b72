import { expect, test } from 'vitest'
import { parseAssessment } from './assessment.ts'

const doneTime = '2026-11-27T10:00:00.000Z'

test.each([
  [
    { tradition: 'catholic', interests: ['other', 'bible-qa'], doneTime },
    { tradition: 'catholic', interests: ['bible-qa', 'other'], doneTime },
  ],
  [
    { tradition: 'unheard of', interests: ['golf'], doneTime },
    { tradition: 'none', interests: [], doneTime },
  ],
  [
    { interests: 'bible-qa', doneTime },
    { tradition: 'none', interests: [], doneTime },
  ],
])('of %j so much is understood: %j', (stored, read) => {
  expect(parseAssessment(JSON.stringify(stored))).toEqual(read)
})

test.each([undefined, '', 'null', '[]', '{}', '{"doneTime":3}', 'half a {'])('%j is none', (stored) => {
  expect(parseAssessment(stored)).toBeUndefined()
})
