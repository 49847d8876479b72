import { describe, expect, test } from 'vitest'
import type { Section } from '../sections/section.ts'
import { unitsOf } from './units.ts'

const NOTES = { id: 'notes-en-x', kind: 'notes', language: 'en' } as const
const CHINESE = { id: 'notes-zh-x', kind: 'notes', language: 'zh-Hant' } as const

const section = (text: string, more: Partial<Section> = {}): Section => ({
  id: 'notes-en-x/1',
  work: 'notes-en-x',
  order: 0,
  text,
  passages: [],
  provenance: { file: 'x' },
  ...more,
})
const of = (length: number, character = 'a') => character.repeat(length)
const lengthsOf = (text: string, work: Parameters<typeof unitsOf>[1] = NOTES) =>
  unitsOf(section(text), work).map(({ start, end }) => end - start)

describe('the paragraphs of a section', () => {
  test('are joined until they have 250 characters, and never beyond 700', () => {
    expect(lengthsOf(of(250))).toEqual([250])
    expect(lengthsOf([of(249), of(10), of(300)].join('\n\n'))).toEqual([261, 300])
    expect(lengthsOf([of(100), of(600)].join('\n\n'))).toEqual([100, 600])
    expect(lengthsOf([of(100), of(598)].join('\n\n'))).toEqual([700])
    expect(lengthsOf([of(300), of(20)].join('\n\n'))).toEqual([300, 20])
  })

  test('are joined until they have 90 in Chinese, and never beyond 260', () => {
    expect(lengthsOf([of(89, '神'), of(9, '爱'), of(90, '人')].join('\n\n'), CHINESE)).toEqual([100, 90])
    expect(lengthsOf([of(80, '神'), of(179, '爱')].join('\n\n'), CHINESE)).toEqual([80, 179])
  })

  test('are cut at the ends of sentences beyond twice that', () => {
    const sentence = `${of(398)}. `
    expect(lengthsOf(sentence.repeat(3))).toEqual([1199])
    expect(lengthsOf(sentence.repeat(4))).toEqual([399, 399, 399, 399])
    expect(lengthsOf(`${of(199)}. `.repeat(8))).toEqual([602, 602, 401])
    expect(lengthsOf(`${of(99, '神')}。`.repeat(6), CHINESE)).toEqual([200, 200, 200])
  })

  test('are places in the section’s text, and are encoded under its title with blanks as one', () => {
    const text = `\n\nFirst  line\nand second.\n\n \n\n${of(250)}`
    const [unit] = unitsOf(section(text, { title: 'Abda' }), NOTES)
    expect(unit?.set).toBe('paragraphs')
    expect(text.slice(unit!.start, unit!.end)).toContain('First')
    expect(unit?.text).toBe(`Abda: First line and second. ${of(250)}`)
  })
})

describe('what is compared by meaning', () => {
  test('of a translators’ question is the question', () => {
    const asked = section('Because Lazarus had died.', { title: 'Why did Jesus weep?' })
    expect(unitsOf(asked, { id: 'questions-en-x', kind: 'questions', language: 'en' })).toEqual([
      { set: 'questions', start: 0, end: asked.text.length, text: 'Why did Jesus weep?' },
    ])
  })

  test('are a record’s own questions too, beside its paragraphs', () => {
    const facts = { questions: ['Was Jesus sad?', 'Did God cry?'] }
    const units = unitsOf(section('He wept.', { facts }), NOTES)
    expect(units.map(({ set, text }) => [set, text])).toEqual([
      ['paragraphs', 'He wept.'],
      ['questions', 'Was Jesus sad?'],
      ['questions', 'Did God cry?'],
    ])
  })

  test.each([
    ['commentary', 'commentary-en-x'],
    ['sermons', 'sermons-en-x'],
    ['lexicon', 'lexicon-en-x'],
    ['notes', 'notes-zh-uw'],
    ['people-places', 'people-places-en-tipnr'],
  ] as const)('is nothing of a %s such as %s', (kind, id) => {
    expect(unitsOf(section(of(300)), { id, kind, language: 'en' })).toEqual([])
  })
})
