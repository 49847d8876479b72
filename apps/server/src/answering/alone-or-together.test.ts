import { expect, test } from 'vitest'
import { aloneOrTogether } from './alone-or-together.ts'

/** Takes turns in this order, T together and A alone, ends them as they are named, and tells who was at it meanwhile. */
async function follow(wanted: string, ended: readonly number[]): Promise<string[]> {
  const { together, alone } = aloneOrTogether()
  const at = new Map<number, () => void>()
  for (const [who, kind] of [...wanted].entries()) {
    void (kind === 'A' ? alone() : together()).then((end) => at.set(who, end))
  }
  const seen: string[] = []
  const look = async () => {
    await new Promise((done) => setImmediate(done))
    seen.push([...at.keys()].map((who) => `${wanted[who]}${who}`).join(' '))
  }
  await look()
  for (const who of ended) {
    const end = at.get(who)
    at.delete(who)
    end?.()
    await look()
  }
  return seen
}

test('those that may be together don’t wait for one another', async () => {
  expect(await follow('TTT', [1])).toEqual(['T0 T1 T2', 'T0 T2'])
})

test('one that must be alone waits for all before it, and all after wait for it', async () => {
  expect(await follow('TTATT', [0, 1, 2])).toEqual(['T0 T1', 'T1', 'A2', 'T3 T4'])
})

test('of several that must be alone each has its turn, and those between them theirs', async () => {
  expect(await follow('AATA', [0, 1, 2, 3])).toEqual(['A0', 'A1', 'T2', 'A3', ''])
})
