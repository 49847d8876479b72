import { describe, expect, test } from 'vitest'
import { againWhenRoom } from './when-room.ts'

const MB = 2 ** 20
const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

/** Work that needs so many MB, on a disk with these MB free, one after each look. */
async function withRoom(needed: number, free: readonly number[]) {
  const told: unknown[] = []
  let looks = 0
  let tries = 0
  const room = () => free[Math.min(looks, free.length - 1)]!
  const done = againWhenRoom(
    async () => {
      tries++
      if (room() < needed) throw full()
      return 'done'
    },
    {
      free: async () => room() * MB,
      wait: async () => {
        if (++looks > free.length) throw new Error('stopped')
      },
      onFull: (error) => told.push(error),
    },
  )
  return { outcome: await done.catch((error: Error) => error.message), tries, told: told.length }
}

describe('work on a full disk', () => {
  test('is done at once where there is room', async () => {
    expect(await withRoom(100, [100])).toEqual({ outcome: 'done', tries: 1, told: 0 })
  })
  test('is done again when there is more room, and only then', async () => {
    expect(await withRoom(100, [10, 10, 20, 10, 100])).toEqual({ outcome: 'done', tries: 2, told: 1 })
  })
  test('is tried again with more room that is not enough, and waits for more', async () => {
    expect(await withRoom(100, [10, 60, 60, 200])).toEqual({ outcome: 'done', tries: 3, told: 2 })
  })
  test('is left when nobody waits for it any more', async () => {
    expect(await withRoom(100, [10, 10])).toEqual({ outcome: 'stopped', tries: 1, told: 1 })
  })
})

test('what breaks for another reason is not done again', async () => {
  const work = async () => {
    throw new Error('broken')
  }
  const never = async () => {
    throw new Error('not to be called')
  }
  await expect(againWhenRoom(work, { free: never, wait: never, onFull: () => {} })).rejects.toThrow('broken')
})
