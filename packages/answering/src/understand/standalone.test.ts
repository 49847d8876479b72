import type { Locale } from '@berea/scripture'
import { expect, test } from 'vitest'
import { standalone } from './standalone.ts'
import { understand } from './understand.ts'

const asked = (text: string, locale: Locale) => ({ text, locale, tradition: 'none', mode: 'deep' }) as const

test.each<[Locale, string, string, string]>([
  ['en', 'Why did Jesus weep?', 'And in Luke?', 'Why did Jesus weep in the Gospel of Luke?'],
  ['es-es', '¿Por qué lloró Jesús?', '¿Y en Lucas?', '¿Por qué lloró Jesús en el evangelio de Lucas?'],
  ['fr-fr', 'Pourquoi Jésus a-t-il pleuré ?', 'Et dans Luc ?', 'Pourquoi Jésus a-t-il pleuré dans l’évangile de Luc ?'],
  ['zh-cn', '五饼二鱼的故事在哪里？', '那路加福音呢？', '路加福音里五饼二鱼的故事在哪里？'],
  ['en', 'What is said of faith in Romans?', 'and in Genesis?', 'What is said of faith in Genesis?'],
  ['en', 'Who was Peter?', 'And Paul?', 'Who was Paul?'],
  ['zh-tw', '彼得是誰？', '那保羅呢？', '保羅是誰？'],
  ['en', 'What does the Bible say about anger?', 'and jealousy?', 'What does the Bible say about jealousy?'],
  ['zh-cn', '路得是谁？', '她的丈夫是谁？', '路得的丈夫是谁？'],
  ['en', 'Who was Ruth?', 'Who was her husband?', 'Who was Ruth’s husband?'],
  ['es-es', '¿Quién fue Rut?', '¿Quién fue su marido?', '¿Quién fue el marido de Rut?'],
  ['fr-fr', 'Qui était Ruth ?', 'Qui était son mari ?', 'Qui était le mari de Ruth ?'],
  ['fr-fr', 'Qui était Moïse ?', 'Quand est-il mort ?', 'Quand Moïse est-il mort ?'],
  ['en', 'Who was Moses?', 'When did he die?', 'When did Moses die?'],
  ['en', 'What did Jesus say to Martha?', 'Who was her sister?', 'Who was Martha’s sister?'],
])('what leans on the question before is asked whole (%s): %s %s → %s', (locale, before, text, whole) =>
  expect(standalone(asked(text, locale), understand(asked(before, locale)), locale)).toBe(whole),
)

test.each<[Locale, string, string]>([
  ['en', 'Who was Moses?', 'Who was Enoch?'],
  ['en', 'What is grace?', 'When did he die?'],
  ['en', 'I want to die', 'And Paul?'],
  ['zh-cn', '路得是谁？', '圣经怎么说饶恕？'],
])('what leans on nothing, or on nobody that was named, is left as it is (%s): %s %s', (locale, before, text) =>
  expect(standalone(asked(text, locale), understand(asked(before, locale)), locale)).toBeUndefined(),
)
