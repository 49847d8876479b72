import { expect, it } from 'vitest'
import { readContent } from './read.ts'

const SITUATIONS = `
- id: left-alone
  verses: PSA 34:18; ISA 54:4-6; HEB 13:5; PSA 68:5-6
  risk: none
`
const SENTENCES = ['She left.', 'He is gone.', 'I am alone now.', 'The house is empty.', 'Nobody calls.']
const read = (told: string, name = 'situations/alone.en.txt', needs = '') =>
  readContent(
    new Map([
      ['situations/alone.yaml', SITUATIONS],
      [name, told],
      ...(needs ? [['needs/needs.yaml', needs] as const] : []),
    ]),
  )

it('sentences stand below the situation that they tell, a line each', () => {
  const { examples, mistakes } = read(`# left-alone\n${SENTENCES.join('\n')}\n`)
  expect(mistakes).toEqual([])
  expect(examples.en.get('left-alone')).toEqual(SENTENCES)
  expect(examples.fr.size).toBe(0)
})

it.each<[string, string, string, number, RegExp]>([
  ['a situation that is none', `# left-\nalone`, 'situations/alone.en.txt', 1, /no such situation/],
  ['a sentence before its situation', 'She left.', 'situations/alone.en.txt', 1, /is expected first/],
  ['a sentence twice', `# left-alone\nShe left.\nShe left.`, 'situations/alone.en.txt', 3, /line 2 already/],
  ['too few', '# left-alone\nShe left.', 'situations/alone.en.txt', 1, /1 sentences; at least 5/],
  ['a language that is none', '', 'situations/alone.de.txt', 1, /marriage\.zh-Hans\.txt/],
])('a mistake is named with its line: %s', (_, text, name, line, message) => {
  expect(read(text, name).mistakes).toContainEqual(
    expect.objectContaining({ file: name, line, message: expect.stringMatching(message) }),
  )
})

it('a need that names a situation that is none is left out, and named', () => {
  const need = (situation: string) =>
    `- id: alone\n  who: left alone\n  situations: [${situation}]\n  not-here: MAL 2:13-16\n`
  expect(read('', 'situations/alone.en.txt', need('left-alone')).records.need).toHaveLength(1)
  const { records, mistakes } = read('', 'situations/alone.en.txt', need('left-al one'))
  expect(records.need).toEqual([])
  expect(mistakes.map(({ message }) => message)).toContainEqual(expect.stringMatching(/situations/))
  const other = read('', 'situations/alone.en.txt', need('left'))
  expect(other.records.need).toEqual([])
  expect(other.mistakes).toMatchObject([
    { id: 'alone', line: 1, message: expect.stringMatching(/no other situation "left"/) },
  ])
})
