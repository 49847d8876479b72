import { knowledge } from '@berea/knowledge'
import { expect, test } from 'vitest'
import { fold } from '../fold.ts'
import type { Tongue } from '../tongue.ts'
import { findNameless } from './corrections.ts'

test('everyone without a name is written as questions are read', () => {
  const unnamed = knowledge().records.correction.flatMap((one) => (one.sort === 'unnamed' ? [one] : []))
  const wrong = unnamed.filter(({ called }) =>
    Object.values(called).some((all) => all.some((name) => fold(name).text !== name)),
  )
  expect(unnamed.length).toBeGreaterThan(50)
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
