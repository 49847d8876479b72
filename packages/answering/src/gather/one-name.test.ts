import { expect, test } from 'vitest'
import { wordsOf } from './answer-context.ts'

test('in Spanish a name of the Bible of 1909 and the usual one are one word', () => {
  expect(wordsOf('Bethlehem', 'es-es')).toEqual(wordsOf('Belén', 'es-es'))
  expect(wordsOf('Ezechîas rey de Judá', 'es-es')).toEqual(wordsOf('Ezequías rey de Judá', 'es-es'))
  expect(wordsOf('Emmaús', 'es-es')).toEqual(wordsOf('Emaús', 'es-es'))
})

test('other words, and other languages, stay as they are', () => {
  expect(wordsOf('Bethlehem', 'en')).not.toEqual(wordsOf('Belén', 'en'))
  expect(wordsOf('Juan lloró', 'es-es')).toContain('juan')
})
