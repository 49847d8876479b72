import { expect, it } from 'vitest'
import { partCache } from './part-cache.ts'

const watched = () => {
  const log: string[] = []
  const cache = partCache()
  const take = (part: string) =>
    cache.take(part, () => {
      log.push(`open ${part}`)
      if (part === 'broken') throw new Error('cut short')
      return { part, close: () => log.push(`close ${part}`) }
    })
  return { log, take, give: cache.give }
}

it('opens a part once for two who use it, and closes it after the second has given it back', async () => {
  const { log, take, give } = watched()
  expect(await take('a')).toBe(await take('a'))
  give('a')
  await Promise.resolve()
  expect(log).toEqual(['open a'])
  give('a')
  await Promise.resolve()
  expect(log).toEqual(['open a', 'close a'])
})

it('opens a part anew after it was closed, and after it could not be opened', async () => {
  const { log, take, give } = watched()
  await take('a')
  give('a')
  await take('a')
  await expect(take('broken')).rejects.toThrow('cut short')
  await expect(take('broken')).rejects.toThrow('cut short')
  expect(log.filter((line) => line.startsWith('open'))).toEqual(['open a', 'open a', 'open broken', 'open broken'])
})

it('gives back what has nothing to close', async () => {
  const cache = partCache()
  expect(await cache.take('text', () => 'words')).toBe('words')
  cache.give('text')
  expect(await cache.take('text', () => 'other words')).toBe('other words')
})
