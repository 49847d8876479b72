// @vitest-environment node
import type { Section } from '@berea/contract'
import { expect, test } from 'vitest'
import { voicesOf } from './voices.ts'

const section = (id: string, work: string, language: string, author: string | null = null) =>
  ({ id, author, work: { id: work, language } }) as Section
const told = (sections: readonly Section[]) =>
  voicesOf(sections, ['es', 'en']).map((voice) => voice.map(({ id }) => id).join())

test('a teacher speaks once, and all that is theirs stands together', () => {
  const basil = section('1', 'fathers', 'en', 'Basil')
  const wesley = section('2', 'wesley', 'en')
  expect(told([basil, wesley, { ...basil, id: '3' }, section('4', 'fathers', 'en', 'Cyril')])).toEqual([
    '1,3',
    '2',
    '4',
  ])
})

test('notes in the reader’s own language come first', () => {
  expect(told([section('1', 'wesley', 'en'), section('2', 'notas', 'es')])).toEqual(['2', '1'])
})
