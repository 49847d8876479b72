import { isProblem, parseUsfm } from '@berea/scripture'
import { expect, test } from 'vitest'
import { fold } from '../fold.ts'
import type { Tongue } from '../tongue.ts'
import { findNameless, placeOfNameless } from './nameless.ts'
import { NAMELESS } from './nameless-table.ts'

const rows = NAMELESS.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))

test('every row has a place that exists or none, and is written as questions are read', () => {
  const wrong = rows.filter(([id = '', place = '', ...columns]) => {
    const isWritten = columns.length === 4 && columns.every((cell) => cell !== '' && fold(cell).text === cell)
    return !isWritten || placeOfNameless(id) !== place || (place !== '' && isProblem(parseUsfm(place)))
  })
  expect(wrong).toEqual([])
})

test.each<[Tongue, string, string | undefined]>([
  ['en', "What was the name of Jephthah's daughter?", 'jephthah-daughter'],
  ['en', 'What is the name of the rich young ruler?', 'rich-young-ruler'],
  ['en', "Why did Peter's mother-in-law get up?", undefined],
  ['en', 'Why did Jesus call the Syrophoenician woman a dog?', undefined],
  ['es', '¿Cómo se llamaba la suegra de Pedro?', 'peter-mother-in-law'],
  ['es', '¿Qué pidió la mujer de Pilato?', undefined],
  ['es', '¿Por qué llamó Jesús perra a la mujer sirofenicia?', undefined],
  ['fr', 'Pourquoi Jésus appelle-t-il chienne la femme syrophénicienne ?', undefined],
  ['fr', 'Comment s’appelait la femme de Caïn ?', 'cain-wife'],
  ['fr', 'Quel est le prénom de la femme de Job ?', 'job-wife'],
  ['zh', '彼得的岳母叫什么名字', 'peter-mother-in-law'],
  ['zh', '約伯的太太叫什麼？', 'job-wife'],
  ['zh', '耶弗他为什么把女儿献上', undefined],
  ['zh', '摩西的妻子叫什么', undefined],
])('%s: %s', (tongue, question, id) => {
  expect(findNameless(fold(question).text, tongue)).toBe(id)
})
