import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { countsAsked } from './counts.ts'

const asked = (question: string, locale: Locale) => {
  const counted = countsAsked(question, { locale, tradition: 'none' })
  if (!counted) return undefined
  const { books, chapter, testament } = counted
  return books.length > 1 ? (testament ?? 'all') : `${books[0]}${chapter === undefined ? '' : ` ${chapter}`}`
}

test.each<[string, Locale, string]>([
  ['圣经有多少章', 'zh-cn', 'all'],
  ['舊約一共有幾章', 'zh-tw', 'old'],
  ['诗篇有多少篇', 'zh-cn', 'PSA'],
  ['罗马书一共有几章', 'zh-cn', 'ROM'],
  ['约翰福音第三章有几节', 'zh-cn', 'JHN 3'],
  ['How many chapters are in Romans?', 'en', 'ROM'],
  ['How many verses does the New Testament have?', 'en', 'new'],
  ['how many verses in psalm 119', 'en', 'PSA 119'],
  ['¿Cuántos capítulos tiene el libro de Job?', 'es-es', 'JOB'],
  ['Combien de versets dans Jean 3 ?', 'fr-fr', 'JHN 3'],
])('“%s” wants chapters or verses counted', (question, locale, what) => expect(asked(question, locale)).toBe(what))

test.each<[string, Locale]>([
  ['How many chapters did Paul write?', 'en'],
  ['How many psalms did David write?', 'en'],
  ['耶稣骑驴进城用了几节经文', 'zh-cn'],
  ['¿Cuántos libros tiene la Biblia?', 'es-es'],
])('“%s” asks for something else', (question, locale) => expect(asked(question, locale)).toBeUndefined())
