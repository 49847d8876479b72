import { expect, test } from 'vitest'
import { localeOf, matchLanguage } from './locale.ts'

test.each([
  ['en', 'en'],
  ['ZH-TW', 'zh-tw'],
  [undefined, 'zh-cn'],
  ['de', 'zh-cn'],
  [['en', 'fr-fr'], 'zh-cn'],
])('the header %j asks for %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale)
})

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr-fr'],
  ['de, en;q=0.5, es;q=0.7', 'es-es'],
  ['zh', 'zh-cn'],
  ['zh-CN', 'zh-cn'],
  ['zh-Hant-HK', 'zh-tw'],
  ['zh-TW,zh;q=0.9', 'zh-tw'],
  ['en;q=0, fr', 'fr-fr'],
  ['de', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('a browser of %j gets %s', (header, locale) => {
  expect(matchLanguage(header)).toBe(locale)
})
