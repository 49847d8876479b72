import type { Section } from '@berea/library'
import { describe, expect, test } from 'vitest'
import type { Quote } from '../citing/quote.ts'
import type { Block } from '../compose/draft.ts'
import { work } from '../compose/shelf.test-support.ts'
import { createChecker } from './check.ts'

const TEXT = 'The lake was calm. The fisherman wept for his boat, and slept.'
const section: Section = {
  id: 'notes-x/1',
  work: 'notes-x',
  order: 0,
  text: TEXT,
  passages: [],
  provenance: { file: 'x' },
}

const quote = (words: string, start = TEXT.indexOf(words)): Quote => ({
  work: work('notes-x', 'notes', 'en'),
  section: section.id,
  words,
  start,
  end: start + words.length,
})

const checkerOf = () => createChecker(async (id) => (id === section.id ? section : undefined))
const paragraph = (...quotes: readonly Quote[]): Block => ({
  type: 'paragraph',
  sentences: quotes.map((one) => ['A note says: ', { quote: one }]),
})

describe('a quotation is compared with its section before it is shown', () => {
  test('exact: shown', async () => {
    const checker = checkerOf()
    const block = paragraph(quote('The lake was calm.'))
    expect(await checker.check(block)).toEqual(block)
    expect(checker.tally()).toEqual({ checked: 1, corrected: 0, removed: 0 })
  })

  test('nearly: replaced by the exact words, at their place', async () => {
    const checker = checkerOf()
    const checked = await checker.check(paragraph(quote('the fisherman wept for the boat, and slept', 3)))
    expect(JSON.stringify(checked)).toContain('The fisherman wept for his boat, and slept')
    expect(checker.tally()).toEqual({ checked: 1, corrected: 1, removed: 0 })
  })

  test('not found: removed with its sentence, the others stay', async () => {
    const checker = checkerOf()
    const checked = await checker.check(paragraph(quote('Boats are made of cheese.', 0), quote('The lake was calm.')))
    expect(checked).toEqual(paragraph(quote('The lake was calm.')))
    expect(checker.tally()).toEqual({ checked: 2, corrected: 0, removed: 1 })
  })

  test('from a section that isn’t there: removed', async () => {
    const checker = checkerOf()
    expect(await checker.check(paragraph({ ...quote('The lake was calm.'), section: 'gone/1' }))).toBeUndefined()
  })

  test('the same one twice is counted once', async () => {
    const checker = checkerOf()
    await checker.check(paragraph(quote('The lake was calm.'), quote('The lake was calm.')))
    expect(checker.tally().checked).toBe(1)
  })
})

test('a table that loses all rows but one is not shown', async () => {
  const row = (name: string, words: string, start?: number) => ({ name, sentence: [{ quote: quote(words, start) }] })
  const table: Block = {
    type: 'table',
    title: 'Both',
    rows: [row('A', 'The lake was calm.'), row('B', 'Cheese floats.', 0)],
  }
  expect(await checkerOf().check(table)).toBeUndefined()
})

test('a longer citation is given up when it does not hold the words', async () => {
  const short = quote('The fisherman wept for his boat, and slept.')
  const block: Block = { type: 'paragraph', sentences: [[{ quote: short, within: quote('The lake was calm.') }]] }
  expect(await checkerOf().check(block)).toEqual({ type: 'paragraph', sentences: [[{ quote: short }]] })
})
