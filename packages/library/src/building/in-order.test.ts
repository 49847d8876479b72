import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Pack } from '../sources/importer.ts'
import { reachInOrder } from './in-order.ts'
import type { Goal } from './plan.ts'

const imports = (id: string): Goal => ({ type: 'import', key: `import:${id}`, stage: 'core', pack: { id } as Pack })
const table = (...works: string[]): Goal => ({ type: 'table', key: 'table:en', stage: 'core', language: 'en', works })

/** What began and ended, in order; a goal takes as long as is said, in milliseconds. */
async function reached(goals: readonly Goal[], atOnce: number, takes: Readonly<Record<string, number>> = {}) {
  const events: string[] = []
  await reachInOrder(goals, atOnce, async ({ key }) => {
    events.push(`+${key}`)
    await pause(takes[key] ?? 1)
    events.push(`-${key}`)
  })
  return events
}

test('one at a time, goals are reached in their order', async () => {
  expect(await reached([imports('a'), table('a'), imports('b')], 1)).toEqual([
    ...['+import:a', '-import:a'],
    ...['+table:en', '-table:en'],
    ...['+import:b', '-import:b'],
  ])
})

test('a goal whose works are not there yet lets later ones go before it, and begins as soon as it can', async () => {
  expect(await reached([imports('a'), table('a'), imports('b'), imports('c')], 2, { 'import:a': 300 })).toEqual([
    ...['+import:a', '+import:b', '-import:b', '+import:c', '-import:c'],
    ...['-import:a', '+table:en', '-table:en'],
  ])
})

test('works that nobody imports now are not waited for', async () => {
  expect(await reached([table('here already')], 2)).toEqual(['+table:en', '-table:en'])
})

test('what breaks is told, when all that was under way has ended and without beginning more', async () => {
  const ended: string[] = []
  const broken = reachInOrder([imports('a'), imports('b'), imports('c')], 2, async ({ key }) => {
    if (key === 'import:a') throw new Error('broken')
    await pause(5)
    ended.push(key)
  })
  await expect(broken).rejects.toThrow('broken')
  expect(ended).toEqual(['import:b'])
})

test('nothing more is begun once it was stopped', async () => {
  const stop = new AbortController()
  const begun: string[] = []
  const stopped = reachInOrder(
    [imports('a'), imports('b')],
    1,
    async ({ key }) => {
      begun.push(key)
      stop.abort()
    },
    stop.signal,
  )
  await expect(stopped).rejects.toThrow()
  expect(begun).toEqual(['import:a'])
})
