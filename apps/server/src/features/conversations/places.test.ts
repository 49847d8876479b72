import { expect, test } from 'vitest'
import { answerPlaces } from './places.ts'

const at = new Date(0)

test('what is on its way in has its place as well as what is under way', () => {
  const places = answerPlaces(
    3,
    () => 1,
    () => at,
  )
  const first = places.take()
  expect(places.take()).toBeDefined()
  expect(places.take()).toBeUndefined()
  first?.release()
  expect(places.take()).toBeDefined()
  expect(places.take()).toBeUndefined()
})

test('in no second more are told to come again than there are places', () => {
  const places = answerPlaces(
    8,
    () => 8,
    () => at,
  )
  const told = Array.from({ length: 92 }, () => places.comeAgain())
  for (let second = 1; second <= 12; second++) {
    expect(told.filter((each) => each === second).length).toBeLessThanOrEqual(8)
  }
  expect(Math.max(...told)).toBe(12)
})

test('the longer answers take, the later they are told to come, up to half a minute', () => {
  const places = answerPlaces(
    2,
    () => 2,
    () => at,
  )
  for (let n = 0; n < 100; n++) places.tookTime(10_000)
  expect([1, 2, 3].map(() => places.comeAgain())).toEqual([5, 10, 15])
  for (let n = 0; n < 50; n++) expect(places.comeAgain()).toBeLessThanOrEqual(30)
})

test('a time that has passed without a crowd is forgotten', () => {
  let now = 0
  const places = answerPlaces(
    1,
    () => 1,
    () => new Date(now),
  )
  for (let n = 0; n < 20; n++) places.comeAgain()
  now = 60_000
  expect(places.comeAgain()).toBe(1)
})
