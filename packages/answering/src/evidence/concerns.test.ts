import { formatUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { classicPassages, namedPassages } from './concerns.ts'
import { CONCERNS } from './concerns-table.ts'
import { KNOWN_NAMES } from './known-names-table.ts'

const first = (question: string) => classicPassages(question).map(({ passage }) => formatUsfm(passage))[0]

describe('what people are concerned with leads to passages long turned to', () => {
  test.each([
    ['what does the bible say about anger', 'JAS 1:19-20'],
    ['圣经怎么说发怒', 'JAS 1:19-20'],
    ['聖經怎麼說發怒', 'JAS 1:19-20'],
    ['¿Qué es el pecado original?', 'ROM 5:12-21'],
    ['À quoi ressemblera le ciel ?', 'REV 21:1-7'],
    ['Qu’est-ce que l’eucharistie ?', '1CO 11:23-29'],
    ['Que dit la Bible de l’orgueil ?', 'PRO 16:18'],
    ['Est-ce qu’avorter est un péché ?', 'PSA 139:13-16'],
    ['女人可以当牧师吗', '1TI 2:11-15'],
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
  ])('%s', (question, passage) => expect(named(question)).toBe(passage))

  test('not by a name within another word', () => expect(namedPassages('Who is the follower?')).toEqual([]))
})

test('every line has its passages and words of four languages', () => {
  for (const line of `${CONCERNS.trim()}\n${KNOWN_NAMES.trim()}`.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim())
    expect(cells, line).toHaveLength(5)
    expect(
      cells.every((cell) => cell !== ''),
      line,
    ).toBe(true)
  }
})
