import { expect, test } from 'vitest'
import { lakeLibrary } from './lake.test-support.ts'
import { prepare } from './prepare.ts'

test('a question of each language that has a Bible is answered beforehand, and of no other', async () => {
  const library = lakeLibrary()
  const asked: string[] = []
  const listening = new Proxy(library, {
    get(target, key) {
      if (key !== 'verses') return Reflect.get(target, key)
      return (...given: Parameters<typeof library.verses>) => {
        asked.push(given[1])
        return target.verses(...given)
      }
    },
  })
  await prepare(listening)
  expect([...new Set(asked)].toSorted()).toEqual(['en', 'es-es', 'zh-cn', 'zh-tw'])
})

test('where models write, the check of their drafts is tried as well, in each language', async () => {
  const library = lakeLibrary()
  const looked: string[] = []
  const listening = new Proxy(library, {
    get(target, key) {
      if (key !== 'verses') return Reflect.get(target, key)
      return (...given: Parameters<typeof library.verses>) => {
        looked.push(given[0])
        return target.verses(...given)
      }
    },
  })
  await prepare(listening)
  const before = looked.length
  await prepare(listening, true)
  expect(looked.length).toBeGreaterThan(2 * before)
})
