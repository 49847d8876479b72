import { LOCALES, type Locale, parseUsfm } from '@berea/scripture'
import { describe, expect, it } from 'vitest'
import type { Danger } from '../../understand/special-cases/danger.ts'
import { understand } from '../../understand/understand.ts'
import { careNote, type FixedAnswer, fixedAnswer } from './fixed-answer.ts'
import { helplinesOf, numbersAbroad } from './helplines.ts'

const understood = (text: string, locale: Locale = 'en') =>
  understand({ text, locale, tradition: 'none', mode: 'deep' })

function answer(text: string, locale: Locale = 'en', region?: string): FixedAnswer {
  const fixed = fixedAnswer(understood(text, locale), region ? { region } : {})
  if (!fixed) throw new Error(`no fixed answer to ${text}`)
  return fixed
}

/** As it is read: a number that can be called is a link. */
const words = (fixed: FixedAnswer): string =>
  fixed.paragraphs.map(({ text }) => text.replace(/\[([^\]]+)\]\((?:tel:|https:)[^)]+\)/g, '$1')).join('\n')

describe('a person in danger', () => {
  it.each<[Locale, string, string]>([
    ['en', 'I want to kill myself', '988'],
    ['zh-cn', '我不想活了', '12356'],
    ['zh-tw', '我不想活了，藥就在面前', '1925'],
    ['es-es', 'ya no quiero vivir', '024'],
    ['fr-fr', 'je ne veux plus vivre', '3114'],
  ])('is given someone to call in the first paragraph (%s)', (locale, cry, number) =>
    expect(answer(cry, locale).paragraphs[0]?.text).toContain(number),
  )

  it('is given the numbers of the configured region', () => {
    expect(words(answer('I want to kill myself', 'en', 'GB'))).toContain('116 123')
    expect(words(answer('mi marido me pega', 'es-es', 'ar'))).toContain('144')
    expect(helplinesOf('gb')?.emergency).toBe('999')
  })

  it.each<[Locale, string, string]>([
    ['en', 'I want to kill myself', '**988** (US, Canada), **116 123** (UK)'],
    ['zh-cn', '我不想活了', '**12356**（中国）'],
    ['zh-tw', '我不想活了，藥就在面前', '**安心專線 1925**（台灣）'],
    ['es-es', 'ya no quiero vivir', '**024** (España), **800 911 2000** (México)'],
    ['fr-fr', 'je ne veux plus vivre', '**3114** (France), **0800 32 123** (Belgique)'],
  ])(
    'is told whose numbers they are where no country is configured, and how to find others (%s)',
    (locale, cry, numbers) => {
      expect(words(answer(cry, locale))).toContain(numbers)
      expect(answer(cry, locale, 'XX').paragraphs[0]?.text).toContain('findahelpline.com')
      expect(answer(cry, locale, 'NZ').paragraphs[0]?.text).not.toContain('findahelpline.com')
    },
  )

  it('is given numbers of one country together', () =>
    expect(numbersAbroad('en', 'emergency')[0]).toEqual({ number: '911', countries: ['US', 'Canada'] }))

  it('is given every line where it is not clear what the danger is', () => {
    const said = words(answer('by morning it will not matter, I have nobody left to say goodbye to'))
    for (const number of ['988', '1-800-799-7233', '1-800-422-4453']) expect(said).toContain(number)
  })

  it('is never told to stay', () => {
    expect(words(answer('my husband hits me and says the Bible tells wives to submit'))).toContain(
      'No word of Scripture obliges anyone to stay',
    )
  })

  it('is not handed a sermon: two short words of Scripture at most', () => {
    const cries: Record<Danger, string> = {
      'self-harm': 'I want to die',
      abuse: 'my husband beats me',
      child: 'a teacher is touching students',
      violence: 'I want to kill my boss',
      unnamed: 'I have nobody left to say goodbye to and by morning it will not matter',
    }
    for (const cry of Object.values(cries)) expect([1, 2]).toContain(answer(cry).cite.length)
  })
})

