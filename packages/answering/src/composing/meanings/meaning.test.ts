import { isProblem, LOCALES, type Passage, parseUsfm } from '@berea/scripture'
import { describe, expect, test } from 'vitest'
import { meaningOf, sayingIn } from './meaning.ts'
import { SAYINGS } from './sayings.ts'

const at = (reference: string): Passage => {
  const passage = parseUsfm(reference)
  if (isProblem(passage)) throw new Error(reference)
  return passage
}

describe('a saying is known by where it stands', () => {
  test.each([
    ['its verse', 'MAT 7:6', 'MAT 7:6'],
    ['a verse more than it', 'MAT 7:6-7', 'MAT 7:6'],
    ['where another Gospel has it', 'MRK 10:25', 'MAT 19:24'],
  ])('%s', (_name, asked, saying) => expect(sayingIn(at(asked))?.key).toContain(saying))

  test('and not by the chapter that it stands in, nor by the verse after it', () => {
    expect(sayingIn(at('MAT 7:1-29'))).toBeUndefined()
    expect(sayingIn(at('GEN 10:7'))).toBeUndefined()
  })
})

describe('what it means', () => {
  test('is said in a sentence or two, in every language', () => {
    for (const locale of LOCALES) {
      for (const saying of SAYINGS) {
        const words = meaningOf(saying, locale, 'none')
        expect(words.length, `${saying} ${locale}`).toBeLessThan(480)
        expect(words, `${saying} ${locale}`).toMatch(/[.。?]["”」»]?$/u)
      }
    }
  })

  test('names persons and God as Catholics do, for them', () => {
    const general = meaningOf('MAT 7:6', 'zh-cn', 'none')
    expect(meaningOf('MAT 7:6', 'zh-cn', 'catholic')).toBe(general.replaceAll('神', '天主'))
  })
})
