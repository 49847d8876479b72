import { expect, test } from 'vitest'
import { asksYesOrNo } from './yes-or-no.ts'

test.each([
  'Does God have a body?',
  'Can a Christian be cremated?',
  '¿Tiene Dios cuerpo?',
  'Oye, ¿es pecado fumar?',
  'Dieu a-t-il un corps ?',
  'Est-ce que Jésus est Dieu ?',
  'Peut-on prier pour les morts ?',
  '神有身体吗',
  '基督徒可不可以喝酒',
])('yes or no: %s', (question) => expect(asksYesOrNo(question)).toBe(true))

test.each([
  'What is grace?',
  'anger',
  '¿Qué es la gracia?',
  '¿Por qué lloró Jesús?',
  '¿De dónde vino Abraham?',
  'Qu’est-ce que la grâce ?',
  'Pourquoi Jésus a-t-il pleuré ?',
  'Combien de fois Pierre a-t-il renié Jésus ?',
  'la grâce',
  '什么是恩典',
])('something else: %s', (question) => expect(asksYesOrNo(question)).toBe(false))
