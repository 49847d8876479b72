import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { repeatTimedOut } from './sending.ts'

function replies(...outcomes: readonly (string | Refusal)[]) {
  const left = [...outcomes]
  return async () => {
    const next = left.shift()
    if (next === undefined || next instanceof Refusal) throw next ?? new Error('asked once too often')
    return next
  }
}
const timeout = new Refusal('timeout', '')

test('a timed-out request is repeated once', async () => {
  await expect(repeatTimedOut(replies(timeout, 'here'), true)).resolves.toBe('here')
  await expect(repeatTimedOut(replies(timeout, timeout, 'too late'), true)).rejects.toBe(timeout)
})

test.each([
  ['one that could do harm twice', timeout, false],
  ['one that was refused', new Refusal(10002, ''), true],
  ['one that met no network', new Refusal('network', ''), true],
])('%s is not', async (_what, refusal, safe) => {
  await expect(repeatTimedOut(replies(refusal, 'again'), safe)).rejects.toBe(refusal)
})
