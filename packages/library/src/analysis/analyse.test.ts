import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANALYSED, analyse, analysedLanguage } from './analyse.ts'
import { foldChinese } from './chinese.ts'

describe('the words of a text', () => {
  test.each([
    ['en', 'What did Jesus say to the sick man?', ['jesus', 'say', 'sick', 'man']],
    ['en', 'He that loveth dying men’s souls', ['love', 'die', 'men', 'soul']],
    ['en', 'seeketh, Seeking; SEEKS', ['seek', 'seek', 'seek']],
    ['fr', 'Qu’est-ce que l’amour de l’Éternel ?', ['amour', 'eternel']],
    ['fr', 'cœur, cœurs', ['coeur', 'coeur']],
    ['es', '¿Quién perdonó los pecados?', ['perdon', 'pec']],
    ['zh', '神愛世人。', ['神爱', '爱世', '世人', '神', '爱', '世', '人']],
    ['zh', '耶稣为什么哭了？', ['耶稣', '稣为', '么哭', '哭了', '耶', '稣', '哭']],
    ['en', '…', []],
  ] as const)('%s: %s', (language, text, words) => {
    expect(analyse(text, language)).toEqual(words)
  })

  test('keep the stop words where they are asked for', () => {
    expect(analyse('What is love?', 'en', { stopWords: 'keep' })).toEqual(['what', 'is', 'love'])
    expect(analyse('他是谁', 'zh', { stopWords: 'keep' })).toEqual(['他是', '是谁', '他', '是', '谁'])
  })

  test('are the same in both Chinese scripts and in composed or decomposed letters', () => {
    expect(analyse('耶穌為甚麼哭了', 'zh')).toEqual(analyse('耶稣为什么哭了', 'zh'))
    expect(analyse('Père éternel'.normalize('NFD'), 'fr')).toEqual(analyse('Père éternel', 'fr'))
  })

  test('do not depend on what was analysed before', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...ANALYSED), (one, other, language) => {
        const apart = [...analyse(one, language), ...analyse(other, language)]
        expect(analyse(`${one}\n${other}`, language)).toEqual(apart)
      }),
    )
  })
})

test('folding Chinese keeps every character at its place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldChinese(text)).toHaveLength(text.length)
      expect(foldChinese(foldChinese(text))).toBe(foldChinese(text))
    }),
  )
})

test.each([
  ['zh-tw', 'zh'],
  ['lzh-Hant', 'zh'],
  ['es-es', 'es'],
  ['en', 'en'],
  ['grc', undefined],
])('the analyser of %s is %s', (tag, language) => {
  expect(analysedLanguage(tag)).toBe(language)
})
