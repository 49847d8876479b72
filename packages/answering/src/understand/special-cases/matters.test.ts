import { knowledge } from '@berea/knowledge'
import { describe, expect, it } from 'vitest'
import { fold } from '../fold.ts'
import { TONGUES, type Tongue } from '../tongue.ts'
import { findPremise, findUnwritten } from './corrections.ts'
import { NEIGHBOURS, NO_TALK, OUTSIDE_CASES, TALK_CASES } from './matters.cases.ts'
import { findOutside } from './outside.ts'
import { findTalk } from './talk.ts'

type Find = (text: string, tongue: Tongue) => string | undefined

function readCases(table: string): { tongue: Tongue; id: string; phrase: string }[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [head = '', ...phrases] = line.split(' | ')
      const [tongue, id] = head.split(' ')
      return phrases.map((phrase) => ({ tongue: tongue as Tongue, id: id ?? '', phrase }))
    })
}

const outside: Find = (text, tongue) => findOutside(fold(text), tongue)

const wrong = (table: string, find: Find) =>
  readCases(table)
    .map(({ tongue, id, phrase }) => ({ phrase, id, got: find(find === outside ? phrase : fold(phrase).text, tongue) }))
    .filter(({ id, got }) => got !== id)

describe('what cannot be answered by searching', () => {
  it("is what is not Berea's business, however it is put", () => expect(wrong(OUTSIDE_CASES, outside)).toEqual([]))

  it.each(TONGUES)('is a correction whose examples ask for it (%s)', (tongue) => {
    const missed = knowledge().records.correction.flatMap((one) => {
      if (one.sort === 'unnamed') return []
      const find = one.sort === 'not-so' ? findPremise : findUnwritten
      return one.examples[tongue === 'zh' ? 'zh-Hans' : tongue]
        .map((example) => ({ example, id: one.id, got: find(fold(example).text, tongue) }))
        .filter(({ id, got }) => got !== id)
    })
    expect(missed).toEqual([])
  })

  it.each(TONGUES)('is not imagined in its neighbours (%s)', (tongue) => {
    const caught = NEIGHBOURS[tongue]
      .map((phrase) => ({ phrase, text: fold(phrase).text }))
      .map(({ phrase, text }) => ({
        phrase,
        got: findPremise(text, tongue) ?? findUnwritten(text, tongue) ?? findOutside(fold(phrase), tongue),
      }))
      .filter(({ got }) => got !== undefined)
    expect(caught).toEqual([])
  })
})

describe('small talk', () => {
  it('is known in every language', () => {
    const missed = TALK_CASES.trim()
      .split('\n')
      .flatMap((line) => {
        const [talk = '', ...phrases] = line.split(' | ')
        return phrases.filter((phrase) => findTalk(fold(phrase).text)?.talk !== talk)
      })
    expect(missed).toEqual([])
  })

  it('tells the language it is in', () => {
    expect(findTalk(fold('¡Hola, buenas!').text)).toEqual({ talk: 'hello', tongue: 'es' })
    expect(findTalk(fold('merci').text)).toEqual({ talk: 'thanks', tongue: 'fr' })
    // Giving thanks is asked after as a matter, and said with more than the word.
    expect(findTalk(fold('感恩').text)).toBeUndefined()
    expect(findTalk(fold('感恩你的回答').text)?.talk).toBe('thanks')
  })

  it('is no question that begins with a greeting', () => {
    expect(NO_TALK.filter((question) => findTalk(fold(question).text))).toEqual([])
  })
})
