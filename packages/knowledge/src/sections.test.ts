import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CONTENT } from './reading/folder.ts'
import { readContent } from './reading/read.ts'
import { checkSections, hashOf } from './sections.ts'

const NAME = 'handbook/churches/baptism.yaml'
const MODEL = readFileSync(join(CONTENT, NAME), 'utf8')
const TEXT = 'For the faith of their parents and sponsors, who are also bound to teach them.'

const library = {
  has: (work: string) => work === 'creeds-en-orthodox',
  textOf: async (id: string) => (id.endsWith('/292') ? TEXT : undefined),
  holds: (words: string, text: string) => text.includes(words),
}
const check = (model: string) => checkSections(readContent(new Map([[NAME, model]])), library)

it('sections are compared where their work is, and a section that is gone is named', async () => {
  const { mistakes, compared, absent } = await check(MODEL)
  expect({ compared, absent }).toEqual({ compared: 2, absent: 10 })
  expect(mistakes).toMatchObject([{ id: 'infant-baptism', message: expect.stringMatching(/no section .*\/293$/) }])
})

it('words that do not stand there are named', async () => {
  const { mistakes } = await check(
    MODEL.replace('words: For the faith of their parents', 'words: For the hope of their parents'),
  )
  expect(mistakes.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/"For the hope .* does not stand/),
  )
})

it('a section is known by its hash, blanks and marks aside', async () => {
  const words = 'words: For the faith of their parents and sponsors'
  const withHash = (text: string) => check(MODEL.replace(words, `hash: ${hashOf(text)}`))
  expect((await withHash(TEXT.replace(/[ ,]+/g, '  '))).mistakes).toHaveLength(1)
  expect((await withHash(TEXT.replace('faith', 'hope'))).mistakes).toContainEqual(
    expect.objectContaining({ message: expect.stringMatching(/another text than it had/) }),
  )
})
