import { describe, expect, it } from 'vitest'
import { knowledge } from '../in-force.ts'
import { compile, openKnowledge } from '../knowledge.ts'
import { LANGUAGES } from '../languages.ts'
import { readFolder } from '../reading/folder.ts'
import { ownRecords } from './own-record.ts'
import { ownText } from './own-text.ts'

const MODEL = 'handbook/churches/baptism.yaml'
const written = readFolder().get(MODEL)!
const only = (text: string) => ownRecords(compile(new Map([[MODEL, text]])).records)[0]!

describe('the text of a record', () => {
  it('is a sentence a line, then the positions of the churches behind a blank line; each is told its place', () => {
    const record = only(written)
    for (const language of LANGUAGES) {
      const { text, sentences, positions } = ownText(record, language)
      expect(text.split('\n\n')[0]!.split('\n')).toEqual(sentences.map((one) => one.text))
      expect(text.split('\n\n').slice(1)).toEqual(positions.map((one) => one.text))
      for (const { text: own, start, end } of [...sentences, ...positions]) expect(text.slice(start, end)).toBe(own)
    }
    expect(ownText(record, 'en').positions.map(({ family }) => family)).toEqual([
      ...['catholic', 'orthodox', 'lutheran', 'reformed', 'baptist'],
    ])
  })

  it('rests on something, sentence by sentence', () => {
    const { sentences, positions } = ownText(only(written), 'fr')
    expect([...sentences, ...positions].every(({ rests }) => rests.length > 0)).toBe(true)
  })
})

it('every kind speaks in every language, and says nothing empty', () => {
  const records = ownRecords(knowledge().records)
  expect(new Set(records.map(({ kind }) => kind))).toEqual(
    new Set(['story', 'saying', 'correction', ...(knowledge().records.article.length > 0 ? ['article'] : [])]),
  )
  for (const record of records) {
    for (const language of LANGUAGES) {
      const { text, sentences } = ownText(record, language)
      expect(text.trim(), `${record.id} ${language}`).not.toBe('')
      expect(sentences.length).toBe(record.sentences('en').length)
    }
  }
})

describe('an article', () => {
  it('that one person has read is shown to nobody but to whoever asks for the unread', () => {
    const shown = new Set(openKnowledge().knowledge.records.article.map(({ id }) => id))
    const { knowledge: all } = openKnowledge(undefined, { unread: true })
    for (const { id, checked } of all.records.article) expect(shown.has(id), id).toBe(checked.length > 1)
  })

  it('knows its field, its ways of asking and its readers', () => {
    const record = only(written)
    expect(record).toMatchObject({ kind: 'article', id: 'infant-baptism', field: 'churches', related: [] })
    expect(record.questions('es')).toContain('¿Por qué los bautistas no bautizan a los niños?')
    expect(record.questions('zh-Hant')).toContain('嬰兒可以受洗嗎')
    expect(record.checked.map(({ by }) => by)).toEqual(['the editors', 'a second reader'])
  })
})
