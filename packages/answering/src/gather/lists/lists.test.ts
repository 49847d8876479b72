import { formatUsfm } from '@berea/scripture'
import { expect, test } from 'vitest'
import { listAsked } from './lists.ts'

test.each([
  ['Name the twelve apostles', 'en', 'MAT 10:2-4'],
  ['What are the ten commandments?', 'en', 'EXO 20:3'],
  ['What were the ten plagues of Egypt in order?', 'en', 'EXO 7:20'],
  ['How many sons did Jacob have?', 'en', 'GEN 35:23-26'],
  ['What is the armor of God? We talk about it on Sunday.', 'en', 'EPH 6:14-17'],
  ['¿Cuáles son los frutos del Espíritu?', 'es-es', 'GAL 5:22-23'],
  ['¿Quiénes fueron los doce apóstoles?', 'es-es', 'MAT 10:2-4'],
  ['Quelles sont les dix plaies d’Égypte ?', 'fr-fr', 'EXO 7:20'],
  ['Quels étaient les noms des douze apôtres ?', 'fr-fr', 'MAT 10:2-4'],
  ['十二使徒有哪些人？', 'zh-cn', 'MAT 10:2-4'],
  ['十二個門徒叫什麼名字', 'zh-tw', 'MAT 10:2-4'],
  ['十诫是哪十条', 'zh-cn', 'EXO 20:3'],
  ['雅各有几个儿子？', 'zh-cn', 'GEN 35:23-26'],
  ['八福是哪八样福气', 'zh-cn', 'MAT 5:3-10'],
  ['十災按順序是哪十樣', 'zh-tw', 'EXO 7:20'],
  ['谁是耶稣的十二门徒', 'zh-cn', 'MAT 10:2-4'],
  ['List the seven churches of Revelation', 'en', 'REV 1:11'],
  ['启示录的七个教会是哪七个', 'zh-cn', 'REV 1:11'],
  ['¿Cuáles son las siete iglesias del Apocalipsis?', 'es-es', 'REV 1:11'],
  ["Quelles sont les sept églises de l'Apocalypse ?", 'fr-fr', 'REV 1:11'],
  ['耶稣行过哪些神迹', 'zh-cn', 'JHN 2:11'],
  ['What are the parables of Jesus?', 'en', 'MAT 13:3-4'],
  ['以色列十二支派有哪些', 'zh-cn', 'NUM 1:5-15'],
] as const)('“%s” asks for a list', (question, locale, first) => {
  expect(formatUsfm(listAsked(question, locale)!.places[0]!)).toBe(first)
})

test.each([
  ['Which of the twelve tribes got no land?', 'en'],
  ['Which of the ten commandments is about parents?', 'en'],
  ['¿Cuál de los doce apóstoles era cobrador de impuestos?', 'es-es'],
  ['Who were the twelve apostles? Which of them was married?', 'en'],
  ['十二使徒后来是怎么死的', 'zh-cn'],
  ['八福是什么意思', 'zh-cn'],
] as const)('“%s” asks for more than the list', (question, locale) => {
  expect(listAsked(question, locale)).toBeUndefined()
})

test.each([
  ['主祷文全文', 'zh-cn', 'MAT 6:9-13'],
  ["the Lord's prayer", 'en', 'MAT 6:9-13'],
  ['圣经最短的经文是哪一节', 'zh-cn', 'JHN 11:35'],
  ['¿Cuál es el primer versículo de la Biblia?', 'es-es', 'GEN 1:1'],
  ['Qui a écrit la Bible ?', 'fr-fr', '2TI 3:16-17'],
] as const)('“%s” asks for a text that is known by heart', (question, locale, place) => {
  const { isText, places } = listAsked(question, locale)!
  expect([isText, places.map((one) => formatUsfm(one))]).toEqual([true, [place]])
})

test.each([
  ['耶穌行的第一個神蹟是什麼', 'zh-tw'],
  ["What was Jesus' first miracle?", 'en'],
  ['¿Cuál fue el primer milagro de Jesús?', 'es-es'],
  ['Quel fut le premier miracle de Jésus ?', 'fr-fr'],
] as const)('“%s” asks for one of them', (question, locale) => expect(listAsked(question, locale)).toBeUndefined())
