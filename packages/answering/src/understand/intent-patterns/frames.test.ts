import { describe, expect, it } from 'vitest'
import { startOfQuestion } from '../classify.ts'
import { fold } from '../fold.ts'
import { TONGUES, type Tongue } from '../tongue.ts'
import { WAYS } from './frames.ts'

/** The rung on which a question comes to rest. */
function rungOf(question: string, tongue: Tongue): number {
  const { text } = fold(question)
  const body = text.slice(startOfQuestion(text, tongue)).trimEnd()
  return WAYS[tongue].frames.findIndex(({ patternFor }) => patternFor(body).test(body))
}

describe.each(TONGUES)('the ladder of ways to ask (%s)', (tongue) => {
  it.each(WAYS[tongue].frames.map(({ intent, example }, rung) => ({ intent, example, rung })))(
    '$intent: $example',
    ({ example, rung }) => expect(rungOf(example, tongue)).toBe(rung),
  )
})
