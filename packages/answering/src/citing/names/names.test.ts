import { LOCALES } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { authorOf } from './authors.ts'
import { nameOfEdition, nameOfWork } from './works.ts'

describe('a teacher is named in the reader’s language, with a century', () => {
  test.each([
    ['John Chrysostom', 'fr-fr', 'Jean Chrysostome', 4],
    ['Augustine of Hippo', 'zh-cn', '奥古斯丁', 5],
    ['Matthew Henry', 'es-es', 'Matthew Henry', 18],
    ['Gregory the Dialogist', 'en', 'Gregory the Great', 6],
    ['Homélie de saint Grégoire, Pape', 'fr-fr', 'Grégoire le Grand', 6],
    ['Homilía de San Bernardo, Abad', 'es-es', 'Bernardo de Claraval', 12],
    ['Sermón de San Cirilo, Obispo de Jerusalén', 'es-es', 'Cirilo de Jerusalén', 4],
  ] as const)('%s in %s', (name, locale, shown, century) => {
    expect(authorOf(name, locale)).toMatchObject({ name: shown, century })
  })

  test.each(['Pseudo-Chrysostom', 'Glossa Ordinaria', 'Somebody Else'])('%s is not quoted as a known teacher', (name) =>
    expect(authorOf(name, 'en')).toBeUndefined(),
  )

  test('nobody lacks a name in a language', () => {
    for (const locale of LOCALES) expect(authorOf('Origen of Alexandria', locale)?.name).toMatch(/\S{2,}/)
  })
})

describe('a work is named as a sentence names it', () => {
  const work = (id: string, title = 'A Title', titleLocal?: string) => ({
    id,
    title,
    language: 'en',
    ...(titleLocal && { titleLocal }),
  })
  test.each([
    ['dictionary-en-easton', 'en', 'Easton’s Bible Dictionary'],
    ['dictionary-en-easton', 'fr-fr', 'le dictionnaire biblique d’Easton'],
    ['notes-zh-tyndale', 'zh-cn', '《丁道尔研读注释》'],
    ['dictionary-fr-uw-terms', 'fr-fr', 'les termes clés unfoldingWord'],
    ['something-en-new', 'en', 'A Title'],
    ['something-en-new', 'zh-tw', '《A Title》'],
  ] as const)('%s in %s', (id, locale, name) => expect(nameOfWork(work(id), locale)).toBe(name))

  test('an edition by its short name', () => {
    expect(nameOfEdition(work('bible-zh-hant-cuv'))).toBe('和合本')
    expect(nameOfEdition(work('bible-en-kjv', 'King James Version (1769 text)', 'King James Version'))).toBe(
      'King James Version',
    )
  })
})
