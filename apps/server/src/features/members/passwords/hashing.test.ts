import { verify } from '@node-rs/argon2'
import { afterEach, expect, test, vi } from 'vitest'
import { passwordHashing, turns } from './hashing.ts'

vi.mock('@node-rs/argon2', { spy: true })
afterEach(() => {
  vi.clearAllMocks()
})

test('a password is right against its own hash alone, however its letters are composed', async () => {
  const hashing = passwordHashing()
  const stored = await hashing.hash('cafe\u0301 au lait 7')
  expect(stored).toMatch(/^\$argon2id\$/)
  expect(await hashing.isRight('caf\u00e9 au lait 7', stored)).toBe(true)
  expect(await hashing.isRight('cafe au lait 7', stored)).toBe(false)
})

test('where there is no password none is right, not even the one that is compared with', async () => {
  expect(await passwordHashing().isRight('nobody’s password', null)).toBe(false)
})

test('where there is no password the same work is done as for a wrong one', async () => {
  const hashing = passwordHashing()
  const stored = await hashing.hash('gr4nite of Bethany')
  for (const against of [stored, null, undefined]) expect(await hashing.isRight('limestone', against)).toBe(false)
  const costs = vi.mocked(verify).mock.calls.map(([hashed]) => hashed.toString().split('$').slice(1, 4))
  expect(costs).toEqual(Array.from({ length: 3 }, () => costs[0]))
})

test('two work at once, the others in the order they came, also past one that fails', async () => {
  const turn = turns(2)
  const [began, ends]: [number[], (() => void)[]] = [[], []]
  const work = (n: number) =>
    turn(async () => {
      began.push(n)
      await new Promise<void>((done) => ends.push(done))
      if (n === 1) throw new Error('failed')
    }).catch(() => {})
  const all = [1, 2, 3, 4].map(work)
  await Promise.resolve()
  expect(began).toEqual([1, 2])
  ends[0]!()
  await all[0]
  await Promise.resolve()
  expect(began).toEqual([1, 2, 3])
  for (let n = 1; n < 4; n += 1) {
    await new Promise((done) => setImmediate(done))
    ends[n]?.()
  }
  await Promise.all(all)
  expect(began).toEqual([1, 2, 3, 4])
})
