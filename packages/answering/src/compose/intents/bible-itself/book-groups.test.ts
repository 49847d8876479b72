import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { groupsAsked } from './book-groups.ts'

const asked = (question: string, locale: Locale) => groupsAsked(question, locale).flatMap(({ groups }) => groups)

test.each<[string, Locale, string]>([
  ['先知书有哪些', 'zh-cn', 'majorProphets minorProphets'],
  ['大先知書和小先知書是哪幾卷', 'zh-tw', 'majorProphets minorProphets'],
  ['摩西五经是哪五本', 'zh-cn', 'law'],
  ['四福音是哪四本', 'zh-cn', 'gospels'],
  ['保罗书信有哪些？', 'zh-cn', 'paul'],
  ['保羅一共寫了幾封書信', 'zh-tw', 'paul'],
  ['which books are the minor prophets', 'en', 'minorProphets'],
  ['What are the five books of Moses?', 'en', 'law'],
  ['Which letters did Paul write?', 'en', 'paul'],
  ["how many of paul's letters are there", 'en', 'paul'],
  ['¿Cuáles son los libros del Pentateuco?', 'es-es', 'law'],
  ['¿Qué cartas escribió Pablo?', 'es-es', 'paul'],
  ['Quels sont les livres prophétiques ?', 'fr-fr', 'majorProphets minorProphets'],
  ['Quelles lettres Paul a-t-il écrites ?', 'fr-fr', 'paul'],
])('“%s” asks for the books of a group', (question, locale, groups) => {
  expect(asked(question, locale).join(' ')).toBe(groups)
})

test.each<[string, Locale]>([
  ['What is the Pentateuch?', 'en'],
  ['Which letter did Paul write from prison?', 'en'],
  ['Which gospels tell of the birth of Jesus?', 'en'],
  ['保罗在哪里写了腓立比书', 'zh-cn'],
  ['哪几卷福音书记载了耶稣降生', 'zh-cn'],
  ['什么是先知书', 'zh-cn'],
  ['¿Qué dicen los evangelios sobre el divorcio?', 'es-es'],
  ['Quel livre Paul a-t-il laissé à Troas ?', 'fr-fr'],
])('“%s” asks for something else', (question, locale) => expect(asked(question, locale)).toEqual([]))
