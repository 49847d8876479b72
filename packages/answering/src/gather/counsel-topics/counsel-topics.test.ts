import { knowledge, type WordTable } from '@berea/knowledge'
import { formatUsfm } from '@berea/scripture'
import { Converter } from 'opencc-js'
import { describe, expect, test } from 'vitest'
import { readPassages } from '../references.ts'
import { classicPassages, namedPassages } from './counsel-topics.ts'

const rowsOf = (table: WordTable) => [...knowledge().rows(table).values()].flat()

const first = (question: string) => classicPassages(question).map(({ passage }) => formatUsfm(passage))[0]

describe('what people are concerned with leads to passages long turned to', () => {
  test.each([
    ['what does the bible say about anger', 'JAS 1:19-20'],
    ['圣经怎么说发怒', 'JAS 1:19-20'],
    ['聖經怎麼說發怒', 'JAS 1:19-20'],
    ['¿Qué es el pecado original?', 'ROM 5:12-21'],
    ['À quoi ressemblera le ciel ?', 'REV 21:1-7'],
    ['Qu’est-ce que l’eucharistie ?', 'LUK 22:19-20'],
    ['Que dit la Bible de l’orgueil ?', 'PRO 16:18'],
    ['Est-ce qu’avorter est un péché ?', 'PSA 139:13-16'],
    ['女人可以当牧师吗', '1TI 2:11-15'],
    ['My father died yesterday', 'PSA 34:18'],
    ['Mi padre murió ayer', 'PSA 34:18'],
  ])('%s', (question, passage) => expect(first(question)).toBe(passage))

  test.each(['I don’t will it', 'Who was Melchizedek?', 'What is a danger?', '谁是麦基洗德', 'Onde estava Betânia'])(
    'not: %s',
    (question) => expect(classicPassages(question)).toEqual([]),
  )
})

test.each([
  ['朋友的爸爸刚过世，可以念什么经文安慰他们家', 'PSA 34:18', '朋友'],
  ['My best friend is a drug addict', '1CO 10:13', 'friend'],
])('%s: the trouble is meant, not who has it', (question, trouble, standsBy) => {
  const found = classicPassages(question).map(({ passage }) => formatUsfm(passage))
  expect(found[0]).toBe(trouble)
  expect(found).not.toContain(first(standsBy))
})

describe('a passage is found by the name that it goes by', () => {
  const named = (question: string) => namedPassages(question).map(({ passage }) => formatUsfm(passage))[0]
  test.each([
    ['What does the parable of the prodigal son mean?', 'LUK 15:11-32'],
    ['¿Cuáles son los frutos del Espíritu?', 'GAL 5:22-23'],
    ['Que sont les dix commandements ?', 'EXO 20:1-17'],
    ['十誡是哪十條', 'EXO 20:1-17'],
    ['摩西為什麼不能進迦南', 'NUM 20:7-13'],
    ['Pourquoi Dieu a-t-il détruit Sodome ?', 'GEN 19:12-29'],
    ['¿Qué madre vio morir a sus siete hijos?', '2MA 7'],
    ['犹大是怎么死的', 'MAT 27:3-10'],
    ['Comment est mort Judas ?', 'MAT 27:3-10'],
    ['摩西是谁', 'EXO 2:1-10'],
    ['Who was David?', '1SA 16:1-13'],
    ['¿Quién fue Pablo?', 'ACT 9:1-19'],
    ['Parle-moi de Pierre', 'MAT 4:18-20'],
  ])('%s', (question, passage) => expect(named(question)).toBe(passage))

  test('nor is more than who somebody was asked by their name', () =>
    expect(namedPassages('Who was the wife of Moses?')).toEqual([]))

  test('not by a name within another word', () => expect(namedPassages('Who is the follower?')).toEqual([]))
})

describe('a concern is named by its own words', () => {
  const first = (question: string) => classicPassages(question).map(({ passage }) => formatUsfm(passage))[0]
  test.each([
    ['the longest words tell which', '孩子高考没考上，全家都很难过', 'PSA 73:26'],
    ['tongues are no tongue', 'What about speaking in tongues?', '1CO 14:1-5'],
    ['María is no mari', '¿Quién era María Magdalena?', undefined],
    ['a pastor is no past', 'My pastor is 60 years old', undefined],
    ['a woman is not asked for bread', '« Jette ton pain à la surface des eaux »', undefined],
    ['what came is no wine', '¿De dónde vino Abraham?', undefined],
    ['words of Latin letters in Chinese', '圣经怎么看LGBT群体', 'GEN 2:24'],
  ])('%s: %s', (_, question, passage) => expect(first(question)).toBe(passage))

  test('two of them take turns', () => {
    const found = classicPassages('老板叫我们加班').map(({ passage }) => formatUsfm(passage))
    expect(found.slice(0, 2).toSorted()).toEqual(['COL 3:23-24', 'PSA 127:1-2'])
  })
})

const rows = rowsOf('counsel').map((line) => {
  const [passages = '', ...columns] = line.split('|')
  return { passages: passages.replace(/^~/, '').trim(), columns: columns.map((cell) => cell.trim()) }
})

/** How a question on something is asked, in the languages of the columns; Chinese in both scripts. */
const ASKED: readonly (readonly ((words: string) => string)[])[] = [
  [(words) => `What does the Bible say about ${words}?`],
  [(words) => `¿Qué dice la Biblia sobre ${words}?`],
  [(words) => `Que dit la Bible sur ${words} ?`],
  [(words) => `圣经怎么看${words}？`, (words) => inTraditional(`圣经怎么看${words}？`)],
]
const inTraditional = Converter({ from: 'cn', to: 'tw' })

/** `my daughter … rebel` and `hell.` as somebody would write them. */
const written = (words: string) =>
  words.replace(/ ?… ?/, /\p{Script=Han}/u.test(words) ? '的' : ' so ').replace(/\.$/, '')

test.each(rows)('$passages is reached in every language', ({ passages, columns }) => {
  const [place] = readPassages(passages)
  for (const [column, cell] of columns.entries()) {
    for (const ask of ASKED[column]!) {
      const questions = cell.split(',').map((words) => ask(written(words.trim())))
      const reached = questions.filter((question) =>
        classicPassages(question).some(({ passage }) => formatUsfm(passage) === formatUsfm(place!)),
      )
      expect(reached, cell).not.toEqual([])
    }
  }
})

test('every passage of counsel exists', () => {
  for (const { passages } of rows) {
    expect(readPassages(passages), passages).toHaveLength(passages.split(';').length)
  }
})

test.each([
  ['on a concern', 'counsel'],
  ['on a name', 'known-names'],
] as const)('no two lines %s have the same words, nor has a line the same twice', (_, table) => {
  const lines = rowsOf(table)
  const cells = lines.map((line) =>
    line
      .split('|')
      .slice(1)
      .map((cell) => cell.split(',').map((one) => one.trim())),
  )
  const words = cells.flatMap((columns) => [...new Set(columns.flat())])
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  const repeated = cells.flat().filter((cell) => new Set(cell).size < cell.length)
  expect(repeated).toEqual([])
})
