import { describe, expect, test } from 'vitest'
import { namesModernThing } from './modern.ts'

describe('a thing that the world of the Bible did not have', () => {
  test.each([
    'What does the Bible say about vaccines?',
    'is it a sin to use AI?',
    '¿Qué dice la Biblia de las criptomonedas?',
    'Que dit la Bible sur les panneaux solaires ?',
    '圣经怎么看疫苗',
    '聖經怎麼看人工智慧',
  ])('is known by its name: %s', (question) => expect(namesModernThing(question)).toBe(true))

  test.each([
    'Who carried the money bag?',
    'Where were their feet put in the stocks?',
    '¿Quién llevaba la bolsa del dinero?',
    'Who laid Moses in a basket?',
    'How should resident aliens be treated?',
    '¿Dónde dice «anímense unos a otros»?',
    'Qu’ai-je fait ?',
    'Que dit Dieu, car il est bon ?',
    'Que dit Paul de l’olivier et de la greffe ?',
    '门徒在哪里撒网',
    '乃缦的大麻风是怎么好的',
  ])('and is none of the Bible’s own: %s', (question) => expect(namesModernThing(question)).toBe(false))
})