describe('a place that does not exist', () => {
  it.each<[Locale, string, string]>([
    ['en', 'what does Titus 4:7 say', 'There is no Titus 4: the last chapter of Titus is 3.'],
    ['zh-cn', '请解释诗篇163篇第2节', '没有诗篇第 163 篇：诗篇到第 150 篇为止。'],
    ['zh-tw', '約翰福音3章48節怎麼解釋？', '沒有約翰福音 3:48：約翰福音第 3 章到第 36 節為止。'],
    ['es-es', 'Resúmeme el capítulo 2 de Judas', 'Judas 2 no existe: Judas tiene un solo capítulo, de 25 versículos.'],
    ['fr-fr', 'sens de Jean 3.48 svp', 'Jean 3.48 n’existe pas\u202f: Jean 3 s’arrête au verset 36.'],
  ])('is said not to exist, with what does (%s)', (locale, question, sentence) => {
    const fixed = answer(question, locale)
    expect(words(fixed)).toBe(sentence)
    expect(fixed.cite).toEqual([])
  })

  it('leaves a question that names a real place too to the composer', () =>
    expect(fixedAnswer(understood('Compare John 3:16 and John 3:48'))).toBeUndefined())

  it('and a saying that is not in the Bible are both told', () => {
    const fixed = answer("'God helps those who help themselves', Hezekiah 6:1, right?")
    expect(fixed.paragraphs).toHaveLength(2)
    expect(words(fixed)).toContain('no book called “Hezekiah”')
  })
})

describe('what the Bible does not say', () => {
  it('is said first, with the verses that show it', () => {
    const fixed = answer('which verse says Eve ate an apple')
    expect(words(fixed)).toMatch(/never names the fruit/)
    expect(fixed.cite).toEqual([parseUsfm('GEN 3:1-7')])
  })
})

describe('every fixed answer', () => {
  const asked: Readonly<Record<Locale, readonly string[]>> = {
    en: ['hi', 'thanks', 'who are you', 'will it rain tomorrow', 'karma verse in the bible', 'my husband hits me'],
    'es-es': [
      'hola',
      'gracias',
      '¿quién eres?',
      '¿va a llover mañana?',
      'los siete pecados capitales',
      'me quiero morir',
    ],
    'fr-fr': ['bonjour', 'merci', 'tu es qui ?', 'la météo de demain', 'les sept péchés capitaux', 'je veux mourir'],
    'zh-cn': ['你好', '谢谢', '你是谁', '明天会下雨吗', '七宗罪', '我想死'],
    'zh-tw': ['你好', '感謝你', '你是誰', '明天會下雨嗎', '七宗罪是哪些經文', '我想死，怎麼辦'],
  }

  it.each(LOCALES)('is whole and in the reader’s language (%s)', (locale) => {
    for (const question of asked[locale]) {
      const text = words(answer(question, locale))
      expect(text).toMatch(locale.startsWith('zh') ? /[。？！：]$/ : /[.?!:]$/)
      expect(text).not.toMatch(/undefined|\$\{/)
      expect(/\p{Script=Han}/u.test(text)).toBe(locale.startsWith('zh'))
    }
  })

  it('to small talk and what lies outside quotes nothing and is short', () => {
    for (const question of ['hi there', 'thank you', 'who are you', 'fix this javascript function']) {
      const fixed = answer(question)
      expect(fixed.cite).toEqual([])
      expect(words(fixed).split(' ').length).toBeLessThan(60)
    }
  })

  it('is left to the composer where there is something to search for', () =>
    expect(fixedAnswer(understood('Why did Jesus weep?'))).toBeUndefined())
})

it('sets a number beside an answer about suicide', () => {
  expect(careNote(understood('Is suicide a sin?'))).toContain('988')
  expect(careNote(understood('Did Saul kill himself?'))).toBeUndefined()
})

it('sets a number before an answer where a danger may be meant', () => {
  expect(careNote(understood('I feel like giving up on everything'), { region: 'US' })).toContain('988')
  expect(careNote(understood('我已经看不到任何希望', 'zh-cn'), { region: 'CN' })).toContain('12356')
  expect(careNote(understood('what is the purpose of life'))).toBeUndefined()
})
