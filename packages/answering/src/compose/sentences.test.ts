import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { formsOf, sentencesIn } from './sentences.ts'

const [en, es, fr] = [sentencesIn('en'), sentencesIn('es-es'), sentencesIn('fr-fr')]

test.each([
  [es.reads[0]!('Salmo 23:1'), 'En el Salmo 23:1 se lee'],
  [es.reads[1]!('Salmo 23:1'), 'El Salmo 23:1 dice'],
  [es.closingVerse[1]!('Salmo 4:8'), 'Una frase para empezar hoy, del Salmo 4:8'],
  [es.told[0]!(es.list(['Salmo 3', 'Salmo 4', 'Isaías 5'])), 'El relato está en el Salmo 3, el Salmo 4 e Isaías 5.'],
  [fr.reads[0]!('Psaume 23.1'), 'On lit dans le Psaume 23.1'],
  [fr.reads[1]!('Psaume 23.1'), 'Le Psaume 23.1 dit'],
  [fr.ask.explain[0]!('Cantique des cantiques 8.6'), 'Que signifie le Cantique des cantiques 8.6\u202f?'],
  [
    fr.noted[1]!('les notes d’étude Tyndale', 'Psaume 2.7'),
    'À propos du Psaume 2.7, on lit dans les notes d’étude Tyndale',
  ],
  [
    fr.noted[1]!('les notes d’étude Tyndale', 'Isaïe 8.13'),
    'À propos d’Isaïe 8.13, on lit dans les notes d’étude Tyndale',
  ],
  [en.reads[1]!('Psalm 23:1'), 'In Psalm 23:1 it says'],
])('a psalm has its article where the language gives it one: %s', (line, expected) => expect(line).toBe(expected))

test('a line begins with a capital where a teacher’s name begins with its article', () =>
  expect(en.voice[0]!('the Venerable Bede', '8th century')).toBe('The Venerable Bede (8th century)'))

describe('centuries are counted as each language counts them', () => {
  test.each<[Locale, number, string]>([
    ['zh-cn', 5, '五世纪'],
    ['zh-cn', 10, '十世纪'],
    ['zh-tw', 14, '十四世紀'],
    ['zh-cn', 20, '二十世纪'],
    ['en', 2, '2nd century'],
    ['en', 13, '13th century'],
    ['es-es', 19, 'siglo XIX'],
    ['es-es', 14, 'siglo XIV'],
    ['fr-fr', 1, 'Ier siècle'],
    ['fr-fr', 9, 'IXe siècle'],
  ])('%s %i', (locale, number, name) => expect(sentencesIn(locale).century(number)).toBe(name))
})

test('what the content has not cannot be said', () => expect(() => formsOf('no-such', 'en')).toThrow('no-such'))
