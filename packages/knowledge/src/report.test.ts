import { describe, expect, it } from 'vitest'
import { readFolder } from './reading/folder.ts'
import { keptFiles } from './reading/kept-files.ts'
import { readContent } from './reading/read.ts'
import { formatReport, reportOn } from './report.ts'

const NAME = 'handbook/churches/baptism.yaml'
const twice = readFolder().get(NAME)!
const one = twice.replace(/\n {4}- by: a second reader\n.*\n.*/, '')
const report = (text: string) => reportOn(readContent(new Map([[NAME, text]])))

it('counts the handbook field by field and wave by wave against what is wanted, and what two people have read', () => {
  const lines = report(twice)
  expect(lines.find(({ name }) => name === 'handbook/churches')).toMatchObject({ count: 1, wanted: 150, readTwice: 1 })
  expect(lines.find(({ name }) => name === 'handbook/living')).toMatchObject({ count: 0, wanted: 250, readTwice: 0 })
  expect(lines.filter(({ name }) => name.startsWith('wave'))).toMatchObject([
    { count: 1, wanted: 450, readTwice: 1 },
    { count: 0, wanted: 450 },
    { count: 0, wanted: 520 },
  ])
  expect(lines.find(({ name }) => name === 'handbook')).toMatchObject({ count: 1, wanted: 1420 })
  expect(report(one).find(({ name }) => name === 'handbook')!.readTwice).toBe(0)
})

describe('a sentence rests outside the library', () => {
  const shareWith = (ground: string) => {
    const trent = / {8}work: creeds-en-catholic\n.*\n.*baptized in the faith alone of the Church/
    expect(twice).toMatch(trent)
    return report(twice.replace(trent, ground)).find(({ name }) => name === 'traditions')
  }
  const book = '- outside: { title: A book, place: page 1, year: 1900 }'

  it('when a book that is not in it bears it alone', () => {
    expect(shareWith(`        ${book}`)).toMatchObject({
      count: 5,
      outside: 1 / 5,
      note: expect.stringMatching(/^20 %/),
    })
  })

  it('but not when a place in it bears it too', () => {
    expect(shareWith(`        ${book}\n        - ACT 16:33`)).toMatchObject({ count: 5, outside: 0, note: '' })
  })

  it('in at most 15 of 100 cases where churches are spoken for', () => {
    const line = reportOn(readContent(readFolder(), {}, keptFiles().read)).find(({ name }) => name === 'traditions')!
    expect(line.count).toBeGreaterThan(200)
    expect(line.outside).toBeLessThanOrEqual(0.15)
  })
})

it('is printed in columns', () => {
  expect(formatReport(report(twice))).toMatch(/^ +wanted +read twice\n +1 +150 +1 {2}handbook\/churches/)
})
