import { expect, test } from 'vitest'
import { asksForCanon } from './canon.ts'

test.each([
  'How many books are in the Bible?',
  'List all the books of the New Testament in order',
  '圣经一共有多少卷书？',
  '舊約有幾卷',
  '¿Cuántos libros tiene la Biblia católica?',
  'Combien de livres compte l’Ancien Testament ?',
])('“%s” asks for the books of the Bible', (question) => expect(asksForCanon(question)).toBe(true))

test.each([
  'Which books of the Bible did Paul write?',
  '圣经哪几卷书是保罗写的',
  'How many chapters are in the book of Job?',
  '¿Qué dice la Biblia sobre los libros?',
])('“%s” asks for something else', (question) => expect(asksForCanon(question)).toBe(false))
