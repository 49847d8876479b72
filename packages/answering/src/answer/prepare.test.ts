import { knowledge, useKnowledge } from '@berea/knowledge'
import { expect, test } from 'vitest'
import { answer } from './answer.ts'
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

test('the tables of known questions are read beforehand, and by no question', async () => {
  const whole = knowledge()
  let times = 0
  useKnowledge({
    ...whole,
    rows: (table) => {
      times += 1
      return whole.rows(table)
    },
  })
  try {
    const library = lakeLibrary()
    await prepare(library)
    expect(times).toBeGreaterThan(0)
    times = 0
    for (const [locale, text] of [
      ['en', 'Why did Cain kill Abel?'],
      ['zh-cn', '该隐为什么杀亚伯？'],
      ['es-es', '¿Por qué mató Caín a Abel?'],
    ] as const) {
      for await (const _ of answer({ text, locale, tradition: 'none', mode: 'deep' }, library));
    }
    expect(times).toBe(0)
  } finally {
    useKnowledge(whole)
  }
})
