import { describe, expect, it } from 'vitest'
import { compile, layOver, openKnowledge } from '../knowledge.ts'
import { ALIAS_FIELDS, readAliases } from './aliases.ts'

const HEAD = 'en,es,fr,zh-Hans'
const LOT = '=Lot,=Lot,=Lot,罗得'
const ABRAHAM = 'Abraham; Abram,Abraham; Abrahán,Abraham,亚伯拉罕; 亚伯兰'
const files = (...rows: string[]) => new Map([['aliases/persons.csv', [HEAD, ...rows, ''].join('\n')]])
const capital = (name: string) => ({ name, capital: true })

describe('names by language', () => {
  it('are read row by row, the first the one that is said; a common word is only meant with a capital', () => {
    const { aliases, mistakes } = readAliases(files(ABRAHAM, LOT))
    expect(mistakes).toEqual([])
    expect(aliases.persons[0]!['zh-Hans'].map(({ name }) => name)).toEqual(['亚伯拉罕', '亚伯兰'])
    expect(aliases.persons[1]!.es).toEqual([capital('Lot')])
    expect(aliases.places).toEqual([])
  })

  it.each([
    ['Abraham, Abram,Abraham,Abraham,亚伯拉罕', /5 columns; 4 are expected/],
    [',Abrahán,Abraham,亚伯拉罕', /English name is expected/],
    ['Abraham,Abrahán,Abraham,亞伯拉罕', /亞: traditional/],
    ['Abraham; Abraham,Abrahán,Abraham,亚伯拉罕', /"Abraham" stands there twice/],
    ['"Abraham",Abrahán,Abraham,亚伯拉罕', /without quotation marks/],
  ])('%s is named with its line', (row, message) => {
    const { mistakes } = readAliases(files(LOT, row))
    expect(mistakes).toEqual([{ file: 'aliases/persons.csv', line: 3, message: expect.stringMatching(message) }])
  })

  it('stand in files of their fields, below their columns', () => {
    const lines = (name: string, text: string) => readAliases(new Map([[name, text]])).mistakes
    expect(lines('aliases/people.csv', HEAD)[0]!.message).toMatch(/persons\.csv/)
    expect(lines('aliases/persons.csv', LOT)[0]!.message).toMatch(/columns are expected first/)
  })
})

it('ours hold every field', () => {
  const { aliases } = openKnowledge().knowledge
  for (const field of ALIAS_FIELDS) expect(aliases[field].length, field).toBeGreaterThan(20)
})

it('a row of a folder laid over ours takes the place of the one with its first name; others are added', () => {
  const { knowledge } = layOver(
    compile(files(ABRAHAM, LOT)),
    files('Abraham,Abraham,Abraham,亚巴郎', 'Ruth,Rut,Ruth,路得'),
  )
  expect(knowledge.aliases.persons.map(({ 'zh-Hans': [first] }) => first!.name)).toEqual(['亚巴郎', '罗得', '路得'])
})
