import { expect, test } from 'vitest'
import { numbersIn } from './helpline-numbers.ts'

test.each([
  ['911', '[911]'],
  ['988', '[988]'],
  ['Samaritans: 116 123', 'Samaritans: [116123]'],
  ['National Domestic Violence Hotline: 1-800-799-7233', 'National Domestic Violence Hotline: [18007997233]'],
  ['1800RESPECT: 1800 737 732', '1800RESPECT: [1800737732]'],
  ['Línea 024: 024', 'Línea 024: [024]'],
  ['Allô enfance en danger : 119', 'Allô enfance en danger : [119]'],
  ['安心專線 1925', '安心專線 [1925]'],
  ['110 / 120', '[110] / [120]'],
  ['*4141', '[*4141]'],
  ['somebody near you', 'somebody near you'],
])('in “%s” what is dialled is found', (line, found) => {
  const told = numbersIn(line).map(({ text, number }) => (number === undefined ? text : `[${number}]`))
  expect(told.join('')).toBe(found)
})
