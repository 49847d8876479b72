import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONTENT } from '../reading/folder.ts'
import { readContent } from '../reading/read.ts'

const NAME = 'handbook/churches/baptism.yaml'
const MODEL = readFileSync(join(CONTENT, NAME), 'utf8')

/** What is wrong with the model article when one piece of it is replaced. */
function mistakesWith(from: string, to: string, name = NAME) {
  expect(MODEL).toContain(from)
  return readContent(new Map([[name, MODEL.replace(from, () => to)]])).mistakes
}
const ONE_LINE = MODEL.split('\n').find((line) => line.includes('neither commands it'))!
const lineOf = (piece: string) => MODEL.slice(0, MODEL.indexOf(piece)).split('\n').length

describe('the model article', () => {
  it('is in order, its Traditional Chinese made by the converter and its answer cut into sentences', () => {
    const { records, mistakes } = readContent(new Map([[NAME, MODEL]]))
    expect(mistakes).toEqual([])
    const { answer, rests, verses } = records.article[0]!.record
    expect(answer['zh-Hant']).toHaveLength(3)
    expect(answer['zh-Hant'][2]).toBe('無論哪一種做法，新約都把{baptism}同信心、同受洗以後的教導連在一起。')
    expect(rests[1]).toEqual([{ passages: expect.arrayContaining(['ACT 16:15', 'ACT 8:35-38']) }])
    expect(verses[0]).toMatchObject({ at: 'ACT 16:33' })
  })
})

describe('a mistake is named with its line and what is expected', () => {
  it.each<[string, string, string, string, RegExp]>([
    ['an answer too short', ONE_LINE, '', '    en: |', /^answer, en: \d\d words; 40 to 90 are expected/],
    ['a passage that is not there', 'ACT 2:41', 'ACT 2:99', 'ACT 16:15; ACT', /"ACT 2:99" is no passage: ACT 2 has 47/],
    [
      'a reference in another notation',
      'ACT 16:33: the',
      'Acts 16:33: the',
      'ACT 16:33: the',
      /is written "ACT 16:33"/,
    ],
    [
      'a line without an end',
      'taught afterwards.',
      'taught afterwards',
      'Either way it ties',
      /^answer, en, 3: a sentence ends/,
    ],
    ['a field of no kind', '  care:', '  cares:', '  care:', /cares: no such field/],
    [
      'an id that is none',
      'id: infant-baptism',
      'id: Infant Baptism',
      'id: infant',
      /small letters, digits and hyphens/,
    ],
    ['a term that is none', '献给{god}', '献给{gods}', '献给{god}', /\{gods\} stands for nothing/],
    ['God without the term', '献给{god}', '献给上帝', '献给{god}', /written \{god\}/],
    ['another script', '各教会看法不同', '各教會看法不同', '各教会看法', /會: traditional characters/],
    ['another keyboard', '看法不同：', '看法不同:', '各教会看法', /Chinese has the marks/],
    ['a copy where the converter serves', 'zh-Hant: auto', 'zh-Hant: 嬰兒受洗', 'zh-Hant: auto', /write "auto"/],
    [
      'a quotation',
      'Churches differ:',
      'It says, “Suffer the little children to come unto me”:',
      'Churches differ:',
      /own words/,
    ],
    ['a day that is none', 'on: 2026-11-23', 'on: yesterday', 'on: 2026', /a day is expected: 2026/],
    ['a family of churches unknown here', '    baptist:', '    baptists:', '    baptist:', /baptists/],
  ])('%s', (_, from, to, place, message) => {
    const found = mistakesWith(from, to)
    expect(found).toContainEqual({
      file: NAME,
      line: lineOf(place),
      id: expect.any(String),
      message: expect.stringMatching(message),
    })
  })

  it('each of several in one file', () => {
    const found = readContent(
      new Map([
        [NAME, MODEL.replace('ACT 2:41', 'ACT 2:99').replace('{god}', '{gods}').replace('on: 2026-11-23', 'on: x')],
      ]),
    ).mistakes
    expect(found).toHaveLength(3)
  })
})

