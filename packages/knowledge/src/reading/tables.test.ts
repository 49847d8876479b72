import { expect, test } from 'vitest'
import { readTable, tableMistakes } from './tables.ts'

const table = (...rows: string[]) => new Map([['tables/also-called.txt', ['# whose | names', ...rows].join('\n')]])

test('a row of a table is read as its cells, without blanks and remarks', () =>
  expect(readTable(table('jerome | 热罗尼莫 熱羅尼莫', ''), 'also-called')).toEqual([['jerome', '热罗尼莫 熱羅尼莫']]))

test('a row with a cell too many, or without a name, is named with its line', () =>
  expect(tableMistakes(table('jerome | a | b', 'bede |')).map(({ line }) => line)).toEqual([2, 3]))

test('a file that is no table is named', () =>
  expect(tableMistakes(new Map([['tables/saints.txt', '']]))).toMatchObject([{ file: 'tables/saints.txt' }]))
