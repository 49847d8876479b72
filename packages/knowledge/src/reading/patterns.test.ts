import { expect, test } from 'vitest'
import { patternMistakes, readPatterns } from './patterns.ts'

const file = (...rows: string[]) => new Map([['patterns/danger.en.txt', rows.join('\n')]])

test('the lines under a head are alternatives, with the parts that stand above by name', () =>
  expect(
    readPatterns(
      file('# remark', '{kin} = brother|sister', 'abuse who 2', '  mine: my (?:{kin})', '  ours'),
      'danger',
      'en',
    ),
  ).toEqual([{ head: 'abuse who 2', needed: ['my (?:brother|sister)|ours'], barred: [], examples: [] }]))

test('a plus begins what has to be said too, a mark of exclamation what must not be', () =>
  expect(
    readPatterns(file('a', '  beats', '  + me', '  ! eggs: eggs', '  time', '  = he beats me'), 'danger', 'en'),
  ).toEqual([{ head: 'a', needed: ['beats', 'me'], barred: ['eggs|time'], examples: ['he beats me'] }]))

test('a line under nothing, a part without a name, a broken pattern, and a head with nothing under it are named with their lines', () =>
  expect(patternMistakes(file('  lost', 'a | {kin}', 'b | (', 'c')).map(({ line }) => line)).toEqual([1, 2, 3, 4]))

test('a file of no name that is read is named', () =>
  expect(patternMistakes(new Map([['patterns/joy.en.txt', '']]))).toMatchObject([{ file: 'patterns/joy.en.txt' }]))
