import { expect, it } from 'vitest'
import { partCache } from './part-cache.ts'

const watched = () => {
  const log: string[] = []
  const cache = partCache((part: string) => {
    log.push(`open ${part}`)
    if (part === 'broken') throw new Error('cut short')
    return { part, close: () => log.push(`close ${part}`) }
  })
  return { log, cache }
}

it('opens a part once for two who use it, and closes it after the second has given it back', async () => {
  const { log, cache } = watched()
  expect(await cache.take('a')).toBe(await cache.take('a'))
  cache.give('a')
  await Promise.resolve()
  expect(log).toEqual(['open a'])
  cache.give('a')
  await Promise.resolve()
  expect(log).toEqual(['open a', 'close a'])
})

it('opens a part anew after it was closed, and after it could not be opened', async () => {
  const { log, cache } = watched()
  await cache.take('a')
  cache.give('a')
  await cache.take('a')
  await expect(cache.take('broken')).rejects.toThrow('cut short')
  await expect(cache.take('broken')).rejects.toThrow('cut short')
  expect(log.filter((line) => line.startsWith('open'))).toEqual(['open a', 'open a', 'open broken', 'open broken'])
})
