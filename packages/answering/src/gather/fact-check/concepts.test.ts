import { knowledge } from '@berea/knowledge'
import { expect, test } from 'vitest'
import { asTold, conceptsIn, speaksOf } from './concepts.ts'

const rows = [...knowledge().rows('concepts').values()].flat()

test('no row has a traditional character or a word without letters', () => {
  const wrong = rows.filter((row) => row.split(/[|<,]/).some((word) => word.trim() !== '' && !/\p{L}/u.test(word)))
  expect(wrong).toEqual([])
})

test('what a question calls a thing is spoken of in whatever words a Bible has for it', () => {
  const [boat] = conceptsIn('who rowed the boat', 'en', 'told').filter((one) =>
    speaksOf(asTold('They launched the ship.', 'en'), one, 'en'),
  )
  expect(boat).toBeDefined()
  expect(speaksOf(asTold('Ils jetèrent les filets.', 'fr'), boat!, 'fr')).toBe(false)
})

test('Spanish months are no tables, and French rice is no laughter', () => {
  const isNamed = (question: string, tongue: 'es' | 'fr', text: string) =>
    conceptsIn(question, tongue, 'told').some((one) => speaksOf(asTold(text, tongue), one, tongue))
  expect(isNamed('cuantos meses estuvo alli', 'es', 'una mesa de madera')).toBe(false)
})

test.each([
  ['qui a dormi pendant la pêche', 'fr', 'pendre'],
  ['qui était le jeune pêcheur', 'fr', 'jeûna'],
  ['cuántos iban a bordo', 'es', 'bordar'],
  ['quién cayó en el barro', 'es', 'barrer'],
] as const)('« %s » names no deed that only sounds alike', (question, tongue, deed) => {
  const named = conceptsIn(question, tongue, 'told').map((one) => one[tongue].split('<')[0]!)
  expect(named.filter((words) => words.includes(deed))).toEqual([])
})
