import { expect, it } from 'vitest'
import { readFolder } from './reading/folder.ts'
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

it('is printed in columns', () => {
  expect(formatReport(report(twice))).toMatch(/^ +wanted +read twice\n +1 +150 +1 {2}handbook\/churches/)
})
