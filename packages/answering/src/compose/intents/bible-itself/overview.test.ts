import { BOOK_CODES, CANONS, formatUsfm, type Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { understand } from '../../../understand/understand.ts'
import { keyPassages } from './key-passages.ts'
import { wholeAsked } from './overview.ts'

const asked = (text: string, locale: Locale) => {
  const whole = wholeAsked(understand({ text, locale, tradition: 'none', mode: 'deep' }))
  return whole && formatUsfm(whole)
}

test.each<[string, Locale, string]>([
  ['约翰福音在讲什么', 'zh-cn', 'JHN 1-21'],
  ['总结一下路得记', 'zh-cn', 'RUT 1-4'],
  ['創世記的主旨是什麼', 'zh-tw', 'GEN 1-50'],
  ['使徒行傳第二章講了什麼', 'zh-tw', 'ACT 2'],
  ['What is the book of Ruth about?', 'en', 'RUT 1-4'],
  ['give me an overview of Esther', 'en', 'EST 1-10'],
  ['what happens in acts 2', 'en', 'ACT 2'],
  ['¿De qué trata el libro de Rut?', 'es-es', 'RUT 1-4'],
  ['Résume le livre de Ruth', 'fr-fr', 'RUT 1-4'],
])('“%s” asks for the whole', (question, locale, place) => expect(asked(question, locale)).toBe(place))

test.each<[string, Locale]>([
  ['What does Romans 8 say about the Spirit?', 'en'],
  ['Who wrote the book of Ruth?', 'en'],
  ['Tell me about Esther', 'en'],
  ['约翰福音里耶稣讲了什么比喻', 'zh-cn'],
  ['what is John 3:16 about', 'en'],
  ['666 meaning', 'en'],
  ['que signifie 666 ?', 'fr-fr'],
  ['¿De qué habla Pablo en Romanos sobre la fe?', 'es-es'],
])('“%s” asks for something in it, or for no book', (question, locale) =>
  expect(asked(question, locale)).toBeUndefined(),
)

test('every book of the Protestant canon has passages that it turns on, of its own', () => {
  for (const book of BOOK_CODES.filter((one) => CANONS.protestant.includes(one))) {
    expect(keyPassages(book).length, book).toBeGreaterThan(0)
    expect(keyPassages(book).every(({ first, last }) => first.book === book && last.book === book)).toBe(true)
  }
})