describe('a sentence stands on something', () => {
  it('as many lines in each language as there are places', () => {
    const found = mistakesWith('En ambos casos', 'Así es.\n      En ambos casos')
    expect(found.map(({ message }) => message)).toEqual([expect.stringMatching(/^answer, es: 4 sentences, but 3/)])
  })

  it('what “the Bible says” on a passage', () => {
    const found = mistakesWith(
      'Churches differ: Catholics',
      'The Bible says nothing plain and churches differ: Catholics',
    )
    expect(found.map(({ message }) => message)).toEqual([expect.stringMatching(/the passage is expected/)])
  })

  it.each([
    ['en: The Catholic Church baptises', 'en: The Scriptures teach that the Church baptises', 'en'],
    ['es: La Iglesia católica bautiza', 'es: Las Sagradas Escrituras dicen que la Iglesia bautiza', 'es'],
    ['fr: L’Église catholique baptise', 'fr: Les Écritures disent que l’Église baptise', 'fr'],
    ['zh-Hans: 天主教', 'zh-Hans: 圣经说天主教', 'zh-Hans'],
  ])('what a church says that “the Scriptures say” on a passage: %s', (from, to, language) => {
    const message = `traditions, catholic, rests: the sentence says what Scripture says (${language}): the passage is expected`
    const found = mistakesWith(from, to)
    expect(found.filter((one) => !one.message.includes('zh-Hant')).map((one) => one.message)).toEqual([message])
  })

  it('but {holy-spirit} speaking in Scripture, 圣经中说话, is no such claim', () => {
    expect(mistakesWith('zh-Hans: 天主教', 'zh-Hans: 在圣经中说话的{holy-spirit}使天主教')).toEqual([])
  })

  it.each([
    [
      'of the answer',
      'Either way it ties',
      'In all 27 books it ties',
      '- MRK 16:16; ACT 2:38-39; MAT 28:19-20',
      'rests, 3',
    ],
    [
      'on a tradition',
      'en: The Orthodox baptise',
      'en: Since 381 the Orthodox baptise',
      'work: creeds-en-orthodox\n        section: philaret-catechism/292\n        words: For the faith of their parents and sponsors',
      'traditions, orthodox, rests',
    ],
  ])('a number, in a sentence %s, on its source', (_, from, to, source, path) => {
    expect(mistakesWith(from, to)).toEqual([])
    expect(MODEL).toContain(source)
    const unplaced = MODEL.replace(source, `${source.startsWith('-') ? '- ' : ''}none: it is known`)
    const found = (text: string) => readContent(new Map([[NAME, text]])).mistakes.map(({ message }) => message)
    expect(found(unplaced)).toEqual([])
    expect(found(unplaced.replace(from, to))).toEqual([
      `${path}: the sentence has a number (en): its source is expected`,
    ])
  })
})

describe('a file that is no list of records', () => {
  it.each([
    ['- id: a\n  title: what: is it', /quotation marks/],
    ['- id: a\n  id: b', /twice/],
    ['id: a', /list of records/],
  ])('%j is named with what is expected', (text, message) => {
    const { mistakes } = readContent(new Map([[NAME, text]]))
    expect(mistakes[0]!.message).toMatch(message)
  })

  it.each(['handbook/x.yaml', 'handbook/nowhere/x.yaml', 'x.yaml', 'handbook/churches/x.txt'])(
    'nor %s a place',
    (name) => {
      expect(readContent(new Map([[name, MODEL]])).mistakes).toMatchObject([{ file: name, line: 1 }])
    },
  )
})

it('an id belongs to one record, and what is related is there', () => {
  const twice = MODEL.replace('  care:', '  related: [nobody]\n\n  care:')
  const { mistakes, records } = readContent(
    new Map([
      [NAME, twice],
      ['handbook/churches/b.yaml', twice],
    ]),
  )
  expect(records.article).toEqual([])
  expect(mistakes.map(({ message }) => message).toSorted()).toEqual([
    expect.stringMatching(/related: there is no other article "nobody"/),
    expect.stringMatching(/the id stands in handbook\/churches\/b\.yaml:\d+ already/),
  ])
})
