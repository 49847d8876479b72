import type { Locale } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { readingsOf } from './readings.ts'
import { understand } from './understand.ts'

const asked = (text: string, locale: Locale) => ({ text, locale, tradition: 'none', mode: 'deep' }) as const

const read = (text: string, before: string, locale: Locale, more: { subject?: string; cited?: string[] } = {}) =>
  readingsOf(understand(asked(text, locale)), {
    understood: understand(asked(before, locale)),
    cited: [],
    ...more,
  }).map((reading) => reading.text)

describe('a question that names what it asks about is read as it was typed', () => {
  test.each<[Locale, string, string]>([
    ['zh-cn', '恩典是什么意思', '什么是洗礼'],
    ['en', 'Who was Melchizedek?', 'What is baptism?'],
    ['es-es', '¿Qué es el purgatorio?', '¿Qué es el bautismo?'],
    ['fr-fr', 'Qui était Melchisédek ?', 'Qu’est-ce que le baptême ?'],
  ])('%s: %s', (locale, text, before) => expect(read(text, before, locale, { subject: 'x' })).toEqual([text]))
})

describe('a question that names nothing may be on what is spoken of', () => {
  test.each<[Locale, string, string, string, string]>([
    ['zh-cn', '小婴儿可以吗', '什么是洗礼', '洗礼', '洗礼：小婴儿可以吗'],
    ['zh-tw', '那沒來得及洗就死了的呢', '什麼是洗禮', '洗禮', '洗禮：那沒來得及洗就死了的呢'],
    ['en', 'can little ones be', 'What is baptism?', 'Baptism', 'Baptism: can little ones be'],
    ['es-es', '¿y los pequeños pueden?', '¿Qué es el bautismo?', 'Bautismo', 'Bautismo: ¿y los pequeños pueden?'],
    ['fr-fr', 'et les tout-petits ?', 'Qu’est-ce que le baptême ?', 'Baptême', 'Baptême\u00a0: et les tout-petits ?'],
  ])('%s: %s', (locale, text, before, subject, whole) =>
    expect(read(text, before, locale, { subject })).toEqual(expect.arrayContaining([text, whole])),
  )
})

describe('a pronoun stands for somebody who was named', () => {
  test('in the question before it', () =>
    expect(read('why did he weep?', 'Who was Peter?', 'en')).toContain('why did Peter weep?'))

  test('or in what its answer cited', () =>
    expect(read('她的丈夫是谁', '大卫犯过什么大罪', 'zh-cn', { cited: ['大卫打发人去将拔示巴接来'] })).toContain(
      '拔示巴的丈夫是谁',
    ))
})

test('what leans by its words is read whole: And in Luke?', () =>
  expect(read('And in Luke?', 'Why did Jesus weep?', 'en')).toContain('Why did Jesus weep in the Gospel of Luke?'))

test('nothing leans on a cry for help', () => expect(read('why?', 'I want to kill myself', 'en')).toEqual(['why?']))
