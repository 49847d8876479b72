import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTable, type Row, type RowFilter, type WordTable, writeTable } from './table.ts'

const row = (work: string, order: number, words: string, rest: Partial<Row> = {}): Row => ({
  work,
  order,
  kind: 'notes',
  tradition: 'protestant',
  words: words.split(' '),
  ...rest,
})

const ROWS: readonly Row[] = [
  row('notes-a', 0, 'seed sower field'),
  row('notes-a', 1, 'field weed harvest harvest'),
  row('notes-b', 0, 'harvest moon'),
  row('topics-c', 0, 'harvest seed', { kind: 'topics', tradition: 'catholic' }),
  row("o'works", 0, 'seed 撒种 撒 种'),
]

describe('a table of words', () => {
  let folder: string
  let table: WordTable
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'table-'))
    await writeTable(folder, ROWS)
    table = await openTable(folder)
  })
  afterAll(() => {
    table.close()
    rmSync(folder, { recursive: true })
  })

  const found = async (words: string, filter: RowFilter = {}, limit = 10) =>
    (await table.search(words.split(' '), filter, limit)).map(({ work, order }) => `${work}/${order}`)

  it('puts the row that shares most first, the rare word before the common one', async () => {
    expect((await found('sower field'))[0]).toBe('notes-a/0')
    expect(await found('moon')).toEqual(['notes-b/0'])
    expect(new Set(await found('moon harvest'))).toEqual(new Set(['notes-b/0', 'notes-a/1', 'topics-c/0']))
    expect((await found('moon harvest'))[0]).toBe('notes-b/0')
  })

  it('holds words of any script', async () => {
    expect(await found('撒种')).toEqual(["o'works/0"])
  })

  it.each<[string, RowFilter, readonly string[]]>([
    ['works', { works: ['topics-c', "o'works"] }, ["o'works/0", 'topics-c/0']],
    ['no works', { works: [] }, []],
    ['kinds', { kinds: ['topics'] }, ['topics-c/0']],
    ['kinds left out', { withoutKinds: ['topics'] }, ['notes-a/0', "o'works/0"]],
    ['traditions', { traditions: ['catholic'] }, ['topics-c/0']],
    ['two at once', { traditions: ['catholic'], kinds: ['notes'] }, []],
  ])('filters by %s', async (_, filter, expected) => {
    expect((await found('seed', filter)).toSorted()).toEqual(expected)
  })

  it('gives no more than was asked for, and nothing for no words', async () => {
    expect(await found('harvest', {}, 1)).toHaveLength(1)
    expect(await table.search([], {}, 10)).toEqual([])
    expect(await found('absent')).toEqual([])
  })

  it('answers the same question in the same order every time', async () => {
    const first = await found('harvest seed field')
    for (let times = 0; times < 10; times++) expect(await found('harvest seed field')).toEqual(first)
  })

  it('may be empty', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'table-'))
    await writeTable(empty, [])
    const nothing = await openTable(empty)
    expect(await nothing.search(['seed'], {}, 5)).toEqual([])
    nothing.close()
    rmSync(empty, { recursive: true })
  })
})
